import Papa from 'papaparse';
import { cleanLine } from '#contract/text/cleanText.ts';
import { toPlainDigits } from '#contract/money/formatAmountForInput.ts';

/** A cell's value. Numbers stay numbers in a spreadsheet. Text is guarded, so that it stays text. */
export type CsvValue = string | number | boolean | undefined;

/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// What a spreadsheet would run as a formula, even if it splits at semicolons or tabs instead of commas and doesn't see
// the quotes (OWASP, CSV injection).
const FORMULA = String.raw`(?=[=+\-@|%＝＋－＠\t])(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}"']*)`;
const FIRST_LINE_END = String.raw`(?=[\r\n])(?<=^'*)`;
// What it would change to a number, a date or a time, such as 02138, 919876543210, 3/4 or 16:9. Whole numbers of up to
// 11 digits and ISO dates stay as they are.
const NUMBER = String.raw`(?<=^[ ']*)(?!(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d(?: [\d:]+)?)$)(?=\d[\d ,./:-]*(?:[eE][+-]?\d+)?$)`;
const GUARDED = `${FORMULA}|${FIRST_LINE_END}|${NUMBER}`;

const BEFORE_GUARDED = new RegExp(GUARDED, 'gu');
const GUARD = new RegExp(`'(?:${GUARDED})`, 'gu');

/** Puts an apostrophe in front of what a spreadsheet would change. */
const guardText = (text: string) => text.replace(BEFORE_GUARDED, "'");

/** Removes the apostrophes that formatCsvLine adds. A text's own apostrophes stay. */
export const unguardText = (text: string): string => text.replace(GUARD, '');

/** Some programs treat semicolons and tabs as separators, and trim spaces. */
const NEEDS_QUOTES = /[;\t]|^[\s']|\s$/;

/** Formats one line, including the line end. */
export const formatCsvLine = (values: readonly CsvValue[]): string =>
  `${Papa.unparse([values.map(toCell)], {
    quotes: (cell) => typeof cell === 'string' && NEEDS_QUOTES.test(cell),
  })}\r\n`;

const toCell = (value: CsvValue) => (typeof value === 'string' ? guardText(value) : toPlainNumber(value));

/** Papa Parse writes very large and very small numbers with an exponent, which spreadsheets round. */
const toPlainNumber = (value: CsvValue) =>
  typeof value === 'number' && `${value}`.includes('e') ? toPlainDigits(value) : value;

/** Makes line ends uniform, because Papa Parse expects one kind. */
export const normalizeLineEnds = (text: string): string => text.replace(/\r*\n|\r/g, '\n');

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
