import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Button } from '#ui/button/Button.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { wrapText } from '#ui/text/wrapText.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { OrderStatusBadge } from '../OrderValues.tsx';
import { formatStatus } from '#features/format/formatOrder.ts';
import { DateTime, DetailSection, MessageWithElement } from './DetailSection.tsx';
import type { OrderHistory } from './orderDetailModel.ts';

type StatusHistoryProps = { history: OrderHistory; onRetry: () => void };

/** The status history: what changed, when and by whom. Renders nothing if the backend has no history. */
export function StatusHistory({ history, onRetry }: StatusHistoryProps) {
  const t = useMessages('orderDetail').dialog;
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
    <DetailSection ref={section} tabIndex={-1} title={t.history}>
      <output className="sr-only">
        {history.status === 'loading'
          ? t.historyLoading
          : history.status === 'listed' && hasRetried && t.historyLoaded}
      </output>
      <Changes history={history} onRetry={retry} />
    </DetailSection>
  );
}

function Changes({ history, onRetry }: StatusHistoryProps) {
  const t = useMessages('orderDetail').dialog;
  switch (history.status) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton width="16rem" />;
    case 'failed':
      return (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text-muted">
          <span>{t.historyFailed}</span>
          <Button size="sm" icon={<RotateCw />} onClick={onRetry} className="print:hidden">
            {t.retry}
          </Button>
        </p>
      );
    case 'listed':
      if (history.events.length === 0) return <p className="text-text-muted">{t.unchanged}</p>;
      return (
        <ol className="grid grid-cols-1 gap-2">
          {history.events.map((event) => (
            <Change key={event._id} {...event} />
          ))}
        </ol>
      );
    default:
      return history satisfies never;
  }
}

const Change = ({ status: { from, to: status } = { to: '' }, at, adminName }: HistoryEntry) => {
  const { statusLabels } = useMessages('orders');
  const t = useMessages('orderDetail').dialog;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <OrderStatusBadge status={status} />
      <span className="min-w-0 wrap-anywhere text-text-muted tabular-nums">
        {trimToUndefined(from) && (
          <>
            <MessageWithElement message={t.from}>
              <bdi>{formatStatus(statusLabels, from)}</bdi>
            </MessageWithElement>{' '}
          </>
        )}
        <DateTime iso={at} />
        <Author name={trimToUndefined(adminName)} />
      </span>
    </li>
  );
};

function Author({ name }: { name: string | undefined }) {
  const t = useMessages('orderDetail').dialog;
  if (name === undefined) return <> {wrapText(t.byFormer)}</>;
  return (
    <>
      {' '}
      <MessageWithElement message={t.by}>
        <bdi>{name}</bdi>
      </MessageWithElement>
    </>
  );
}
