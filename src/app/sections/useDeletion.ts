import { useRef, useState } from 'react';
import type { ListedProduct } from '#contract/listedProduct.ts';
import { deleteCopy } from '#features/products/inventory/deleteCopy.ts';
import type { DeleteState } from '#features/products/inventory/deleteModel.ts';
import { isRefusedWith, logFailure } from '../api/failure.ts';
import { useNotify } from '../notify.ts';
import { useDeleteProduct } from '../queries/products.ts';

/** Asks before a product is deleted, and deletes it: closed, confirming, deleting, closed. */
export function useDeletion({ onFailure }: { onFailure: () => void }) {
  const [product, setProduct] = useState<ListedProduct>();
  const deletion = useDeleteProduct();
  const notify = useNotify();

  // Of two presses in a row the second comes before anything is drawn anew.
  const sending = useRef(false);

  const confirm = () => {
    if (!product || sending.current) return;
    sending.current = true;
    const page = {
      // Whoever did not sign in again stays where they are.
      onError: (error: unknown) => void (isRefusedWith(401, error) || onFailure()),
      onSettled: () => {
        sending.current = false;
        setProduct(undefined);
      },
    };
    // What concerns the page is silent once it has been left by Back; the outcome is not. The specification wants no
    // message of a failure: the reason is logged, and the dashboard is shown.
    deletion.mutateAsync(product._id, page).then(() => notify('success', deleteCopy.deleted), logFailure);
  };

  const state: DeleteState = product
    ? { status: deletion.isPending ? 'deleting' : 'confirming', product }
    : { status: 'closed' };
  return { state, ask: setProduct, confirm, cancel: () => setProduct(undefined) };
}
