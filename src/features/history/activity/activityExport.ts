import type { HistoryEntry, HistoryKind } from '#contract/history/history.ts';
import type { SourceKind } from '#contract/history/historySource.ts';
import type { ProductChanges } from '#contract/history/productChanges.ts';
import { productFieldNames, productFields } from '#contract/products/productFields.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { formatForSpreadsheet, getTimeZoneName } from '#features/format/formatDate.ts';
import { formatInvoiceNumber } from '#features/format/formatOrder.ts';
import { getSource } from '../entryModel.ts';
import type { ExportColumn } from '#features/list/export/exportModel.ts';

// In English, like the headers.

const kinds: Record<HistoryKind, string> = {
  productCreated: 'Product added',
  productChanged: 'Product changed',
  productDeleted: 'Product deleted',
  orderPlaced: 'Order placed',
  orderStatusChanged: 'Order status changed',
  orderPaymentChanged: 'Payment changed',
  orderTrackingChanged: 'Tracking changed',
  orderStockChanged: 'Stock of an order changed',
  orderNoteChanged: 'Note changed',
  orderMailSent: 'Email sent',
  orderInvoiceIssued: 'Invoice printed',
};

const sources: Record<SourceKind, string> = {
  form: 'Form',
  quickEdit: 'Quick edit',
  bulk: 'Bulk change',
  import: 'Import',
  undo: 'Undo',
  restore: 'Earlier version',
  order: 'Order',
};

/** Creates the export columns of the activity, with the time both as sent and in the store's time zone. */
export const createActivityExportColumns = (timeZone: string | undefined) =>
  [
    { id: 'date', header: 'Time', value: ({ at }) => at },
    {
      id: 'storeDate',
      header: `Time (${getTimeZoneName(timeZone)})`,
      value: ({ at }) => formatForSpreadsheet(at, timeZone),
    },
    {
      id: 'person',
      header: 'Administrator',
      value: describeAuthor,
    },
    { id: 'kind', header: 'Type', value: ({ kind }) => kinds[kind] },
    { id: 'subject', header: 'Product or Order', value: ({ subjectName }) => subjectName },
    { id: 'id', header: 'ID', value: ({ subjectId }) => subjectId },
    { id: 'change', header: 'Change', value: describeChange },
    { id: 'source', header: 'Source', value: describeSource },
    { id: 'file', header: 'File', value: ({ fileName }) => fileName },
  ] as const satisfies readonly ExportColumn<HistoryEntry>[];

function describeAuthor({ adminName, by, keyName }: HistoryEntry): string {
  if (by === 'system') return 'System';
  if (by === 'storefront') return ['Storefront', trimToUndefined(keyName)].filter(Boolean).join(' ');
  return trimToUndefined(adminName) ?? 'A former administrator';
}

/** Formats as 'Bulk change', and 'Order ORD-1' for a stock that changed with an order. */
function describeSource(entry: HistoryEntry): string | undefined {
  const order = entry.event?.order;
  const source = getSource(entry);
  if (source === 'order' && order) return `${sources.order} ${trimToUndefined(order.number) ?? order.id}`;
  return source && sources[source];
}

/**
 * Formats as 'Actual Price: 1299 → 1199; Stock: 12 → 40' or 'pending → paid'. Undefined if the kind says everything.
 */
function describeChange({ kind, changes, status, event = {} }: HistoryEntry): string | undefined {
  switch (kind) {
    case 'productChanged':
      return changes ? describeChanges(changes) : 'Can’t be read';
    case 'orderStatusChanged':
      return status && describeStep(status);
    case 'orderPaymentChanged': {
      const { payment } = event;
      return payment && [describeStep(payment), payment.reference].filter(Boolean).join('; ');
    }
    case 'orderTrackingChanged': {
      const { tracking } = event;
      return tracking
        ? [tracking.carrier, tracking.number, tracking.url].filter(Boolean).join(' ')
        : 'Removed';
    }
    case 'orderStockChanged':
      return event.stock && String(event.stock.quantity);
    case 'orderNoteChanged':
      return event.note?.action;
    case 'orderMailSent':
      return event.mail && `${event.mail.template}: ${event.mail.to}`;
    case 'orderInvoiceIssued':
      return event.invoice && formatInvoiceNumber(event.invoice);
    default:
      return undefined;
  }
}

const describeStep = ({ from, to }: { from?: string | undefined; to: string }) =>
  `${from ?? ''} → ${to}`.trim();

const describeChanges = (changes: ProductChanges): string =>
  productFieldNames
    .filter((field) => changes[field])
    .map((field) => `${productFields[field].header}: ${describeValues(changes[field] ?? {})}`)
    .join('; ');

const describeValues = ({ from, to }: { from?: unknown; to?: unknown }) =>
  `${formatValue(from)} → ${formatValue(to)}`;

/** Images by their URL. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(', ') || 'none';
  if (typeof value === 'object' && value !== null) return 'url' in value ? String(value.url) : '';
  return value === undefined || value === null || value === '' ? 'none' : String(value);
}
