import type { Order } from '#contract/orders/order.ts';
import type { OrderDetail, OrderDetailState } from '#features/orders/detail/orderDetailModel.ts';
import { formatAddress } from '#features/orders/orderAddressLines.ts';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import { useWords } from '#features/words/useWords.ts';
import { toOrderItem } from '../palette/rowItems.ts';
import { useRecentItem } from '../palette/useRecentItem.ts';
import { useCopyText } from './useCopyText.ts';
import { useOrderPrint } from './useOrderPrint.tsx';
import { useStatusHistory } from './useStatusHistory.ts';
import { useStatusUpdate } from './useStatusUpdate.ts';

export type OrderActions = {
  onStep: (id: string) => void;
  onClose: () => void;
  onCopy: (id: string) => void;
};

/** The order, or why there is none. */
export type FoundOrder = { status: 'found'; order: Order } | { status: 'loading' | 'failed' | 'notFound' };

export type OrderDialogSectionProps = OrderActions &
  Pick<OrderDetail, 'position'> & {
    id: string;
    found: FoundOrder;
    /** Asks for the order once more. */
    onRetry?: (() => void) | undefined;
  };

/** The dialog of one order: its history, and the change of its status. */
export function OrderDialogSection({ id, found, position, onRetry, ...actions }: OrderDialogSectionProps) {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const { history, retry } = useStatusHistory(id, found.status === 'found' ? found.order : undefined);
  useRecentItem(found.status === 'found' ? toOrderItem(found.order) : undefined);
  const { print, sheets } = useOrderPrint();
  const copyText = useCopyText();
  const { update, ...updateActions } = useStatusUpdate(id);
  const state: OrderDetailState =
    found.status === 'found'
      ? { status: 'shown', order: found.order, position, update, history }
      : { status: found.status, id };
  return (
    <>
      <OrderDialog
        state={state}
        {...actions}
        {...updateActions}
        onRetry={() => onRetry?.()}
        onRetryHistory={retry}
        onPrint={print}
        onCopyAddress={(order) => copyText(formatAddress(order), copy.addressCopied, copy.addressNotCopied)}
      />
      {sheets}
    </>
  );
}
