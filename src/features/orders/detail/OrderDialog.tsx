import { ChevronLeft, ChevronRight, Copy, Printer } from 'lucide-react';
import type { Order, OrderStatus } from '#contract/orders/order.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Words } from '#languages/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { formatRowCount } from '#features/list/formatListCount.ts';
import { useWords } from '#features/words/useWords.ts';
import { OrderStatusBadge } from '../OrderValues.tsx';
import { formatStatus } from '../orderModel.ts';
import { DateTime, Phrase } from './DetailParts.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { StatusChoice, StatusUpdateButtons, type StatusUpdateButtonsProps } from './StatusUpdateControls.tsx';
import {
  isChanging,
  type OrderDetailState,
  type DetailedOrder,
  type PrintKind,
  type Waiting,
} from './orderDetailModel.ts';
import './orderPrint.css';

type ShownOrder = Extract<OrderDetailState, { status: 'shown' }>;

type OrderDialogActions = Omit<OrderDialogFooterProps, keyof ShownOrder> & {
  onChoose: (status: OrderStatus) => void;
  onRetry: () => void;
  onRetryHistory: () => void;
  onCopyAddress: (order: Order) => void;
};

type OrderDialogProps = OrderDialogActions & { state: OrderDetailState };

/** The dialog of an order, over the table. */
export function OrderDialog({ state, ...actions }: OrderDialogProps) {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  switch (state.status) {
    case 'notFound':
      return (
        <Dialog
          title={copy.notFound}
          description={<span className="wrap-anywhere">{copy.notFoundText(state.id)}</span>}
          onClose={actions.onClose}
          footer={<Button onClick={actions.onClose}>{copy.close}</Button>}
        />
      );
    case 'loading':
      return (
        <Dialog title={copy.loading} onClose={actions.onClose} closeLabel={copy.close}>
          <Spinner label={copy.loading} />
        </Dialog>
      );
    case 'failed':
      return (
        <Dialog
          title={copy.failed}
          description={copy.failedText}
          onClose={actions.onClose}
          footer={
            <>
              <Button onClick={actions.onClose}>{copy.close}</Button>
              <Button variant="primary" onClick={actions.onRetry}>
                {copy.retry}
              </Button>
            </>
          }
        />
      );
    case 'shown':
      return <ShownOrderDialog {...state} {...actions} />;
    default:
      return state satisfies never;
  }
}

function ShownOrderDialog(props: OrderDialogActions & ShownOrder) {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const { order, update } = props;
  const savingReason = update.status === 'saving' ? copy.saving : undefined;
  return (
    <Dialog
      size="lg"
      data-print="only"
      className="order-sheet"
      closing={update.status === 'saving' ? 'blocked' : 'allowed'}
      // While a status is being chosen, Escape and the close button cancel the choice first.
      onClose={isChanging(update) ? props.onCancel : props.onClose}
      closeLabel={update.status === 'choosing' ? copy.cancelChange : copy.close}
      closeBlockedReason={savingReason}
      title={<OrderTitle {...order} />}
      description={<OrderOrigin {...order} />}
      footer={<OrderDialogFooter {...props} />}
    >
      <OrderDetail
        order={order}
        history={props.history}
        onRetryHistory={props.onRetryHistory}
        onCopyAddress={props.onCopyAddress}
        statusChoice={
          'chosen' in update && (
            <StatusChoice
              selected={update.chosen ?? getStatus(order)}
              onChoose={props.onChoose}
              disabledReason={savingReason}
            />
          )
        }
      />
    </Dialog>
  );
}

const OrderTitle = ({ _id, orderDetails }: Order) => {
  const { statusLabels } = useWords('orders');
  const { orderDetailCopy: copy } = useWords('orderDetail');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        <Phrase of={copy.title}>
          <bdi translate="no" className="font-mono font-medium tracking-tight max-[22.5rem]:text-sm">
            {_id}
          </bdi>
        </Phrase>
      </span>
      {formatStatus(statusLabels, orderDetails?.orderStatus) && (
        <OrderStatusBadge status={orderDetails?.orderStatus} />
      )}
    </span>
  );
};

