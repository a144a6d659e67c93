import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StatusChange } from '#contract/orders/orderCalls.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Button } from '#ui/button/Button.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useWords } from '#features/words/useWords.ts';
import { OrderStatusBadge } from '../OrderValues.tsx';
import { formatStatus } from '../orderModel.ts';
import { DateTime, DetailSection, Phrase } from './DetailParts.tsx';
import type { OrderHistory } from './orderDetailModel.ts';

type StatusHistoryProps = { history: OrderHistory; onRetry: () => void };

/** The status history: what, when and by whom. Empty if the backend keeps none. */
export function StatusHistory({ history, onRetry }: StatusHistoryProps) {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const section = useRef<HTMLElement>(null);
  const [hasRetried, setHasRetried] = useState(false);
  if (history.status === 'none') return null;
  const retry = () => {
    // The retry button disappears while loading, so focus moves to the section, where the outcome is announced.
    section.current?.focus({ preventScroll: true });
    setHasRetried(true);
    onRetry();
  };
  return (
    <DetailSection ref={section} tabIndex={-1} title={copy.history}>
      <output className="sr-only">
        {history.status === 'loading'
          ? copy.historyLoading
          : history.status === 'listed' && hasRetried && copy.historyLoaded}
      </output>
      <Changes history={history} onRetry={retry} />
    </DetailSection>
  );
}

function Changes({ history, onRetry }: StatusHistoryProps) {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  switch (history.status) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton width="16rem" />;
    case 'failed':
      return (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text-muted">
          <span>{copy.historyFailed}</span>
          <Button size="sm" icon={<RotateCw />} onClick={onRetry} className="print:hidden">
            {copy.retry}
          </Button>
        </p>
      );
    case 'listed':
      if (history.changes.length === 0) return <p className="text-text-muted">{copy.unchanged}</p>;
      return (
        <ol className="grid grid-cols-1 gap-2">
          {history.changes.map((change, index, { length }) => (
            // Newest first, so the index counts from the end.
            // oxlint-disable-next-line react/no-array-index-key
            <Change key={length - index} {...change} />
          ))}
        </ol>
      );
    default:
      return history satisfies never;
  }
}

const Change = ({ status, from, at, by }: StatusChange) => {
  const { statusLabels } = useWords('orders');
  const { orderDetailCopy: copy } = useWords('orderDetail');
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <OrderStatusBadge status={status} />
      <span className="min-w-0 wrap-anywhere text-text-muted tabular-nums">
        {trimToUndefined(from) && (
          <>
            <Phrase of={copy.from}>
              <bdi>{formatStatus(statusLabels, from)}</bdi>
            </Phrase>{' '}
          </>
        )}
        <DateTime iso={at} />
        {trimToUndefined(by) && (
          <>
            {' '}
            <Phrase of={copy.by}>
              <bdi>{trimToUndefined(by)}</bdi>
            </Phrase>
          </>
        )}
      </span>
    </li>
  );
};
