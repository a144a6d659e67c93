import { type HistoryEntry, isProductKind } from '#contract/history/history.ts';
import type { SourceKind } from '#contract/history/historySource.ts';
import { trimInvisible } from '#contract/text/cleanText.ts';
import type { ProductChanges } from '#contract/history/productChanges.ts';
import { type ProductField, productFields } from '#contract/products/productFields.ts';
import { parseTime } from '#contract/time/parseTime.ts';
import { type Day, toDay } from '#contract/time/days.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { formatFieldValue } from '#features/format/formatFieldValue.ts';
import { shortenId } from '#features/format/formatOrder.ts';
import { formatOrderEvent } from '#features/format/formatOrderEvent.ts';
import { markValue } from '#features/format/markedLine.ts';
import type { Formats } from '#features/format/formats.ts';

/** The messages that entries and fields are made of, also those of other screens. */
export type HistoryMessages = Pick<
  Messages,
  'history' | 'orders' | 'productForm' | 'productImport' | 'productLabels' | 'products'
>;

/** implied: the page is about this product. */
export type EntrySubject = 'named' | 'implied';

/** Formats an entry as one line, with marked values. */
export function formatEntry(
  messages: HistoryMessages,
  formats: Formats,
  entry: HistoryEntry,
  subject: EntrySubject,
): string {
  const t = messages.history.entry;
  const line = formatWrite(messages, formats, entry, subject);
  const source = formatSource(t, entry);
  return source === undefined ? line : t.withSource(line, source);
}

function formatWrite(
  messages: HistoryMessages,
  formats: Formats,
  entry: HistoryEntry,
  subject: EntrySubject,
): string {
  const t = messages.history.entry;
  const who = formatAuthor(t, entry);
  const product = markValue(trimToUndefined(entry.subjectName) ?? messages.products.inventory.unnamed);
  switch (entry.kind) {
    case 'productCreated':
      return t.created(who, product);
    case 'productDeleted':
      return t.deleted(who, product);
    case 'productChanged': {
      const what = formatChanges(messages, formats, entry.changes);
      return subject === 'implied' ? t.changed(who, what) : t.changedNamed(who, product, what);
    }
    default: {
      const number = trimToUndefined(entry.subjectName) ?? shortenId(entry.subjectId);
      const order = markValue(messages.orders.order.named(number));
      return t.changedNamed(who, order, formatOrderEvent(messages, entry));
    }
  }
}

/** Formats who made a write: an administrator, a storefront's key, or no person. */
function formatAuthor(
  t: Messages['history']['entry'],
  { adminName, by, keyName }: Pick<HistoryEntry, 'adminName' | 'by' | 'keyName'>,
): string {
  const name = trimToUndefined(adminName);
  if (name !== undefined) return markValue(name);
  const key = trimToUndefined(keyName);
  if (key !== undefined) return t.storefrontNamed(markValue(key));
  return by === undefined ? t.formerAdmin : t[by];
}

/** The source of an entry. An unknown source, and the form, have none. */
function formatSource(
  t: Messages['history']['entry'],
  { source, fileName, event }: Pick<HistoryEntry, 'source' | 'fileName' | 'event'>,
): string | undefined {
  if (source === undefined || source === 'form') return undefined;
  const file = trimToUndefined(fileName);
  if (source === 'import' && file !== undefined) return t.fromFile(markValue(file));
  const order = source === 'order' && event?.order;
  return order ? t.withOrder(markValue(nameOrder(order))) : t.sources[source];
}

/** Returns what a write was made by. An order's own entries, and a stock that changed with an order, have the order. */
export const getSource = ({
  source,
  kind,
  event,
}: Pick<HistoryEntry, 'source' | 'kind' | 'event'>): SourceKind | undefined =>
  source ?? (event?.order || !isProductKind(kind) ? 'order' : undefined);

/** Returns the number of the order that a product's stock changed with, or its short id. */
export const nameOrder = ({ id, number }: { id: string; number?: string | undefined }): string =>
  trimToUndefined(number) ?? shortenId(id);

/** The percentage follows from the prices. */
const isShownField = (field: string): field is ProductField =>
  Object.hasOwn(productFields, field) && field !== 'discountPercentage';

/** Returns the changed fields, in the order of the form. */
export const getChangedFields = (changes: ProductChanges | undefined): ProductField[] =>
  Object.keys(changes ?? {}).filter(isShownField);

/** Formats the changed fields, with marks around their values: 'price ₹1,299 → ₹1,199 and stock 12 → 40'. */
export function formatChanges(
  messages: HistoryMessages,
  formats: Formats,
  changes: ProductChanges | undefined,
): string {
  const t = messages.history.entry;
  const parts = getChangedFields(changes).map((field) =>
    formatChange(messages, formats, field, changes?.[field] ?? {}),
  );
  if (parts.length > 0) return new Intl.ListFormat(formats.locale, { type: 'conjunction' }).format(parts);
  const { discountPercentage } = messages.productLabels.shortLabels;
  return changes?.discountPercentage ? t.fieldChange(discountPercentage) : t.unreadable;
}

/** Values that are longer, in UTF-16 code units, are left out of the line. */
const MAX_VALUE_LENGTH = 60;

type FieldChange = { from?: unknown; to?: unknown };

function formatChange(messages: HistoryMessages, formats: Formats, field: ProductField, change: FieldChange) {
  const t = messages.history.entry;
  const name = messages.productLabels.shortLabels[field];
  const { kind } = productFields[field];
  if (kind === 'images') {
    const [from, to] = [countImages(change.from), countImages(change.to)];
    return from === to ? t.fieldChange(name) : t.countChange(name, from, to);
  }
  const from = formatValue(messages, formats, field, change.from);
  const to = formatValue(messages, formats, field, change.to);
  const isLong = Math.max(from.length, to.length) > MAX_VALUE_LENGTH;
  return field === 'description' || kind === 'list' || isLong
    ? t.fieldChange(name)
    : t.valueChange(name, markValue(from), markValue(to));
}

const countImages = (images: unknown) => (Array.isArray(images) ? images.length : 0);

/** Formats a value of any field but the images. */
export function formatValue(
  { history, productForm, productImport }: HistoryMessages,
  formats: Formats,
  field: ProductField,
  value: unknown,
): string {
  const { flagLabels } = productImport.importPage;
  return formatFieldValue(
    { empty: history.entry.none, flagLabels, choices: productForm.choices },
    formats,
    field,
    typeof value === 'string' ? trimInvisible(value) : value,
  );
}

export type DayOfEntries = {
  /** Undefined if their time is invalid. */
  day: Day | undefined;
  entries: readonly HistoryEntry[];
};

/** Groups entries that are sorted by time by their day in a time zone (IANA name; default: local). */
export function groupByDay(entries: readonly HistoryEntry[], timeZone: string | undefined): DayOfEntries[] {
  const groups: { day: Day | undefined; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const day = toDay(parseTime(entry.at), timeZone);
    const last = groups.at(-1);
    if (last && last.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}
