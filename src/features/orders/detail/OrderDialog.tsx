import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Copy,
  FileText,
  Package,
  Printer,
  ReceiptText,
  StickyNote,
} from 'lucide-react';
import { clsx } from 'clsx';
import { type ReactNode, type ComponentProps, useRef } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { ButtonMenu, type MenuItem } from '#ui/menu/Menu.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { formatRowCount } from '#features/list/formatListCount.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { OrderRegion } from '../OrderRegion.tsx';
import { OrderStatusBadge } from '../OrderValues.tsx';
import { formatStatus } from '#features/format/formatOrder.ts';
import { DateTime, MessageWithElement } from './DetailSection.tsx';
import { OrderDetail, type OrderDetailProps } from './OrderDetail.tsx';
import { UpdateFailure, UpdateOrderMenu } from './UpdateOrderMenu.tsx';
import type { OrderDetailState, DetailedOrder, PrintKind, NeighbourStatus } from './orderDetailModel.ts';
import type { OrderQuestionProps } from './questions/orderQuestion.ts';
import './orderPrint.css';

type ShownOrder = Extract<OrderDetailState, { status: 'shown' }>;

type OrderDialogActions = Omit<OrderDialogFooterProps, keyof ShownOrder> &
  Pick<
    OrderDetailProps,
    'notes' | 'cart' | 'mails' | 'onRetryHistory' | 'onAsk' | 'onCopyAddress' | 'onCopyTracking'
  > &
  Omit<OrderQuestionProps, 'order' | 'question' | 'offers'> & { onRetry: () => void };

type OrderDialogProps = OrderDialogActions & { state: OrderDetailState };

/** The dialog of an order. */
export function OrderDialog({ state, ...actions }: OrderDialogProps) {
  const t = useMessages('orderDetail').dialog;
  switch (state.status) {
    case 'notFound':
      return (
        <Dialog
          title={t.notFound}
          description={<span className="wrap-anywhere">{t.notFoundText(state.id)}</span>}
          onClose={actions.onClose}
          footer={<Button onClick={actions.onClose}>{t.close}</Button>}
        />
      );
    case 'loading':
      return (
        <Dialog title={t.loading} onClose={actions.onClose} closeLabel={t.close}>
          <Spinner label={t.loading} />
        </Dialog>
      );
    case 'failed':
      return (
        <Dialog
          title={t.failed}
          description={t.failedText}
          onClose={actions.onClose}
          footer={
            <>
              <Button onClick={actions.onClose}>{t.close}</Button>
              <Button variant="primary" onClick={actions.onRetry}>
                {t.retry}
              </Button>
            </>
          }
        />
      );
    case 'shown':
      return (
        <OrderRegion order={state.order}>
          <ShownOrderDialog {...state} {...actions} />
        </OrderRegion>
      );
    default:
      return state satisfies never;
  }
}

const OrderQuestionDialog = lazyWithRetry(() =>
  import('./questions/OrderQuestionDialog.tsx').then((module) => module.OrderQuestionDialog),
);

function ShownOrderDialog(props: OrderDialogActions & ShownOrder) {
  const t = useMessages('orderDetail').dialog;
  const { order, update } = props;
  const isSaving = update.status === 'saving';
  return (
    <Dialog
      size="lg"
      data-print="only"
      // Keeps its height when the history arrives, and from one order to the next, so that its buttons don't move.
      className={clsx('order-sheet', props.history.status !== 'none' && 'h-[min(52rem,calc(100dvh-2rem))]')}
      closing={isSaving ? 'blocked' : 'allowed'}
      onClose={props.onClose}
      closeLabel={t.close}
      closeBlockedReason={isSaving ? t.saving : undefined}
      title={<OrderTitle {...order} />}
      description={<OrderSubtitle {...order} />}
      footer={<OrderDialogFooter {...props} />}
    >
      <OrderDetail {...props} />
      <LoadBoundary onClose={props.onDismissQuestion}>
        {props.question && <OrderQuestionDialog {...props} question={props.question} />}
      </LoadBoundary>
    </Dialog>
  );
}

const OrderTitle = ({ _id, orderDetails }: Order) => {
  const { statusLabels } = useMessages('orders');
  const t = useMessages('orderDetail').dialog;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        <MessageWithElement message={t.title}>
          <bdi translate="no" className="font-mono font-medium tracking-tight max-[22.5rem]:text-sm">
            {_id}
          </bdi>
        </MessageWithElement>
      </span>
      {formatStatus(statusLabels, orderDetails?.orderStatus) && (
        <OrderStatusBadge status={orderDetails?.orderStatus} />
      )}
    </span>
  );
};

/** Order date, and the reference that the customer knows. */
function OrderSubtitle({ createdAt, orderDetails }: Order) {
  const t = useMessages('orderDetail').dialog;
  const { labels } = useMessages('orderLabels');
  const number = trimToUndefined(orderDetails?.orderId);
  return (
    <span className="flex flex-wrap gap-x-4 text-sm wrap-anywhere tabular-nums">
      <span>
        <MessageWithElement message={t.placed}>
          <DateTime iso={createdAt} />
        </MessageWithElement>
      </span>
      {number && (
        <span>
          <span>{labels.orderNumber}</span>{' '}
          <bdi translate="no" className="font-mono text-xs">
            {number}
          </bdi>
        </span>
      )}
    </span>
  );
}

