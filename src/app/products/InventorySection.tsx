import { Upload } from 'lucide-react';
import { useMemo, useRef, useState, type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '#contract/products/product.ts';
import type { Messages } from '#languages/messages.ts';
import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';
import { isEmptyList } from '#features/list/formatListCount.ts';
import type { ListTool } from '#features/list/listDefinition.ts';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { useProductListDefinition } from '#features/products/inventory/createProductListDefinition.ts';
import type { ProductListActions } from '#features/products/inventory/productCells.tsx';
import { NoProducts } from '#features/products/list/ProductListView.tsx';
import { formatCategory, formatProductName } from '#features/products/productModel.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { BulkBoundary } from '../bulk/BulkBoundary.tsx';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList, useListSelection } from '../list/useList.ts';
import { useFailureToast } from '../list/useListPage.ts';
import { productQueries } from './productQueries.ts';
import { useNotify } from '../page/useNotify.ts';
import { usePaste } from './usePaste.ts';
import { useProductDeletion } from './useProductDeletion.tsx';
import { useQuickEdit } from './useQuickEdit.tsx';

type InventorySectionProps = {
  /** Returns the text of a failure, for a toast and the table. */
  getFailureText: (error: unknown) => string;
  /** Rows shown if the URL has no search parameters: those of the default view, or all. */
  opensWith: 'defaultView' | 'allRows';
  /** Called if a product could not be deleted. The specification wants no message. */
  onDeleteFailed?: (() => void) | undefined;
};

const ProductBulkSection = lazyWithRetry(() =>
  import('./ProductBulkSection.tsx').then((module) => module.ProductBulkSection),
);
const ProductExportSection = lazyWithRetry(() =>
  import('./ProductExportSection.tsx').then((module) => module.ProductExportSection),
);

/** The inventory table of the dashboard and the product list, with its row actions. */
export function InventorySection(props: InventorySectionProps) {
  const { getFailureText, opensWith, onDeleteFailed } = props;
  const [updatedAt, setUpdatedAt] = useState<'sent' | 'missing'>('sent');
  const { list, criteria, pageQuery, views, tableProps } = useList({
    list: useProductListDefinition(updatedAt),
    queries: productQueries,
    opensWith,
    getFailureText,
  });
  const { state } = pageQuery;
  useFailureToast(pageQuery.error, getFailureText);
  const rowSelection = useListSelection(toSelectableProduct, useMessages('products'));
  const tableRef = useRef<ListHandle>(null);
  const navigate = useNavigate();
  const rows = state.status === 'listed' ? state.rows : [];
  const sentOrMissing = rows.some((row) => row.updatedAt) ? 'sent' : 'missing';
  if (rows.length > 0 && updatedAt !== sentOrMissing) setUpdatedAt(sentOrMissing);
  const quickEdit = useQuickEdit(rows);
  const pasting = usePaste({ columns: list.columns, saveEditor: quickEdit.saveAndClose });
  const { deletion, actions } = useRowActions({
    rows,
    tableRef,
    onDeleted: (id) => rowSelection.selection.remove([id]),
    onDeleteFailed,
    // An Enter that follows a paste is for its preview, which may still be loading.
    onQuickEdit: pasting.paste ? ignore : quickEdit.open,
  });
  const exportTool = useExportTool({ list, pageQuery, Dialog: ProductExportSection });
  const importTool = useImportTool();
  return (
    <>
      {isEmptyList(list, state, criteria) ? (
        <NoProducts />
      ) : (
        <ListTable
          {...tableProps}
          ref={tableRef}
          actions={actions}
          tools={[views.columnsTool, exportTool.tool, importTool]}
          rowSelection={rowSelection}
          onEditRow={({ _id }) => void navigate(paths.editProduct(_id))}
        />
      )}
      {views.renderPanel(criteria)}
      {exportTool.dialog}
      {quickEdit.editor}
      <BulkBoundary
        selection={rowSelection.selection}
        isNeeded={pasting.paste !== undefined}
        onClose={pasting.cancel}
      >
        <ProductBulkSection {...{ rowSelection, pageQuery, tableRef, pasting }} />
      </BulkBoundary>
      {deletion.dialog}
    </>
  );
}

/** Opens the import. On phones, where the page's title has no room for its link. */
function useImportTool(): ListTool {
  const t = useMessages('products').productList;
  const navigate = useNavigate();
  return {
    label: t.importProducts,
    icon: <Upload />,
    shownOn: 'phones',
    onSelect: () => void navigate(paths.importProducts),
  };
}

type RowActionsOptions = RowDeletionOptions & Pick<ProductListActions, 'onQuickEdit'>;

/** Returns the row actions: opening a product's page, deleting it, and editing one of its values in place. */
function useRowActions({ onQuickEdit, ...options }: RowActionsOptions) {
  const deletion = useRowDeletion(options);
  const { open: openDialog } = deletion;
  const openCell = useEventCallback(onQuickEdit);
  const navigate = useNavigate();
  const onView = useEventCallback((id: string) => void navigate(paths.viewProduct(id)));
  // Stable, so that memoized rows don't render again.
  const actions = useMemo(
    () => ({ onView, onDelete: openDialog, onQuickEdit: openCell }),
    [onView, openDialog, openCell],
  );
  return { deletion, actions };
}

const ignore = () => undefined;

const toSelectableProduct = ({ inventory, productFilters }: Messages['products'], product: Product) => ({
  id: product._id,
  name: formatProductName(inventory, product),
  detail: product.category && formatCategory(productFilters.category.options, product.category),
});

type RowDeletionOptions = {
  /** The rows of the current page. */
  rows: readonly Product[];
  tableRef: RefObject<ListHandle | null>;
  /** Called even if the page has been left. */
  onDeleted: (id: string) => void;
  onDeleteFailed: InventorySectionProps['onDeleteFailed'];
};

/** Deletes a product of the list, and moves focus to the row that takes its place. */
function useRowDeletion({ rows, tableRef, onDeleted, onDeleteFailed }: RowDeletionOptions) {
  const t = useMessages('products').deleteDialog;
  const [removed, setRemoved] = useState<{ index: number }>();
  const notify = useNotify();
  useFocusAfterDeletion(removed, tableRef);
  return useProductDeletion({
    onDeleted({ _id }) {
      onDeleted(_id);
      notify('success', t.deleted);
    },
    onEnd(outcome, { _id }) {
      // These are the rows from before the deletion.
      if (outcome !== 'failed') setRemoved({ index: rows.findIndex((row) => row._id === _id) });
      if (outcome !== 'deleted') onDeleteFailed?.();
    },
  });
}

/** Moves focus to the row that takes the deleted row's place. */
function useFocusAfterDeletion(
  removed: { index: number } | undefined,
  tableRef: RefObject<ListHandle | null>,
) {
  useEffect(() => {
    if (!removed) return;
    // After the closing dialog has returned focus to its button, which now belongs to another product.
    const timer = setTimeout(() => {
      if (tableRef.current) tableRef.current.focusRow(removed.index);
      else document.getElementById(MAIN_ID)?.focus();
    });
    return () => clearTimeout(timer);
  }, [removed, tableRef]);
}
