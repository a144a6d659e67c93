import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';
import type { ListHandle } from '#features/list/ListTable.tsx';
import type { DeleteState } from '#features/products/inventory/DeleteProductDialog.tsx';
import { useWords } from '#features/words/useWords.ts';
import { isRefusedWith, logFailure } from '../api/failure.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { useDeleteProduct } from '../queries/products.ts';
import { useNotify } from '../shell/useNotify.ts';

export type ProductDeletionOptions = {
  /** The rows that are shown, to know where the one that goes stood. */
  rows: readonly Product[];
  table: RefObject<ListHandle | null>;
  /** It is told wherever the page is by then. */
  onDeleted: (id: string) => void;
  onFailure: () => void;
};

/** Asks before a product is deleted, and deletes it: closed, confirming, deleting, closed. */
export function useProductDeletion({ rows, table, onDeleted, onFailure }: ProductDeletionOptions) {
  const { deleteCopy } = useWords('products');
  const [product, setProduct] = useState<Product>();
  const [deletedIndex, setDeletedIndex] = useState<number>();
  const deletion = useDeleteProduct();
  const notify = useNotify();
  useFocusAfterDeletion(deletedIndex, table);

  // Of two presses in a row the second comes before anything is drawn anew.
  const sending = useRef(false);

  const ask = useEventCallback((asked: Product) => {
    setProduct(asked);
    setDeletedIndex(undefined);
  });
  const confirm = () => {
    if (!product || sending.current) return;
    sending.current = true;
    const index = rows.findIndex(({ _id }) => _id === product._id);
    const page = {
      onSuccess: () => setDeletedIndex(index),
      onError: (error: unknown) => {
        // Somebody else has deleted it: its row goes all the same.
        if (isRefusedWith(404, error)) setDeletedIndex(index);
        // Whoever did not sign in again stays where they are.
        if (!isRefusedWith(401, error)) onFailure();
      },
      onSettled: () => {
        sending.current = false;
        setProduct(undefined);
      },
    };
    // What concerns the page is silent once it has been left by Back; the outcome is not. The specification wants no
    // message of a failure: the reason is logged, and the dashboard is shown.
    deletion.mutateAsync(product._id, page).then(() => {
      onDeleted(product._id);
      notify('success', deleteCopy.deleted);
    }, logFailure);
  };

  const state: DeleteState = product
    ? { status: deletion.isPending ? 'deleting' : 'confirming', product }
    : { status: 'closed' };
  return { state, ask, confirm, cancel: () => setProduct(undefined) };
}

/** Moves the focus to the row that has come in the deleted one's place, whose name tells where that is. */
function useFocusAfterDeletion(index: number | undefined, table: RefObject<ListHandle | null>) {
  useEffect(() => {
    if (index === undefined) return;
    // The dialog first gives it back to the button that opened it, which is another product's Delete by now.
    const timer = setTimeout(() => {
      if (table.current) table.current.focusRow(index);
      else document.getElementById(MAIN_ID)?.focus();
    });
    return () => clearTimeout(timer);
  }, [index, table]);
}
