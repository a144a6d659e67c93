import { RotateCw } from 'lucide-react';
import type { StatusChange } from '#contract/orderStatus.ts';
import { Button } from '#ui/button/Button.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { statusLabelOf } from '../orderCopy.ts';
import { words } from '../orderModel.ts';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { DetailSection } from './DetailSection.tsx';
import { Moment } from './Moment.tsx';
import { orderDetailCopy as copy } from './orderDetailCopy.ts';
import type { OrderHistory } from './orderDetailModel.ts';

export type StatusHistoryProps = { history: OrderHistory; onRetry: () => void };

/** What the order's status has been, when it became so, and by whom; nothing where the backend does not keep it. */
export const StatusHistory = (props: StatusHistoryProps) =>
  props.history.status !== 'none' && (
    <DetailSection title={copy.history}>
      <Changes {...props} />
    </DetailSection>
  );

function Changes({ history, onRetry }: StatusHistoryProps) {
  switch (history.status) {
    case 'none':
      return null;
    case 'loading':
      return (
        <output className="block">
          <span className="sr-only">{copy.historyLoading}</span>
          <Skeleton width="16rem" />
        </output>
      );
    case 'failed':
      return (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text-muted">
          {copy.historyFailed}
          <Button size="sm" icon={<RotateCw />} onClick={onRetry} className="print:hidden">
            {copy.retry}
          </Button>
        </p>
      );
    case 'listed':
      if (history.changes.length === 0) return <p className="text-text-muted">{copy.unchanged}</p>;
      return (
        <ol className="grid grid-cols-1 gap-2">
          {history.changes.map((change, place, { length }) => (
            // The newest stands first, and two may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <Change key={length - place} {...change} />
          ))}
        </ol>
      );
    default:
      return history satisfies never;
  }
}

const Change = ({ status, from, at, by }: StatusChange) => (
  <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <OrderStatusBadge order={{ orderDetails: { orderStatus: status } }} />
    <span className="min-w-0 wrap-anywhere text-text-muted tabular-nums">
      {words(from) && (
        <>
          {copy.from} <bdi>{statusLabelOf({ orderDetails: { orderStatus: from } })}</bdi>,{' '}
        </>
      )}
      <Moment iso={at} />
      {words(by) && (
        <>
          {' '}
          {copy.by} <bdi>{words(by)}</bdi>
        </>
      )}
    </span>
  </li>
);
