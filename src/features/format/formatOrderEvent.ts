import type { HistoryEntry } from '#contract/history/history.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { formatInvoiceNumber, formatStatus, humanize } from './formatOrder.ts';
import { markValue } from './markedLine.ts';

export type OrderEventMessages = Pick<Messages, 'history' | 'orders'>;

/** Formats what happened to an order, without who and when, with marked values: 'Payment: Pending → Paid'. */
export function formatOrderEvent(messages: OrderEventMessages, entry: HistoryEntry): string {
  const t = messages.history.orderEvents;
  const { event = {} } = entry;
  switch (entry.kind) {
    case 'orderPlaced':
      return t.placed;
    case 'orderStatusChanged':
      return formatStatusChange(messages, entry);
    case 'orderPaymentChanged':
      return formatPayment(messages, event.payment);
    case 'orderTrackingChanged':
      return event.tracking
        ? t.tracking(markValue(event.tracking.carrier), markValue(event.tracking.number))
        : t.trackingRemoved;
    case 'orderStockChanged': {
      const quantity = event.stock?.quantity ?? 0;
      return quantity < 0 ? t.stockTaken(-quantity) : t.stockReturned(quantity);
    }
    case 'orderNoteChanged':
      return t.notes[event.note?.action ?? 'changed'];
    case 'orderMailSent':
      return formatMail(t, event.mail);
    case 'orderInvoiceIssued':
      return event.invoice ? t.invoice(markValue(formatInvoiceNumber(event.invoice))) : t.unreadable;
    default:
      return t.unreadable;
  }
}

/** Returns an arrow between two values, or only the new one. */
const formatChange = (t: Messages['history']['orderEvents'], from: string | undefined, to: string) =>
  from === undefined ? markValue(to) : t.change(markValue(from), markValue(to));

function formatStatusChange({ history, orders }: OrderEventMessages, { status }: HistoryEntry): string {
  const to = formatStatus(orders.statusLabels, status?.to);
  if (to === undefined) return history.orderEvents.unreadable;
  return formatChange(history.orderEvents, formatStatus(orders.statusLabels, status?.from), to);
}

type Payment = NonNullable<NonNullable<HistoryEntry['event']>['payment']>;

function formatPayment({ history, orders }: OrderEventMessages, payment: Payment | undefined): string {
  const t = history.orderEvents;
  if (!payment) return t.unreadable;
  const labels: Partial<Record<string, string>> = orders.orderFilters.payment.options;
  const format = (code: string) => labels[code.toLowerCase()] ?? humanize(code);
  const from = trimToUndefined(payment.from);
  const line = t.payment(formatChange(t, from && format(from), format(payment.to)));
  const reference = trimToUndefined(payment.reference);
  return reference === undefined ? line : t.withReference(line, markValue(reference));
}

type Mail = NonNullable<NonNullable<HistoryEntry['event']>['mail']>;

function formatMail(t: Messages['history']['orderEvents'], mail: Mail | undefined): string {
  if (!mail) return t.unreadable;
  const mails: Partial<Record<string, (to: string) => string>> = t.mails;
  return (mails[mail.template] ?? t.mail)(markValue(mail.to));
}
