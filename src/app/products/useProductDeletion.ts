import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';
import type { ListHandle } from '#features/list/ListTable.tsx';
import type { DeleteState } from '#features/products/inventory/DeleteProductDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { isRefusedWith, logFailure } from '../api/failure.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { useDeleteProduct } from '../queries/products.ts';
import { useNotify } from '../shell/useNotify.ts';

export type ProductDeletionOptions = {
  /** The rows of the current page. */
  rows: readonly Product[];
  tableRef: RefObject<ListHandle | null>;
  /** Called even if the page has been left. */
  onDeleted: (id: string) => void;
  onFailure: () => void;
};

/** Asks for confirmation and deletes a product. */
export function useProductDeletion({ rows, tableRef, onDeleted, onFailure }: ProductDeletionOptions) {
  const t = useMessages('products').deleteDialog;
  const [product, setProduct] = useState<Product>();
  const [deletedIndex, setDeletedIndex] = useState<number>();
  const deletion = useDeleteProduct();
  const notify = useNotify();
  useFocusAfterDeletion(deletedIndex, tableRef);

  // A second press can arrive before the next render.
  const sending = useRef(false);

  const open = useEventCallback((toDelete: Product) => {
    setProduct(toDelete);
    setDeletedIndex(undefined);
  });
  const confirm = () => {
    if (!product || sending.current) return;
    sending.current = true;
    const index = rows.findIndex(({ _id }) => _id === product._id);
    const callbacks = {
      onSuccess: () => setDeletedIndex(index),
      onError: (error: unknown) => {
        // Someone else has deleted it: its row is removed all the same.
        if (isRefusedWith(404, error)) setDeletedIndex(index);
        // The session has ended and was not renewed: stay on the page.
        if (!isRefusedWith(401, error)) onFailure();
      },
      onSettled: () => {
        sending.current = false;
        setProduct(undefined);
      },
    };
    // The callbacks are skipped once the page is left; the outcome is still reported. The specification wants no
    // message for a failure: it is logged, and the dashboard is shown.
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
    // The dialog first returns focus to its button, which belongs to another product by now.
    const timer = setTimeout(() => {
      if (tableRef.current) tableRef.current.focusRow(index);
      else document.getElementById(MAIN_ID)?.focus();
    });
    return () => clearTimeout(timer);
  }, [index, tableRef]);
}
