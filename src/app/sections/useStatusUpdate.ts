import { useState } from 'react';
import type { Order, OrderStatus } from '#contract/order.ts';
import { orderDetailCopy as copy } from '#features/orders/detail/orderDetailCopy.ts';
import type { StatusUpdate } from '#features/orders/detail/orderDetailModel.ts';
import { statusOf } from '#features/orders/orderModel.ts';
import { logFailure, messageOr } from '../api/failure.ts';
import { useNotify } from '../notify.ts';
import { useUpdateOrderStatus } from '../queries/orders.ts';

/** Changes an order's status: offered, choosing, saving, offered again. A failure leaves the choice as it was made. */
export function useStatusUpdate(order: Order | undefined, offer: 'offered' | 'unavailable') {
  const [choice, setChoice] = useState<{ chosen: OrderStatus | undefined }>();
  const saving = useUpdateOrderStatus();
  const notify = useNotify();

  const onSave = () => {
    if (!order || !choice?.chosen || saving.isPending) return;
    // Not the mutation's own callbacks: they are silent once the order has been left by Back.
    saving.mutateAsync({ id: order._id, status: choice.chosen }).then(
      () => {
        setChoice(undefined);
        notify('success', copy.saved);
      },
      (error: unknown) => {
        logFailure(error);
        notify('error', messageOr(error, copy.notSaved));
      },
    );
  };

  const update: StatusUpdate = !choice
    ? { status: offer }
    : saving.isPending && choice.chosen
      ? { status: 'saving', chosen: choice.chosen }
      : { status: 'choosing', chosen: choice.chosen };
  return {
    update,
    onChange: () => order && setChoice({ chosen: statusOf(order) }),
    onChoose: (chosen: OrderStatus) => setChoice({ chosen }),
    onCancel: () => setChoice(undefined),
    onSave,
  };
}
