import { ArrowRight, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { getCustomerName, getStatus } from '#contract/orders/orderValues.ts';
import { Button } from '#ui/button/Button.tsx';
import { formatStatus } from '#features/format/formatOrder.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { type CheckedLine, isReady, type TrackingInput } from './trackingModel.ts';

/** Limits the rows rendered at first, because more would make the dialog slow. */
const ROWS_PER_STEP = 100;

type TrackingPreviewProps = { lines: readonly CheckedLine[]; status: TrackingInput['status'] };

/** The checked lines, those with problems first. */
export function TrackingPreview({ lines, status }: TrackingPreviewProps) {
  const t = useMessages('orderTools').bulkTracking;
  const { bulk: bulkMessages } = useMessages('listTools');
  const [shownCount, setShownCount] = useState(ROWS_PER_STEP);
  const ready = lines.filter(isReady);
  const sorted = [...lines.filter((line) => !isReady(line)), ...ready];
  const more = Math.min(ROWS_PER_STEP, lines.length - shownCount);
  return (
    <>
      <output className="block text-sm text-text-muted tabular-nums">
        {t.summary(ready.length, lines.length - ready.length)}
      </output>
      <table className="mt-2 w-full table-fixed text-sm">
        <caption className="sr-only">{t.preview}</caption>
        <thead>
          <tr className="text-xs text-text-subtle [&>th]:py-1.5 [&>th]:pe-3 [&>th]:text-start [&>th]:font-medium">
            <th scope="col" className="w-12">
              {t.columns.line}
            </th>
            <th scope="col">{t.columns.order}</th>
            <th scope="col">{t.columns.tracking}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shownCount).map((line) => (
            <tr
              key={line.line}
              className="border-t border-border-subtle [&>td]:py-2 [&>td]:pe-3 [&>td]:align-top"
            >
              <td className="text-text-subtle tabular-nums">{line.line}</td>
              <td>
                <OrderCell line={line} status={status} />
              </td>
              <td>
                <TrackingCell line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <Button className="mt-3" onClick={() => setShownCount(shownCount + more)}>
          {bulkMessages.showMore(more)}
        </Button>
      )}
    </>
  );
}

type LineProps = { line: CheckedLine };

/** The order as it was pasted; below it its customer, and its status now and then. */
function OrderCell({ line, status }: LineProps & Pick<TrackingPreviewProps, 'status'>) {
  const { found } = line;
  const customer = found && getCustomerName(found);
  return (
    <>
      <bdi translate="no" className="block font-medium wrap-anywhere">
        {line.order}
      </bdi>
      {customer && <bdi className="block text-text-muted wrap-anywhere">{customer}</bdi>}
      {found && <StatusChange order={found} change={isReady(line) ? status : 'keep'} />}
    </>
  );
}

/** "Confirmed → Out for delivery" */
function StatusChange({ order, change }: { order: Order; change: TrackingInput['status'] }) {
  const { statusLabels } = useMessages('orders');
  const t = useMessages('orderTools').bulkTracking;
  const present = formatStatus(statusLabels, order.orderDetails?.orderStatus);
  const changes = change === 'dispatch' && getStatus(order) !== 'out_for_delivery';
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-xs text-text-subtle">
      {present !== undefined && <bdi>{present}</bdi>}
      {changes && (
        <>
          <ArrowRight className="size-3 flex-none" />
          <span className="sr-only">{` ${t.to} `}</span>
          <span className="font-medium text-text">{statusLabels.out_for_delivery}</span>
        </>
      )}
    </span>
  );
}

/** The tracking number and its carrier; below it what it replaces, or why the line is skipped. */
function TrackingCell({ line }: LineProps) {
  const t = useMessages('orderTools').bulkTracking;
  const carrier = isReady(line) ? line.tracking.carrier : line.carrier;
  return (
    <>
      <bdi translate="no" className="block font-medium wrap-anywhere tabular-nums">
        {line.number}
      </bdi>
      {carrier && <bdi className="block text-text-muted wrap-anywhere">{carrier}</bdi>}
      {isReady(line) && line.replaces && (
        <span className="block text-xs wrap-anywhere text-caution-strong">
          {t.replaces(`${line.replaces.carrier} ${line.replaces.number}`)}
        </span>
      )}
      {!isReady(line) && (
        <span className="mt-0.5 flex items-start gap-1.5 text-xs text-critical-strong">
          <CircleAlert className="mt-px size-3.5 flex-none" />
          <span>{line.status === 'twice' ? t.twice(line.first) : t.problems[line.problem]}</span>
        </span>
      )}
    </>
  );
}
