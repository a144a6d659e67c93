import { Trash } from 'lucide-react';
import type { Product } from '#contract/products/product.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { formatProductName } from '../productModel.ts';

/** States of the delete dialog. */
export type DeleteState =
  | { status: 'closed' }
  | { status: 'confirming'; product: Product }
  | { status: 'deleting'; product: Product };

type DeleteProductDialogProps = {
  state: DeleteState;
  onConfirm: () => void;
  onCancel: () => void;
};

const dialogState = { closed: 'closed', confirming: 'confirming', deleting: 'busy' } as const;

export const DeleteProductDialog = ({ state, ...actions }: DeleteProductDialogProps) => {
  const t = useMessages('products');
  return (
    <ConfirmDialog
      {...actions}
      state={dialogState[state.status]}
      title={t.deleteDialog.title}
      text={
        <>
          <p>{t.deleteDialog.text}</p>
          {state.status !== 'closed' && (
            <p className="mt-3 line-clamp-2 font-medium text-text">
              <bdi>{formatProductName(t.inventory, state.product)}</bdi>
            </p>
          )}
        </>
      }
      icon={<Trash />}
      tone="critical"
      confirmLabel={t.deleteDialog.confirm}
      busyLabel={t.deleteDialog.deleting}
      cancelLabel={t.deleteDialog.cancel}
    />
  );
};
