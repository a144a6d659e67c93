import Papa from 'papaparse';
import { unguardFormula } from '#features/csv/csvText.ts';
import type { ImportTable, UnreadableReason } from './importTable.ts';

const MAX_IMPORT_ROWS = 10_000;

export type TableResult =
  | { status: 'read'; table: ImportTable; separator: string }
  | ({ status: 'unreadable'; separator: string } & UnreadableReason);

/** Spreadsheets number their rows from 1, and the first has the headings. */
const FIRST_ROW_NUMBER = 2;

const isBlank = (cell: string) => cell.trim() === '';

/** Excel reads and writes a first line such as `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

/** Files that were written by two programs have two kinds of line ends, and Papa Parse looks for one. */
export const normalizeLineEnds = (text: string) => text.replace(/\r*\n|\r/g, '\n');

/** Reads the text of a file. Without a chosen separator it takes the one the file names or uses. Blank rows are left out. */
export function readTable(text: string, chosen?: string): TableResult {
  // Headings, values and names of image files are compared and stored in one Unicode form.
  const lines = normalizeLineEnds(text.normalize());
  const hint = SEPARATOR_LINE.exec(lines);
  // With an empty last line, Papa Parse takes the separator of a small file for a part of its cells.
  const body = lines.slice(hint?.[0].length ?? 0).trimEnd();
  const { data, separator, brokenLine } = parse(body, chosen ?? hint?.[1]);
  const unreadable = (reason: UnreadableReason): TableResult => ({
    status: 'unreadable',
    separator,
    ...reason,
  });

  if (brokenLine !== undefined)
    return unreadable({ reason: 'brokenQuotes', line: brokenLine + (hint ? 1 : 0) });
  const [headings = [], ...rest] = data.map((cells) => cells.map(unguardFormula));
  const rows = rest
    .map((cells, index) => ({ number: index + FIRST_ROW_NUMBER, cells }))
    .filter(({ cells }) => !cells.every(isBlank));
  if (headings.every(isBlank) || rows.length === 0) return unreadable({ reason: 'noRows' });
  if (headings.length === 1) return unreadable({ reason: 'oneColumn' });
  if (rows.length > MAX_IMPORT_ROWS) return unreadable({ reason: 'tooManyRows' });
  return { status: 'read', table: { headings, rows }, separator };
}

type Parsed = {
  data: string[][];
  separator: string;
  /** The line of the first quotation mark that makes no sense, counted from 1. */
  brokenLine: number | undefined;
};

function parse(body: string, separator: string | undefined): Parsed {
  const first = parseOnce(body, separator);
  if (first.brokenLine === undefined) return first;
  return parseOnce(quoteBareQuotes(body, first.separator), first.separator);
}

function parseOnce(body: string, separator: string | undefined): Parsed {
  const { data, errors, meta } = Papa.parse<string[]>(body, { newline: '\n', delimiter: separator ?? '' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  return {
    data,
    separator: meta.delimiter,
    brokenLine: broken && body.slice(0, broken.index ?? 0).split('\n').length,
  };
}

/** Quotes cells such as `"The" lamp`, which some programs write as they are, so that they are read to the letter. */
function quoteBareQuotes(body: string, separator: string): string {
  const end = separator.replace(/[\\^$.*+?()[\]{}|-]/, '\\$&');
  const cell = new RegExp(`(?<=^|${end})"([^"\\n${end}]+)"(?=[^"\\n${end}])([^\\n${end}]*)`, 'gm');
  return body.replace(cell, (text) => `"${text.replaceAll('"', '""')}"`);
}
