import { type RefObject, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListedProduct } from '#contract/products/listedProduct.ts';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { hasFilters } from '#features/list/listModel.ts';
import { createSelection } from '#features/list/selection.ts';
import { type ListSelection, selectionCells } from '#features/list/SelectionCells.tsx';
import { paths } from '#features/paths.ts';
import { LowStockLink } from '#features/products/inventory/LowStockLink.tsx';
import { formatCategory } from '#features/products/inventory/categories.ts';
import { productName } from '#features/products/inventory/productName.ts';
import { useProductList } from '#features/products/inventory/useProductList.ts';
import { NoProducts } from '#features/products/list/NoProducts.tsx';
import { useWords } from '#features/words/useWords.ts';
import { LazyBulkSection } from '../bulk/LazyBulkSection.tsx';
import { withWords } from '../language/withWords.ts';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useFailureNotice } from '../list/useAllRows.ts';
import { toTableProps } from '../list/toTableProps.ts';
import { useListSource } from '../list/useListSource.ts';
import { useOfferedList } from '../list/useOfferedList.ts';
import { useLiveList, useRefreshWhenEmpty } from '../live/useLiveList.ts';
import { useListViews } from '../list/views/useListViews.tsx';
import { useListTools } from '../list/useListTools.tsx';
import { useListCriteria } from '../list/useListCriteria.ts';
import { useRowLinks } from '../list/useRowLinks.ts';
import { productQueries } from '../queries/products.ts';
import { usePathname } from '../router/PathnameContext.ts';
import { useNotify } from '../shell/useNotify.ts';
import { importDeleteDialog, LazyDeleteProductDialog } from './LazyDeleteProductDialog.tsx';
import { useProductDeletion } from './useProductDeletion.ts';
import { useQuickEditing } from './useQuickEditing.tsx';

export type InventorySectionProps = {
  /** What is said of a list that could not be had, in a toast and in the table. */
  failureText: (error: unknown) => string;
  /** Whether the list leads to the products that are low on stock. @default 'unmentioned' */
  lowStock?: 'linked' | 'unmentioned' | undefined;
};

const loadBulk = async () => ({
  Section: (await withWords(import('./ProductBulkSection.tsx'), 'listTools', 'productTools'))
    .ProductBulkSection,
});
const loadExport = async () =>
  (await withWords(import('./ProductExportSection.tsx'), 'listTools', 'exportNames')).ProductExportSection;

const NO_ROWS: readonly ListedProduct[] = [];

/** The inventory table of the dashboard and of the product list: what it shows, and the deletion of a product. */
export function InventorySection({ failureText, lowStock }: InventorySectionProps) {
  const { list, criteria, source, live, views } = useProductSource(failureText);
  const { state, totalCount } = source;
  const selectable = useProductSelection();

  const rows = state.status === 'listed' ? state.rows : NO_ROWS;
  const table = useRef<ListHandle>(null);
  const { deletion, quickEditing, actions } = useRowActions(rows, table, (id) =>
    selectable.selection.remove([id]),
  );
  const exporting = useExportTool({ list, source, load: loadExport });
  const tools = useListTools(views.button, exporting.button);
  const links = useRowLinks(importDeleteDialog);
  return (
    <>
      {totalCount === 0 && !hasFilters(criteria) ? (
        <NoProducts />
      ) : (
        <ListTable
          ref={table}
          list={list}
          criteria={criteria}
          actions={actions}
          {...toTableProps(source, live)}
          tools={tools}
          note={lowStock === 'linked' ? <LowStockLink counts={source.optionCounts} /> : undefined}
          linkListeners={links}
          selectable={selectable}
        />
      )}
      {views.renderPanel(criteria)}
      {exporting.dialog}
      {quickEditing.editor}
      <LazyBulkSection {...{ selectable, source, table }} load={loadBulk} />
      <LazyDeleteProductDialog
        state={deletion.state}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </>
  );
}

/** What the rows ask for: the deletion of a product, and the change of a figure in its place. */
function useRowActions(
  rows: readonly ListedProduct[],
  table: RefObject<ListHandle | null>,
  onDeleted: (id: string) => void,
) {
  const navigate = useNavigate();
  const pathname = usePathname();
  const deletion = useProductDeletion({
    rows,
    table,
    onDeleted,
    // On the dashboard already, with what was searched and filtered there, nothing is to be left.
    onFailure: () => pathname !== paths.dashboard && void navigate(paths.dashboard),
  });
  const quickEditing = useQuickEditing(rows);
  const actions = useMemo(
    () => ({ onDelete: deletion.ask, onQuickEdit: quickEditing.begin }),
    [deletion.ask, quickEditing.begin],
  );
  return { deletion, quickEditing, actions };
}

/** The products that the address asks for, and whether the store has others by now. */
function useProductSource(failureText: InventorySectionProps['failureText']) {
  const offered = useOfferedList(useProductList());
  const entry = usePathname() === paths.dashboard ? 'asAddressed' : 'firstView';
  const views = useListViews({ name: 'products', list: offered, entry });
  const [criteria, changeCriteria] = useListCriteria(offered, views.entryQuery);
  const source = useListSource({
    list: offered,
    criteria,
    onChange: changeCriteria,
    queries: productQueries,
    failureText,
  });
  const live = useLiveList('products', { shown: source.shownKey, all: productQueries.all().queryKey });
  useRefreshWhenEmpty(source.totalCount, live);
  const notify = useNotify();
  useFailureNotice(source.error, (error) => notify('error', failureText(error)));
  return { list: views.list, criteria, source, live, views };
}

/** The selection lasts as long as the list: over its pages, searches, filters and sorts. */
function useProductSelection(): ListSelection<ListedProduct> {
  const { inventoryCopy } = useWords('products');
  const [selection] = useState(createSelection);
  return useMemo(
    () => ({
      selection,
      getId: ({ _id }) => _id,
      toSelectable: (product) => ({
        id: product._id,
        name: productName(inventoryCopy, product),
        detail: product.category && formatCategory(inventoryCopy.categories, product.category),
      }),
      cells: selectionCells,
    }),
    [selection, inventoryCopy],
  );
}