type OrderDialogFooterProps = Omit<ComponentProps<typeof UpdateOrderMenu>, 'ref'> &
  Pick<DetailedOrder, 'position'> & {
    onRetryUpdate: () => void;
    onClose: () => void;
    onNavigate: (id: string) => void;
    onCopy: (id: string) => void;
    onPrint: (kind: PrintKind, order: Order) => void;
    /** After the sheets in the menu, for example what they lack. */
    printHint?: MenuItem | undefined;
    duplicateLink?: ReactNode;
  };

/** Navigation, copying and printing on the left; closing and the status change on the right. */
const OrderDialogFooter = (props: OrderDialogFooterProps) => {
  const t = useMessages('orderDetail').dialog;
  const updateButton = useRef<HTMLButtonElement>(null);
  const { update } = props;
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-2">
      <UpdateFailure
        update={update}
        onRetry={() => {
          // The retry button disappears.
          updateButton.current?.focus();
          props.onRetryUpdate();
        }}
      />
      <div className="-ms-2 me-auto flex flex-wrap items-center gap-0.5 max-sm:-mx-3 max-sm:-mt-2 max-sm:w-[calc(100%+1.5rem)] max-sm:justify-between max-sm:gap-0">
        <NeighbourButtons {...props} />
        <span className="flex items-center gap-0.5 max-sm:gap-0 sm:ms-2">
          <Button
            size="sm"
            variant="ghost"
            icon={<Copy />}
            onClick={() => props.onCopy(props.order._id)}
            className={toolStyle}
          >
            {t.copyId}
          </Button>
          <ButtonMenu
            size="sm"
            variant="ghost"
            icon={<Printer />}
            align="start"
            items={buildPrintItems(t, props)}
            className={toolStyle}
          >
            <span>{t.printMenu}</span>
            <ChevronDown className="-me-0.75 max-sm:hidden" />
          </ButtonMenu>
          {props.duplicateLink}
        </span>
      </div>
      <Button
        className="max-sm:flex-1"
        onClick={props.onClose}
        disabledReason={update.status === 'saving' ? t.saving : undefined}
      >
        {t.close}
      </Button>
      <UpdateOrderMenu {...props} ref={updateButton} />
      {props.offers.status === 'unavailable' && (
        // Touch screens don't show the tooltip with this reason.
        <p className="hidden w-full text-xs text-text-muted pointer-coarse:block print:hidden">
          {t.updateUnavailable}
        </p>
      )}
    </div>
  );
};

/** On phones there is only room for icons. */
export const toolStyle =
  'max-sm:w-control-lg max-sm:px-0 max-sm:[&>span]:sr-only max-sm:[&>svg:first-child]:mx-0';

const PRINT_KINDS: readonly PrintKind[] = ['order', 'packingSlip', 'packingSlipWithNotes', 'invoice'];

const PRINT_ICONS: Record<PrintKind, ReactNode> = {
  order: <FileText />,
  packingSlip: <Package />,
  packingSlipWithNotes: <StickyNote />,
  invoice: <ReceiptText />,
};

const buildPrintItems = (
  t: Messages['orderDetail']['dialog'],
  { order, onPrint, printHint }: OrderDialogFooterProps,
): MenuItem[] => [
  ...PRINT_KINDS.filter((kind) => kind !== 'packingSlipWithNotes' || order.notes?.length).map((kind) => ({
    label: t.printItems[kind],
    icon: PRINT_ICONS[kind],
    onSelect: () => onPrint(kind, order),
  })),
  ...(printHint ? [printHint] : []),
];

function NeighbourButtons({ position, update, onNavigate }: OrderDialogFooterProps) {
  const { order: orderMessages } = useMessages('orders');
  const t = useMessages('orderDetail').dialog;
  const { shared: sharedMessages } = useMessages('list');
  const formats = useFormats();
  const knownPosition = position === 'unknown' ? undefined : position;
  const reason =
    update.status === 'saving'
      ? t.saving
      : position === 'unknown'
        ? t.elsewhere
        : knownPosition
          ? undefined
          : t.notAmong;
  const getButtonProps = (
    id: string | undefined,
    status: NeighbourStatus | undefined,
    endReason: string,
  ) => ({
    size: 'sm' as const,
    disabledReason: reason ?? (id === undefined ? (status ? t.neighbours[status] : endReason) : undefined),
    onClick: () => id !== undefined && onNavigate(id),
  });
  return (
    <span className="flex items-center gap-0.5 max-sm:gap-0">
      <IconButton
        icon={<ChevronLeft />}
        label={t.previous}
        {...getButtonProps(knownPosition?.previousId, knownPosition?.neighbourStatus?.previous, t.onFirst)}
      />
      <output className="min-w-14 text-center text-xs text-text-muted tabular-nums">
        {knownPosition
          ? t.position(knownPosition.number, formatRowCount(sharedMessages, formats, knownPosition.total))
          : orderMessages.missing}
      </output>
      <IconButton
        icon={<ChevronRight />}
        label={t.next}
        {...getButtonProps(knownPosition?.nextId, knownPosition?.neighbourStatus?.next, t.onLast)}
      />
    </span>
  );
}
