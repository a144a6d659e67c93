import { type ComponentProps, createContext, startTransition, use, useState } from 'react';
import { type Order, ORDER_STATUSES } from '#contract/orders/order.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { UPDATE_STATUS_CAPABILITY } from '#contract/orders/orderCalls.ts';
import {
  ORDER_STOCK_CAPABILITY,
  PAYMENT_BY_HAND_CAPABILITY,
  PAYMENTS_BY_HAND,
} from '#contract/orders/orderEvents.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { CancelOrdersDialog } from '#features/orders/bulk/CancelOrdersDialog.tsx';
import { createOrderBulkMessages } from '#features/orders/bulk/createOrderBulkMessages.ts';
import { OrderBulkBar } from '#features/orders/bulk/OrderBulkBar.tsx';
import type { OrderBulkAction } from '#features/orders/bulk/orderBulkAction.ts';
import { addOrderLines } from '#features/orders/bulk/trackingLines.ts';
import { createTrackingInput, getCommonCarrier } from '#features/orders/bulk/trackingModel.ts';
import { PaymentDialog } from '#features/orders/bulk/PaymentDialog.tsx';
import { type PrintChoice, toSheets } from '#features/orders/orderModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { BulkSection, type BulkListProps } from '../bulk/BulkSection.tsx';
import type { BulkActions, BulkFormProps } from '../bulk/useBulkRun.ts';
import { useCapability } from '../session/useSession.ts';
import { useLastCarrier } from './useLastCarrier.ts';
import { usePrintHint } from './usePrintHint.tsx';
import type { OrderTracking } from './useTrackingTool.tsx';
import { invalidateAfterAction, runOrderAction } from './runOrderAction.ts';

const OrderExportSection = lazyWithRetry(() =>
  import('./OrderExportSection.tsx').then((module) => module.OrderExportSection),
);
const OrderPrintSection = lazyWithRetry(() =>
  import('./OrderPrintSection.tsx').then((module) => module.OrderPrintSection),
);
const TrackingSection = lazyWithRetry(() =>
  import('./TrackingSection.tsx').then((module) => module.TrackingSection),
);

/** What the bar does beside actions on the selected orders. */
type BarHandlers = {
  print: (sheets: PrintChoice) => void;
  trackingCapability: OrderTracking['capability'];
  addTracking: () => void;
};

const BarContext = createContext<BarHandlers>({
  print: () => undefined,
  trackingCapability: 'unavailable',
  addTracking: () => undefined,
});

type BarProps = Omit<
  ComponentProps<typeof OrderBulkBar>,
  'statuses' | 'payments' | 'onPrint' | 'printHint' | 'trackingCapability' | 'onAddTracking'
>;

const Bar = (props: BarProps) => {
  const canChangeStatus = useCapability(UPDATE_STATUS_CAPABILITY) === 'offered';
  const canRecordPayments = useCapability(PAYMENT_BY_HAND_CAPABILITY) === 'offered';
  const { print, trackingCapability, addTracking } = use(BarContext);
  return (
    <OrderBulkBar
      {...props}
      statuses={canChangeStatus ? ORDER_STATUSES : []}
      payments={canRecordPayments ? PAYMENTS_BY_HAND : []}
      onPrint={print}
      printHint={usePrintHint()}
      trackingCapability={trackingCapability}
      onAddTracking={addTracking}
    />
  );
};

/** Asks for the details of a cancellation, a payment or a refund. */
function ActionForm({ action, rows, onConfirm, onCancel }: BulkFormProps<OrderBulkAction>) {
  const stockCapability = useCapability(ORDER_STOCK_CAPABILITY);
  if (action.kind === 'payment')
    return <PaymentDialog status={action.status} {...{ rows, stockCapability, onConfirm, onCancel }} />;
  if (action.kind !== 'status') return null;
  return (
    <CancelOrdersDialog
      {...{ rows, stockCapability, onCancel }}
      onConfirm={(returning) => onConfirm({ ...action, returning }, rows)}
    />
  );
}

const needsForm = (action: OrderBulkAction) =>
  action.kind === 'payment' || (action.kind === 'status' && action.status === 'cancelled');

/** Returns what identifies an order in a carrier's file: its number, or the id. */
const getOrderText = ({ id, order }: SelectableRow) => trimToUndefined(order?.orderDetails?.orderId) ?? id;

type OrderBulkSectionProps = BulkListProps<Order> & { tracking: OrderTracking };

/** Bulk actions on orders. Loaded with the first selection, or to add tracking. */
export function OrderBulkSection({ tracking, ...props }: OrderBulkSectionProps) {
  const { rowSelection, pageQuery } = props;
  const { bulk: bulkMessages } = useMessages('listTools');
  const orders = useMessages('orders');
  const orderTools = useMessages('orderTools');
  const texts = { gone: orderTools.bulkTracking.gone, changedMeanwhile: bulkMessages.changedMeanwhile };
  const [printing, setPrinting] =
    useState<Pick<ComponentProps<typeof OrderPrintSection>, 'kind' | 'notes' | 'ids'>>();
  const { lastCarrier, rememberCarrier } = useLastCarrier();
  const [trackingInput, setTrackingInput] = useState(() => createTrackingInput(lastCarrier));
  const endPrinting = () => setPrinting(undefined);
  const print = (sheets: PrintChoice) =>
    startTransition(() =>
      setPrinting({ ...toSheets(sheets), ids: [...rowSelection.selection.get().keys()] }),
    );
  const addTracking = () => {
    const selected = [...rowSelection.selection.get().values()].map(getOrderText);
    setTrackingInput((input) => ({ ...input, text: addOrderLines(input.text, selected) }));
    tracking.open();
  };
  // The next question about these orders must not rest on their former payment or status.
  const onSaved = (order: Order) => rowSelection.selection.refresh([rowSelection.toSelectable(order)]);
  const actions: BulkActions<OrderBulkAction> = {
    messages: createOrderBulkMessages({ orders, orderTools }),
    run: (client, action, id) => runOrderAction(client, action, id, { texts, onSaved }),
    invalidate: invalidateAfterAction,
    form: { isNeeded: needsForm, render: (form) => <ActionForm {...form} /> },
  };
  return (
    <BarContext value={{ print, trackingCapability: tracking.capability, addTracking }}>
      <BulkSection
        {...props}
        actions={actions}
        Bar={Bar}
        Export={OrderExportSection}
        renderDialog={(run) => (
          <LoadBoundary onClose={tracking.close}>
            {tracking.status === 'open' && (
              <TrackingSection
                input={trackingInput}
                onInput={setTrackingInput}
                onConfirm={(plan, rows, skippedText) => {
                  const carrier = getCommonCarrier(trackingInput);
                  if (carrier !== '') rememberCarrier(carrier);
                  setTrackingInput({ ...trackingInput, text: skippedText });
                  tracking.close();
                  run({ kind: 'tracking', plan }, rows);
                }}
                onClose={tracking.close}
              />
            )}
          </LoadBoundary>
        )}
      />
      <LoadBoundary onClose={endPrinting}>
        {printing && <OrderPrintSection {...printing} pageQuery={pageQuery} onDone={endPrinting} />}
      </LoadBoundary>
    </BarContext>
  );
}
