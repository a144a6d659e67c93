import { useState } from 'react';
import type { OrderStatus } from '#contract/orders/order.ts';
import { UPDATE_ORDER_STATUS } from '#contract/orders/orderCalls.ts';
import type { StatusUpdate } from '#features/orders/detail/orderDetailModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { logFailure, serverMessageOr } from '../api/failure.ts';
import { useSavingStatus, useUpdateOrderStatus } from '../queries/orders.ts';
import { useCapability } from '../session/useCapability.ts';
import { useNotify } from '../shell/useNotify.ts';

/** Changes an order's status: offered, choosing, saving, offered again. A failure leaves the choice as it was made. */
export function useStatusUpdate(id: string) {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const capability = useCapability(UPDATE_ORDER_STATUS);
  const [choice, setChoice] = useState<{ chosen: OrderStatus | undefined }>();
  const saving = useSavingStatus(id);
  const { mutateAsync } = useUpdateOrderStatus(id);
  const notify = useNotify();

  async function save() {
    if (!choice?.chosen || saving) return;
    // Not by callbacks of the call, which are dropped when the order is left by Back: its end is always announced.
    try {
      await mutateAsync(choice.chosen);
      setChoice(undefined);
      notify('success', copy.saved);
    } catch (error) {
      logFailure(error);
      notify('error', serverMessageOr(error, copy.notSaved));
    }
  }

  function toUpdate(): StatusUpdate {
    if (saving) return { status: 'saving', chosen: saving };
    return choice ? { status: 'choosing', chosen: choice.chosen } : { status: capability };
  }
  return {
    update: toUpdate(),
    onChange: () => setChoice({ chosen: undefined }),
    onChoose: (chosen: OrderStatus) => setChoice({ chosen }),
    onCancel: () => setChoice(undefined),
    onSave: () => void save(),
  };
}
