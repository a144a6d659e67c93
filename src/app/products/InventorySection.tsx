import { useMemo, useRef, useState, type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '#contract/products/product.ts';
import type { Messages } from '#languages/messages.ts';
import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { hasFilters } from '#features/list/listModel.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { DeleteProductDialog, type DeleteState } from '#features/products/inventory/DeleteProductDialog.tsx';
import { LowStockLink } from '#features/products/inventory/LowStockLink.tsx';
import { useProductListDefinition } from '#features/products/inventory/createProductListDefinition.ts';
import type { QuickEditCell } from '#features/products/inventory/quickEditCell.ts';
import { NoProducts } from '#features/products/list/ProductListView.tsx';
import { formatCategory, getProductName } from '#features/products/productModel.ts';
import { hasStatus, logFailure } from '../api/failure.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { BulkBoundary } from '../bulk/BulkBoundary.tsx';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList, useListSelection } from '../list/useList.ts';
import { useFailureToast } from '../list/useListPage.ts';
import { productQueries, useDeleteProduct } from '../queries/products.ts';
import { useNotify } from '../shell/useNotify.ts';
import { QuickEditSection } from './QuickEditSection.tsx';
import { usePaste } from './usePaste.tsx';

type InventorySectionProps = {
  /** Returns the text of a failure, for a toast and the table. */
  getFailureText: (error: unknown) => string;
  /** Rows shown if the URL has no search parameters: those of the default view, or all. */
  opensWith: 'defaultView' | 'allRows';
  /** Called if a product could not be deleted. The specification wants no message. */
  onDeleteFailed?: (() => void) | undefined;
  /** The link above the list to products with low stock. @default 'hidden' */
  lowStockLink?: 'shown' | 'hidden' | undefined;
};

const ProductBulkSection = lazyWithRetry(() =>
  import('./ProductBulkSection.tsx').then((module) => module.ProductBulkSection),
);
const ProductExportSection = lazyWithRetry(() =>
  import('./ProductExportSection.tsx').then((module) => module.ProductExportSection),
);

/** The inventory table of the dashboard and the product list, with its row actions. */
export function InventorySection(props: InventorySectionProps) {
  const { getFailureText, opensWith, onDeleteFailed, lowStockLink } = props;
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
  const { deletion, quickEdit, actions } = useRowActions({
    rows,
    tableRef,
    onDeleted: (id) => rowSelection.selection.remove([id]),
    onFailure: () => onDeleteFailed?.(),
  });
  const pasteDialog = usePaste({
    products: rows,
    rowSelection,
    columns: list.columns,
    onPaste: quickEdit.close,
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
          tools={[views.columnsTool, exportTool.tool]}
          note={lowStockLink === 'shown' ? <LowStockLink counts={pageQuery.optionCounts} /> : undefined}
          rowSelection={rowSelection}
          onEditRow={({ _id }) => void navigate(paths.editProduct(_id))}
        />
      )}
      {views.renderPanel(criteria)}
      {exportTool.dialog}
      {quickEdit.editor}
      {pasteDialog}
      <BulkBoundary selection={rowSelection.selection}>
        <ProductBulkSection {...{ rowSelection, pageQuery, tableRef }} />
      </BulkBoundary>
      <DeleteProductDialog state={deletion.state} onConfirm={deletion.confirm} onCancel={deletion.cancel} />
    </>
  );
}

/** Returns the row actions: opening a product's page, deleting it, and editing one of its values in place. */
function useRowActions(options: ProductDeletionOptions) {
  const deletion = useProductDeletion(options);
  const quickEdit = useQuickEdit(options.rows);
  const { open: openDialog } = deletion;
  const { open: openCell } = quickEdit;
  const navigate = useNavigate();
  const onView = useEventCallback((id: string) => void navigate(paths.viewProduct(id)));
  // Stable, so that memoized rows don't render again.
  const actions = useMemo(
    () => ({ onView, onDelete: openDialog, onQuickEdit: openCell }),
    [onView, openDialog, openCell],
  );
  return { deletion, quickEdit, actions };
}

/** Edits values in the list, one cell at a time. */
function useQuickEdit(rows: readonly Product[]) {
  const [cell, setCell] = useState<QuickEditCell>();
  const saveAndOpen = useRef<(next: QuickEditCell) => void>(null);
  const open = useEventCallback((product: Product, field: QuickEditCell['field']) => {
    // An open cell is saved before another one opens.
    if (saveAndOpen.current) saveAndOpen.current({ product, field });
    else setCell({ product, field });
  });
  const editor = cell && (
    <QuickEditSection
      key={`${cell.product._id} ${cell.field}`}
      cell={cell}
      rows={rows}
      onCellChange={setCell}
      saveAndOpenRef={saveAndOpen}
    />
  );
  return { open, close: () => setCell(undefined), editor };
}

const toSelectableProduct = ({ inventory, productFilters }: Messages['products'], product: Product) => ({
  id: product._id,
  name: getProductName(inventory, product),
  detail: product.category && formatCategory(productFilters.category.options, product.category),
});

type ProductDeletionOptions = {
  /** The rows of the current page. */
  rows: readonly Product[];
  tableRef: RefObject<ListHandle | null>;
  /** Called even if the page has been left. */
  onDeleted: (id: string) => void;
  onFailure: () => void;
};

/** Asks for confirmation and deletes a product. */
function useProductDeletion({ rows, tableRef, onDeleted, onFailure }: ProductDeletionOptions) {
  const t = useMessages('products').deleteDialog;
  const [product, setProduct] = useState<Product>();
  const [deletedIndex, setDeletedIndex] = useState<number>();
  const deletion = useDeleteProduct();
  const notify = useNotify();
  useFocusAfterDeletion(deletedIndex, tableRef);

  // A second press can arrive before the next render.
  const isSending = useRef(false);

  const open = useEventCallback((toDelete: Product) => {
    setProduct(toDelete);
    setDeletedIndex(undefined);
  });
  const confirm = () => {
    if (!product || isSending.current) return;
    isSending.current = true;
    const index = rows.findIndex(({ _id }) => _id === product._id);
    const callbacks = {
      onSuccess: () => setDeletedIndex(index),
      onError: (error: unknown) => {
        // Someone else has deleted it: its row is removed too.
        if (hasStatus(error, 404)) setDeletedIndex(index);
        // The session has ended and was not renewed: stay on the page.
        if (!hasStatus(error, 401)) onFailure();
      },
      onSettled: () => {
        isSending.current = false;
        setProduct(undefined);
      },
    };
    // The callbacks are skipped if the page has been left. The promise still settles, so the toast is shown anyway. The
    // specification wants no message for a failure: it is logged, and the product list opens the dashboard.
    deletion.mutateAsync(product._id, callbacks).then(() => {
      onDeleted(product._id);
      notify('success', t.deleted);
    }, logFailure);
  };

  const state: DeleteState = product
    ? { status: deletion.isPending ? 'deleting' : 'confirming', product }
    : { status: 'closed' };
  return { state, open, confirm, cancel: () => setProduct(undefined) };
}

/** Moves focus to the row that takes the deleted row's place. */
function useFocusAfterDeletion(index: number | undefined, tableRef: RefObject<ListHandle | null>) {
  useEffect(() => {
    if (index === undefined) return;
    // After the closing dialog has returned focus to its button, which now belongs to another product.
    const timer = setTimeout(() => {
      if (tableRef.current) tableRef.current.focusRow(index);
      else document.getElementById(MAIN_ID)?.focus();
    });
    return () => clearTimeout(timer);
  }, [index, tableRef]);
}
