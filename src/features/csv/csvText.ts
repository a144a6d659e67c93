import Papa from 'papaparse';
import { cleanLine } from '#contract/text/cleanText.ts';
import { toPlainDigits } from '#contract/money/formatAmountForInput.ts';

/** A cell's value. Numbers stay numbers in a spreadsheet; text is guarded against running as a formula. */
export type CsvValue = string | number | boolean | undefined;

/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// A spreadsheet runs cells that begin with one of these, also in their full-width forms, as formulas (OWASP, CSV
// injection). A text with its own leading apostrophe gets one more, so that unguardFormula restores it.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Removes the apostrophe that formatCsvLine adds to guard a text. */
export const unguardFormula = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

/** Some programs treat semicolons and tabs as separators, and trim spaces. */
const NEEDS_QUOTES = /[;\t]|^\s|\s$/;

/** Formats one line, including the line end. */
export const formatCsvLine = (values: readonly CsvValue[]): string =>
  `${Papa.unparse([values.map(toPlainNumber)], {
    escapeFormulae: FORMULA,
    quotes: (value) => typeof value === 'string' && NEEDS_QUOTES.test(value),
  })}\r\n`;

/** Papa Parse writes very large and very small numbers with an exponent, which spreadsheets round. */
const toPlainNumber = (value: CsvValue) =>
  typeof value === 'number' && `${value}`.includes('e') ? toPlainDigits(value) : value;

const LIST_SEPARATOR = '; ';

/** Formats a list as one cell. */
export const joinList = (entries: readonly string[] | undefined): string | undefined =>
  entries?.join(LIST_SEPARATOR);

/** Parses a list from one cell. */
export const splitList = (text: string): string[] =>
  text
    .split(';')
    .map(cleanLine)
    .filter((entry) => entry !== '');