/** Order date, and the order's external number, which the search finds too. */
function OrderOrigin({ createdAt, orderDetails }: Order) {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const number = trimToUndefined(orderDetails?.orderId);
  return (
    <span className="flex flex-wrap gap-x-4 text-sm wrap-anywhere tabular-nums">
      <span>
        <Phrase of={copy.placed}>
          <DateTime iso={createdAt} />
        </Phrase>
      </span>
      {number && (
        <bdi translate="no" className="font-mono text-xs leading-5">
          {number}
        </bdi>
      )}
    </span>
  );
}

type OrderDialogFooterProps = StatusUpdateButtonsProps &
  Pick<DetailedOrder, 'position'> & {
    onStep: (id: string) => void;
    onCopy: (id: string) => void;
    onPrint: (kind: PrintKind, order: Order) => void;
  };

/** Actions that lead elsewhere on the left, actions on this order on the right. */
const OrderDialogFooter = (props: OrderDialogFooterProps) => {
  const { orderCopy } = useWords('orders');
  const { orderDetailCopy: copy } = useWords('orderDetail');
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-2">
      <div className="me-auto flex items-center gap-0.5 max-sm:w-full sm:-ms-2 max-sm:justify-between">
        <StepButtons {...props} />
        <span className="ms-2 flex items-center gap-0.5">
          <IconButton
            size="sm"
            icon={<Copy />}
            label={orderCopy.copyId}
            onClick={() => props.onCopy(props.order._id)}
          />
          <Menu label={copy.printMenu} trigger={printer} align="start" items={buildPrintItems(copy, props)} />
        </span>
      </div>
      <StatusUpdateButtons {...props} />
      {props.update.status === 'unavailable' && (
        // Touch screens show no tooltip.
        <p className="hidden w-full text-xs text-text-muted pointer-coarse:block print:hidden">
          {copy.updateUnavailable}
        </p>
      )}
    </div>
  );
};

const printer = <Printer />;
const PRINT_KINDS = ['order', 'packingSlip', 'invoice'] as const satisfies readonly PrintKind[];

const buildPrintItems = (
  copy: Words['orderDetail']['orderDetailCopy'],
  { order, onPrint }: OrderDialogFooterProps,
) => PRINT_KINDS.map((kind) => ({ label: copy.printItems[kind], onSelect: () => onPrint(kind, order) }));

function StepButtons({ position, update, onStep }: OrderDialogFooterProps) {
  const { orderCopy } = useWords('orders');
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const { listCopy } = useWords('list');
  const formats = useFormats();
  const place = position === 'elsewhere' ? undefined : position;
  const reason = isChanging(update)
    ? copy.changeFirst
    : position === 'elsewhere'
      ? copy.elsewhere
      : place
        ? undefined
        : copy.notAmong;
  const step = (id: string | undefined, waiting: Waiting | undefined, endReason: string) => ({
    size: 'sm' as const,
    disabledReason:
      reason ?? (id === undefined ? (waiting ? copy.neighbours[waiting] : endReason) : undefined),
    onClick: () => id !== undefined && onStep(id),
  });
  return (
    <span className="flex items-center gap-0.5">
      <IconButton
        icon={<ChevronLeft />}
        label={copy.previous}
        {...step(place?.previousId, place?.waiting?.previous, copy.onFirst)}
      />
      <output className="min-w-14 text-center text-xs text-text-muted tabular-nums">
        {place
          ? copy.position(place.number, formatRowCount(listCopy, formats, place.total))
          : orderCopy.missing}
      </output>
      <IconButton
        icon={<ChevronRight />}
        label={copy.next}
        {...step(place?.nextId, place?.waiting?.next, copy.onLast)}
      />
    </span>
  );
}
