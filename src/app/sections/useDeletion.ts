import { useState } from 'react';
import type { ListedProduct } from '#contract/listedProduct.ts';
import { deleteCopy } from '#features/products/inventory/deleteCopy.ts';
import type { DeleteState } from '#features/products/inventory/deleteModel.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../notify.ts';
import { useDeleteProduct } from '../queries/products.ts';

/** Asks before a product is deleted, and deletes it: closed, confirming, deleting, closed. */
export function useDeletion({ onFailure }: { onFailure: () => void }) {
  const [product, setProduct] = useState<ListedProduct>();
  const deletion = useDeleteProduct();
  const notify = useNotify();

  const confirm = () => {
    if (!product || deletion.isPending) return;
    deletion.mutate(product._id, {
      onSuccess: () => notify('success', deleteCopy.deleted),
      // The specification wants no message here: the reason is logged, and the dashboard is shown.
      onError: (error) => {
        logFailure(error);
        onFailure();
      },
      onSettled: () => setProduct(undefined),
    });
  };

  const state: DeleteState = product
    ? { status: deletion.isPending ? 'deleting' : 'confirming', product }
    : { status: 'closed' };
  return { state, ask: setProduct, confirm, cancel: () => setProduct(undefined) };
}
