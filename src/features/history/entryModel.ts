import type { HistoryEntry } from '#contract/history/history.ts';
import { trimInvisible } from '#contract/text/cleanText.ts';
import type { ProductChanges } from '#contract/history/productChanges.ts';
import { type ProductField, productFields } from '#contract/products/productFields.ts';
import { parseTime } from '#contract/time/parseTime.ts';
import { type Day, toDay } from '#contract/time/days.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { formatFieldValue } from '#features/format/formatFieldValue.ts';
import { formatStatus, shortenId } from '#features/format/formatOrder.ts';
import type { Formats } from '#features/format/formats.ts';

/** The messages that entries and fields are made of, also those of other screens. */
export type HistoryMessages = Pick<
  Messages,
  'history' | 'orders' | 'productForm' | 'productImport' | 'productLabels' | 'products'
>;

/** Values stand between these characters (Unicode FSI and PDI), which also isolate their direction. */
const [START, END] = ['\u2068', '\u2069'];
const ISOLATED = new RegExp(`${START}([^${END}]*)${END}`);
const DIRECTION_MARKS = /[\u2066-\u2069\u202a-\u202e]/g;

const isolate = (value: string) => `${START}${value.replace(DIRECTION_MARKS, '')}${END}`;

export type LinePart = { kind: 'text' | 'value'; text: string };

/** Splits a line into texts and values, such as names and prices. */
export const splitLine = (line: string): LinePart[] =>
  line
    .split(ISOLATED)
    .map((text, index): LinePart => ({ kind: index % 2 === 0 ? 'text' : 'value', text }))
    .filter(({ text }) => text !== '');

/** Removes the marks around values, for files. */
export const toPlainText = (line: string): string => line.replace(DIRECTION_MARKS, '');

/** implied: the page is about this product. */
export type EntrySubject = 'named' | 'implied';

/** Formats an entry as one line, with marks around its values: see `splitLine` and `toPlainText`. */
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
  const name = trimToUndefined(entry.adminName);
  const who = name === undefined ? t.formerAdmin : isolate(name);
  const product = isolate(trimToUndefined(entry.subjectName) ?? messages.products.inventory.unnamed);
  switch (entry.kind) {
    case 'productCreated':
      return t.created(who, product);
    case 'productDeleted':
      return t.deleted(who, product);
    case 'productChanged': {
      const what = formatChanges(messages, formats, entry.changes);
      return subject === 'implied' ? t.changed(who, what) : t.changedNamed(who, product, what);
    }
    case 'orderStatusChanged':
      return formatStatusChange(messages, entry, who);
    default:
      return t.orderEvents[entry.kind](who, nameOrder(messages, entry));
  }
}

const nameOrder = ({ orders }: HistoryMessages, { subjectName, subjectId }: HistoryEntry) =>
  isolate(orders.order.named(trimToUndefined(subjectName) ?? shortenId(subjectId)));

function formatStatusChange(messages: HistoryMessages, entry: HistoryEntry, who: string): string {
  const t = messages.history.entry;
  const { statusLabels } = messages.orders;
  const order = nameOrder(messages, entry);
  if (!entry.status) return t.orderUnreadable(who, order);
  const format = (status: string | undefined) => isolate(formatStatus(statusLabels, status) ?? t.none);
  return t.orderChanged(who, order, format(entry.status.from), format(entry.status.to));
}

/** The source of an entry. An unknown source, and the form, have none. */
function formatSource(
  t: Messages['history']['entry'],
  { source, fileName }: Pick<HistoryEntry, 'source' | 'fileName'>,
): string | undefined {
  if (source === undefined || source === 'form') return undefined;
  const file = trimToUndefined(fileName);
  return source === 'import' && file !== undefined ? t.fromFile(isolate(file)) : t.sources[source];
}

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
    : t.valueChange(name, isolate(from), isolate(to));
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
