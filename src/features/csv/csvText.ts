import { toPlainDigits } from '#contract/money/writeAmount.ts';

/** What a cell can hold. A number stays a number in a spreadsheet; text is guarded against being read as a formula. */
export type CsvValue = string | number | boolean | undefined;

/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** RFC 4180 ends lines so. */
const LINE_END = '\r\n';

// A spreadsheet runs a cell that begins with one of these as a formula, also in their full-width forms (OWASP, CSV injection).
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe before text that a spreadsheet would run. Text that has such an apostrophe of its own gets one more. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Undoes guardFormula, for every text. */
export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/** Blank at either end is quoted too: some readers cut it off. */
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

function formatCell(value: CsvValue): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return toPlainDigits(value);
  if (typeof value === 'boolean') return `${value}`;
  const text = guardFormula(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes one line, with its end. */
export const formatCsvLine = (values: readonly CsvValue[]): string =>
  values.map(formatCell).join(',') + LINE_END;

const LIST_SEPARATOR = '; ';

/** Writes a list into one cell. */
export const joinList = (entries: readonly string[] | undefined): string | undefined =>
  entries?.join(LIST_SEPARATOR);

/** Reads a list out of one cell. */
export const splitList = (text: string): string[] =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
