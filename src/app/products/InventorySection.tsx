import { useMemo, useRef, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { hasFilters } from '#features/list/listModel.ts';
import { LowStockLink } from '#features/products/inventory/LowStockLink.tsx';
import { DeleteProductDialog } from '#features/products/inventory/DeleteProductDialog.tsx';
import { formatCategory } from '#features/products/inventory/categories.ts';
import { productName } from '#features/products/inventory/productName.ts';
import type { QuickEditCell } from '#features/products/inventory/quickEditCell.ts';
import { useProductListDefinition } from '#features/products/inventory/useProductListDefinition.ts';
import { NoProducts } from '#features/products/list/NoProducts.tsx';
import { useWords } from '#features/words/useWords.ts';
import type { Words } from '#languages/words.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { BulkBoundary } from '../bulk/BulkBoundary.tsx';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList } from '../list/useList.ts';
import { useFailureToast } from '../list/useListPage.ts';
import { useListSelection } from '../list/useListSelection.ts';
import { productQueries } from '../queries/products.ts';
import { QuickEditSection } from './QuickEditSection.tsx';
import { type ProductDeletionOptions, useProductDeletion } from './useProductDeletion.ts';

export type InventorySectionProps = {
  /** The text of a failure, in a toast and in the table. */
  failureText: (error: unknown) => string;
  /** Whether a URL without a query shows the administrator's default view. */
  entry: 'defaultView' | 'fromUrl';
  /** Called if a product could not be deleted, which the specification wants no message for. */
  onDeleteFailed?: (() => void) | undefined;
  /** Whether the list links to the products that are low on stock. @default 'unmentioned' */
  lowStock?: 'linked' | 'unmentioned' | undefined;
};

const ProductBulkSection = lazyWithRetry(() =>
  import('./ProductBulkSection.tsx').then((module) => module.ProductBulkSection),
);
const ProductExportSection = lazyWithRetry(() =>
  import('./ProductExportSection.tsx').then((module) => module.ProductExportSection),
);

/** The inventory table of the dashboard and of the product list, and the deletion of a product. */
export function InventorySection({ failureText, entry, onDeleteFailed, lowStock }: InventorySectionProps) {
  const { list, criteria, page, views, table } = useList({
    list: useProductListDefinition(),
    queries: productQueries,
    entry,
    failureText,
  });
  const { state } = page;
  useFailureToast(page.error, failureText);
  const selectable = useListSelection(toSelectableProduct, useWords('products'));
  const handle = useRef<ListHandle>(null);
  const rows = state.status === 'listed' ? state.rows : [];
  const { deletion, quickEditing, actions } = useRowActions({
    rows,
    table: handle,
    onDeleted: (id) => selectable.selection.remove([id]),
    onFailure: () => onDeleteFailed?.(),
  });
  const exporting = useExportTool({ list, page, Dialog: ProductExportSection });
  return (
    <>
      {'totalCount' in state && state.totalCount.count === 0 && !hasFilters(criteria) ? (
        <NoProducts />
      ) : (
        <ListTable
          {...table}
          ref={handle}
          actions={actions}
          tools={
            <>
              {views.button}
              {exporting.button}
            </>
          }
          note={lowStock === 'linked' ? <LowStockLink counts={page.optionCounts} /> : undefined}
          selectable={selectable}
        />
      )}
      {views.renderPanel(criteria)}
      {exporting.dialog}
      {quickEditing.editor}
      <BulkBoundary selection={selectable.selection}>
        <ProductBulkSection {...{ selectable, page }} table={handle} />
      </BulkBoundary>
      <DeleteProductDialog state={deletion.state} onConfirm={deletion.confirm} onCancel={deletion.cancel} />
    </>
  );
}

/** The actions of a row: deleting the product, and editing one of its figures in place. */
function useRowActions(options: ProductDeletionOptions) {
  const deletion = useProductDeletion(options);
  const quickEditing = useQuickEditing(options.rows);
  const { ask } = deletion;
  const { begin } = quickEditing;
  // Stable, so that memoized rows are not rendered again.
  const actions = useMemo(() => ({ onDelete: ask, onQuickEdit: begin }), [ask, begin]);
  return { deletion, quickEditing, actions };
}

/** Edits the figures of a product in the list, one cell at a time. */
function useQuickEditing(rows: readonly Product[]) {
  const [cell, setCell] = useState<QuickEditCell>();
  // What is typed in an open cell is saved before another one opens.
  const leaveOpenCell = useRef<(next: QuickEditCell) => void>(null);
  const begin = useEventCallback((product: Product, field: QuickEditCell['field']) => {
    if (leaveOpenCell.current) leaveOpenCell.current({ product, field });
    else setCell({ product, field });
  });
  const editor = cell && (
    <QuickEditSection
      key={`${cell.product._id} ${cell.field}`}
      cell={cell}
      rows={rows}
      onMove={setCell}
      leaveRef={leaveOpenCell}
    />
  );
  return { begin, editor };
}

const toSelectableProduct = ({ inventoryCopy, productFilters }: Words['products'], product: Product) => ({
  id: product._id,
  name: productName(inventoryCopy, product),
  detail: product.category && formatCategory(productFilters.category.options, product.category),
});
