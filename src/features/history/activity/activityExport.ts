import type { HistoryEntry, HistoryKind } from '#contract/history/history.ts';
import type { SourceKind } from '#contract/history/historySource.ts';
import type { ProductChanges } from '#contract/history/productChanges.ts';
import { productFieldNames, productFields } from '#contract/products/productFields.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { formatForSpreadsheet, getTimeZoneName } from '#features/format/formatDate.ts';
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
      value: ({ adminName }) => trimToUndefined(adminName) ?? 'A former administrator',
    },
    { id: 'kind', header: 'Kind', value: ({ kind }) => kinds[kind] },
    { id: 'subject', header: 'Product or Order', value: ({ subjectName }) => subjectName },
    { id: 'id', header: 'ID', value: ({ subjectId }) => subjectId },
    { id: 'change', header: 'Change', value: describeChange },
    { id: 'source', header: 'Made By', value: ({ source }) => source && sources[source] },
    { id: 'file', header: 'File', value: ({ fileName }) => fileName },
  ] as const satisfies readonly ExportColumn<HistoryEntry>[];

/** Formats as 'Actual Price: 1299 → 1199; Stock: 12 → 40'. Undefined for a product that was added or deleted. */
function describeChange({ kind, changes, status }: HistoryEntry): string | undefined {
  if (kind === 'orderStatusChanged') return status && `${status.from ?? ''} → ${status.to}`.trim();
  if (kind !== 'productChanged') return undefined;
  return changes ? describeChanges(changes) : 'Can’t be read';
}

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
