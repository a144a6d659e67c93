import { useRef, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import { type DeleteState, DeleteProductDialog } from '#features/products/inventory/DeleteProductDialog.tsx';
import { hasStatus, logFailure } from '../api/failure.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { useDeleteProduct } from './productQueries.ts';

/** missing: someone else has deleted the product. */
type DeletionOutcome = 'deleted' | 'missing' | 'failed';

type ProductDeletionOptions = {
  /** Called even if the page has been left. */
  onDeleted?: ((product: Product) => void) | undefined;
  /** Called unless the page has been left. The dialog stays busy until the returned promise resolves. */
  onEnd: (outcome: DeletionOutcome, product: Product) => Promise<void> | void;
};

/** Asks for confirmation and deletes a product. A failure is only logged: the specification wants no message. */
export function useProductDeletion({ onDeleted, onEnd }: ProductDeletionOptions) {
  const [state, setState] = useState<DeleteState>({ status: 'closed' });
  const { mutateAsync } = useDeleteProduct();
  // A second press can arrive before the next render.
  const isSending = useRef(false);
  const open = useEventCallback((product: Product) => setState({ status: 'confirming', product }));
  const close = () => setState({ status: 'closed' });

  function confirm() {
    if (state.status !== 'confirming' || isSending.current) return;
    const { product } = state;
    isSending.current = true;
    setState({ status: 'deleting', product });
    const end = async (outcome: DeletionOutcome) => {
      await onEnd(outcome, product);
      isSending.current = false;
      close();
    };
    // The callbacks are skipped if the page has been left; the promise settles anyway.
    const callbacks = {
      onSuccess: () => void end('deleted'),
      onError(error: unknown) {
        if (!hasStatus(error, 401)) return void end(hasStatus(error, 404) ? 'missing' : 'failed');
        // The session has ended and was not renewed: stay on the page.
        isSending.current = false;
        close();
      },
    };
    mutateAsync(product._id, callbacks).then(() => onDeleted?.(product), logFailure);
  }

  const dialog = state.status !== 'closed' && (
    <DeleteProductDialog state={state} onConfirm={confirm} onCancel={close} />
  );
  return { state, open, dialog };
}
