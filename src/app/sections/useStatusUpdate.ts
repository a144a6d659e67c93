import { useMemo, useState } from 'react';
import type { Order, OrderStatus } from '#contract/order.ts';
import { orderDetailCopy as copy } from '#features/orders/detail/orderDetailCopy.ts';
import type { StatusUpdate } from '#features/orders/detail/orderDetailModel.ts';
import { logFailure, messageOr } from '../api/failure.ts';
import { useNotify } from '../notify.ts';
import { useUpdateOrderStatus } from '../queries/orders.ts';
import { useStable } from '../stable.ts';

/** Changes an order's status: offered, choosing, saving, offered again. A failure leaves the choice as it was made. */
export function useStatusUpdate(order: Order | undefined, offer: 'offered' | 'unavailable') {
  const [choice, setChoice] = useState<{ chosen: OrderStatus | undefined }>();
  const saving = useUpdateOrderStatus();
  const notify = useNotify();

  const onSave = useStable(() => {
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
  });

  const update = useMemo((): StatusUpdate => {
    if (!choice) return { status: offer };
    const { chosen } = choice;
    return saving.isPending && chosen ? { status: 'saving', chosen } : { status: 'choosing', chosen };
  }, [choice, offer, saving.isPending]);
  return {
    update,
    onChange: useStable(() => setChoice({ chosen: undefined })),
    onChoose: useStable((chosen: OrderStatus) => setChoice({ chosen })),
    onCancel: useStable(() => setChoice(undefined)),
    onSave,
  };
}
