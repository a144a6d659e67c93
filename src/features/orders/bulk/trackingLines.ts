import { cleanLine, isBlank } from '#contract/text/cleanText.ts';
import { normalizeLineEnds } from '#features/csv/csvText.ts';
import { parseCsv } from '#features/csv/parseCsv.ts';

/** A line of pasted text: an order's number or id, its tracking number and, possibly, the carrier. */
export type TrackingLine = { line: number; order: string; number: string; carrier: string };

type Column = Exclude<keyof TrackingLine, 'line'>;

const SEPARATORS = ['\t', ';', ',', '|'];

/** Columns of carriers' files, and of the export of orders, in the languages of the interface. */
const HEADERS: Record<Column, RegExp> = {
  number: /track|awb|waybill|consignment|parcel|sendung|paket|ट्रैक|تتبّ?ع|بوليصة/i,
  carrier: /carrier|courier|versanddienst|zusteller|spedition|कूरियर|شركة الشحن/i,
  order: /order|ref|bestell|auftrag|ऑर्डर|طلب/i,
};
const COLUMNS: readonly Column[] = ['order', 'number', 'carrier'];

/**
 * Splits pasted text into its lines, without blank ones. A first line without any digit is a header: its names say where
 * the columns are, in any order.
 */
export function parseTrackingLines(text: string): readonly TrackingLine[] {
  const rows = splitRows(text);
  const [first] = rows;
  const hasHeader = first !== undefined && !first.some((cell) => /\p{Nd}/u.test(cell)) && first.length > 1;
  const positions = findColumns(hasHeader ? first : []);
  return rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .slice(hasHeader ? 1 : 0)
    .filter(({ cells }) => !cells.every(isBlank))
    .map(({ line, cells }) => {
      const [order, number, carrier] = positions.map((position) => cleanLine(cells[position] ?? ''));
      return { line, order: order ?? '', number: number ?? '', carrier: carrier ?? '' };
    });
}

/** Returns the positions of the order, the tracking number and the carrier. */
function findColumns(header: readonly string[]): readonly number[] {
  const found = COLUMNS.map((column) => header.findIndex((name) => HEADERS[column].test(name)));
  const [order = -1, number = -1] = found;
  return order < 0 || number < 0 || order === number ? [0, 1, 2] : found;
}

/** Splits by the first separator that most lines have. Without one, lines are split at spaces. */
function splitRows(text: string): readonly (readonly string[])[] {
  const lines = normalizeLineEnds(text).split('\n');
  const filled = lines.filter((line) => !isBlank(line));
  const separator = SEPARATORS.find(
    (one) => filled.filter((line) => line.includes(one)).length * 2 > filled.length,
  );
  if (separator === undefined) return lines.map(splitAtSpaces);
  const { data, brokenLine } = parseCsv(text, separator);
  // A number has no quotation marks: a stray one is part of a name.
  const rows = brokenLine === undefined ? data : lines.map((line) => line.split(separator));
  return rows.map((cells) => (cells.length === 1 ? splitAtSpaces(cells[0] ?? '') : cells));
}

/** "1042 1Z999AA1 Blue Dart": the name of a carrier can have spaces. */
function splitAtSpaces(line: string): readonly string[] {
  const [order = '', number = '', ...carrier] = cleanLine(line).split(/\s+/);
  return [order, number, carrier.join(' ')];
}

/** Adds lines for orders that the text doesn't have yet, for their tracking numbers to be typed. */
export function addOrderLines(text: string, orders: readonly string[]): string {
  const present = new Set(parseTrackingLines(text).map(({ order }) => order));
  const added = orders.filter((order) => !present.has(order)).map((order) => `${order}\t`);
  return [...(isBlank(text) ? [] : [text.replace(/\n+$/, '')]), ...added].join('\n');
}
