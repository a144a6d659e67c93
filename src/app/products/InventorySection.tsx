import { useMemo, useRef, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { Messages } from '#languages/messages.ts';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { hasFilters } from '#features/list/listModel.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { DeleteProductDialog } from '#features/products/inventory/DeleteProductDialog.tsx';
import { LowStockLink } from '#features/products/inventory/LowStockLink.tsx';
import { useProductListDefinition } from '#features/products/inventory/createProductListDefinition.ts';
import type { QuickEditCell } from '#features/products/inventory/quickEditCell.ts';
import { NoProducts } from '#features/products/list/ProductListView.tsx';
import { formatCategory, getProductName } from '#features/products/productModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { BulkBoundary } from '../bulk/BulkBoundary.tsx';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList, useListSelection } from '../list/useList.ts';
import { useFailureToast } from '../list/useListPage.ts';
import { productQueries } from '../queries/products.ts';
import { QuickEditSection } from './QuickEditSection.tsx';
import { type ProductDeletionOptions, useProductDeletion } from './useProductDeletion.ts';

type InventorySectionProps = {
  /** Returns the text of a failure, for a toast and the table. */
  failureText: (error: unknown) => string;
  /** Whether a URL without search parameters shows the administrator's default view. */
  entry: 'defaultView' | 'fromUrl';
  /** Called if a product could not be deleted. The specification wants no message. */
  onDeleteFailed?: (() => void) | undefined;
  /** Whether the list links to products with low stock. @default 'unmentioned' */
  lowStock?: 'linked' | 'unmentioned' | undefined;
};

const ProductBulkSection = lazyWithRetry(() =>
  import('./ProductBulkSection.tsx').then((module) => module.ProductBulkSection),
);
const ProductExportSection = lazyWithRetry(() =>
  import('./ProductExportSection.tsx').then((module) => module.ProductExportSection),
);

/** The inventory table of the dashboard and the product list, with its row actions. */
export function InventorySection({ failureText, entry, onDeleteFailed, lowStock }: InventorySectionProps) {
  const { list, criteria, pageQuery, views, tableProps } = useList({
    list: useProductListDefinition(),
    queries: productQueries,
    entry,
    failureText,
  });
  const { state } = pageQuery;
  useFailureToast(pageQuery.error, failureText);
  const rowSelection = useListSelection(toSelectableProduct, useMessages('products'));
  const tableRef = useRef<ListHandle>(null);
  const rows = state.status === 'listed' ? state.rows : [];
  const { deletion, quickEditing, actions } = useRowActions({
    rows,
    tableRef,
    onDeleted: (id) => rowSelection.selection.remove([id]),
    onFailure: () => onDeleteFailed?.(),
  });
  const exportTool = useExportTool({ list, pageQuery, Dialog: ProductExportSection });
  return (
    <>
      {'totalCount' in state && state.totalCount.count === 0 && !hasFilters(criteria) ? (
        <NoProducts />
      ) : (
        <ListTable
          {...tableProps}
          ref={tableRef}
          actions={actions}
          tools={
            <>
              {views.button}
              {exportTool.button}
            </>
          }
          note={lowStock === 'linked' ? <LowStockLink counts={pageQuery.optionCounts} /> : undefined}
          rowSelection={rowSelection}
        />
      )}
      {views.renderPanel(criteria)}
      {exportTool.dialog}
      {quickEditing.editor}
      <BulkBoundary selection={rowSelection.selection}>
        <ProductBulkSection {...{ rowSelection, pageQuery, tableRef }} />
      </BulkBoundary>
      <DeleteProductDialog state={deletion.state} onConfirm={deletion.confirm} onCancel={deletion.cancel} />
    </>
  );
}

/** Returns the row actions: deleting a product, and editing one of its values in place. */
function useRowActions(options: ProductDeletionOptions) {
  const deletion = useProductDeletion(options);
  const quickEditing = useQuickEditing(options.rows);
  const { open } = deletion;
  const { begin } = quickEditing;
  // Stable, so that memoized rows don't render again.
  const actions = useMemo(() => ({ onDelete: open, onQuickEdit: begin }), [open, begin]);
  return { deletion, quickEditing, actions };
}

/** Edits values in the list, one cell at a time. */
function useQuickEditing(rows: readonly Product[]) {
  const [cell, setCell] = useState<QuickEditCell>();
  // An open cell is saved before another one opens.
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

const toSelectableProduct = (
  { inventory: inventoryMessages, productFilters }: Messages['products'],
  product: Product,
) => ({
  id: product._id,
  name: getProductName(inventoryMessages, product),
  detail: product.category && formatCategory(productFilters.category.options, product.category),
});
