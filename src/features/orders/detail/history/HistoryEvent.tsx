import {
  CircleCheck,
  CircleDashed,
  CircleX,
  ExternalLink,
  Mail,
  PackageOpen,
  PackageSearch,
  Printer,
  ShoppingBag,
  StickyNote,
  Undo2,
} from 'lucide-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import { getTrackingUrl } from '#contract/orders/carriers.ts';
import type { OrderNote } from '#contract/orders/order.ts';
import { parseStatus } from '#contract/orders/orderValues.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { softTones, type Tone } from '#ui/badge/Badge.tsx';
import { Link } from '#ui/link/Link.tsx';
import { wrapText } from '#ui/text/wrapText.tsx';
import { formatStatus } from '#features/format/formatOrder.ts';
import { formatOrderEvent } from '#features/format/formatOrderEvent.ts';
import { MarkedLine } from '#features/format/MarkedLine.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { statusStyles } from '../../OrderValues.tsx';
import { DateTime, MessageWithElement } from '../DetailSection.tsx';
import { Note } from './Note.tsx';
import type { OrderNotes } from './orderNotes.ts';
import { statusIcons } from '../statusIcons.tsx';

type HistoryEventProps = {
  event: HistoryEntry;
  /** The note that the event is about, unless it was removed. */
  note: OrderNote | undefined;
  notes: OrderNotes | undefined;
  /** `printed`: only on paper. */
  visibility: 'shown' | 'printed';
  after?: ReactNode;
};

/** One event: what happened, when and by whom. A note has its text where it was added. */
export function HistoryEvent({ event, note, notes, visibility, after }: HistoryEventProps) {
  const { kind } = event;
  const messages = { history: useMessages('history'), orders: useMessages('orders') };
  const { edited } = useMessages('orderChanges').notes;
  const { icon, tone } = getMark(event);
  const isAddition = kind === 'orderNoteChanged' && event.event?.note?.action === 'added';
  const parcelUrl = event.event?.tracking && getTrackingUrl(event.event.tracking);
  return (
    <li
      className={clsx(
        'relative grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 before:absolute before:start-3 before:top-6 before:-bottom-2.5 before:w-px before:bg-border-subtle last:before:hidden print:break-inside-avoid',
        visibility === 'shown' ? 'grid' : 'hidden print:grid',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'relative grid size-6 place-items-center rounded-full border [&>svg]:size-3.5',
          softTones[tone],
        )}
      >
        {icon}
      </span>
      <div className="min-w-0 pt-0.5">
        <p className="flex flex-wrap gap-x-2 wrap-anywhere">
          <span>
            <MarkedLine
              line={formatOrderEvent(messages, event)}
              strong={formatStatus(messages.orders.statusLabels, event.status?.to)}
            />
            {parcelUrl !== undefined && (
              <ParcelLink href={parcelUrl} number={event.event!.tracking!.number} />
            )}
          </span>{' '}
          <span className="text-text-muted tabular-nums">
            <DateTime iso={event.at} /> <Author event={event} />
            {isAddition && note?.editedAt !== undefined && (
              <span className="text-text-subtle">{` (${edited})`}</span>
            )}
          </span>
        </p>
        {isAddition && note && <Note key={note.id} note={note} notes={notes} />}
        {after}
      </div>
    </li>
  );
}

function ParcelLink({ href, number }: { href: string; number: string }) {
  const t = useMessages('orderChanges').tracking;
  return (
    <Link
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={t.track(number)}
      className="ms-1.5 inline-block print:hidden"
    >
      <ExternalLink className="inline size-3.5 align-[-0.125em]" />
    </Link>
  );
}

type Mark = { icon: ReactNode; tone: Tone };

const paymentMarks: Partial<Record<string, Mark>> = {
  paid: { icon: <CircleCheck />, tone: 'positive' },
  refunded: { icon: <Undo2 />, tone: 'caution' },
  failed: { icon: <CircleX />, tone: 'critical' },
};

/** Returns the icon of an event. Statuses and payments have those of their badges. */
function getMark({ kind, status, event }: HistoryEntry): Mark {
  switch (kind) {
    case 'orderPlaced':
      return { icon: <ShoppingBag />, tone: 'neutral' };
    case 'orderStatusChanged': {
      const known = parseStatus(status?.to) ?? 'pending';
      return { icon: statusIcons[known], tone: statusStyles[known].tone };
    }
    case 'orderPaymentChanged':
      return (
        paymentMarks[event?.payment?.to.toLowerCase() ?? ''] ?? { icon: <CircleDashed />, tone: 'caution' }
      );
    case 'orderTrackingChanged':
      return { icon: <PackageSearch />, tone: 'neutral' };
    case 'orderStockChanged':
      return { icon: <PackageOpen />, tone: 'neutral' };
    case 'orderNoteChanged':
      return { icon: <StickyNote />, tone: 'neutral' };
    case 'orderMailSent':
      return { icon: <Mail />, tone: 'neutral' };
    case 'orderInvoiceIssued':
      return { icon: <Printer />, tone: 'neutral' };
    default:
      return { icon: <CircleDashed />, tone: 'neutral' };
  }
}

/** Who it was. An order that was placed before this was recorded has nobody. */
function Author({ event: { kind, adminName, by, keyName } }: { event: HistoryEntry }) {
  const t = useMessages('orderDetail').dialog;
  const name = trimToUndefined(adminName);
  const key = trimToUndefined(keyName);
  if (name === undefined && key === undefined) {
    if (by === 'storefront') return wrapText(t.byStorefront);
    if (by === 'system') return wrapText(t.bySystem);
    return kind === 'orderPlaced' ? null : wrapText(t.byFormer);
  }
  return (
    <MessageWithElement message={name === undefined ? t.byStorefrontNamed : t.by}>
      <bdi>{name ?? key}</bdi>
    </MessageWithElement>
  );
}
