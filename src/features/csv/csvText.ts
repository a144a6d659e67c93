import Papa from 'papaparse';
import { toPlainDigits } from '#contract/money/writeAmount.ts';

/** What a cell can hold. A number stays a number in a spreadsheet; text is guarded against being read as a formula. */
export type CsvValue = string | number | boolean | undefined;

/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// A spreadsheet runs a cell that begins with one of these as a formula, also in their full-width forms (OWASP, CSV injection).
// Text with an apostrophe of its own before one gets one more, so that unguardFormula gives every text back.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Takes away the apostrophe that formatCsvLine puts before text that a spreadsheet would run. */
export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/** Some readers take semicolons and tabs for separators, and cut off blank at either end. */
const NEEDS_QUOTES = /[;\t]|^\s|\s$/;

/** Writes one line, with its end. */
export const formatCsvLine = (values: readonly CsvValue[]): string =>
  `${Papa.unparse([values.map(toPlainNumber)], {
    escapeFormulae: FORMULA,
    quotes: (value) => typeof value === 'string' && NEEDS_QUOTES.test(value),
  })}\r\n`;

/** Papa Parse writes very large and very small numbers with an exponent, which a spreadsheet would round. */
const toPlainNumber = (value: CsvValue) =>
  typeof value === 'number' && `${value}`.includes('e') ? toPlainDigits(value) : value;

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
