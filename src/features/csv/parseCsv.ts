import Papa from 'papaparse';
import { normalizeLineEnds, unguardText } from './csvText.ts';

type ParsedCsv = {
  /** The cells of each row, in one Unicode form, because they are compared. */
  data: string[][];
  separator: string;
  /** Line of the first malformed quote, counted from 1. */
  brokenLine: number | undefined;
};

/** Excel reads and writes a first line such as `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

/** Parses CSV text. Without a given separator, uses the one in the first line, or detects it. */
export function parseCsv(text: string, separatorChoice?: string): ParsedCsv {
  const lines = normalizeLineEnds(text);
  const separatorLine = SEPARATOR_LINE.exec(lines);
  // Papa Parse misdetects the separator of a small file with an empty last line.
  const body = lines.slice(separatorLine?.[0].length ?? 0).trimEnd();
  const parsed = parseBody(body, separatorChoice ?? separatorLine?.[1]);
  return {
    data: parsed.data.map((cells) => cells.map((cell) => unguardText(cell).normalize())),
    separator: parsed.separator,
    brokenLine: parsed.brokenLine && parsed.brokenLine + (separatorLine ? 1 : 0),
  };
}

function parseBody(body: string, separator: string | undefined): ParsedCsv {
  const first = parseOnce(body, separator);
  if (first.brokenLine === undefined) return first;
  return parseOnce(quoteBareQuotes(body, first.separator), first.separator);
}

function parseOnce(body: string, separator: string | undefined): ParsedCsv {
  const { data, errors, meta } = Papa.parse<string[]>(body, { newline: '\n', delimiter: separator ?? '' });
  const quoteError = errors.find(({ type }) => type === 'Quotes');
  return {
    data,
    separator: meta.delimiter,
    brokenLine: quoteError && body.slice(0, quoteError.index ?? 0).split('\n').length,
  };
}

/** Quotes cells such as `"The" lamp`, which some programs write without outer quotes. */
function quoteBareQuotes(body: string, separator: string): string {
  const separatorPattern = separator.replace(/[\\^$.*+?()[\]{}|-]/, '\\$&');
  const cell = new RegExp(
    `(?<=^|${separatorPattern})"([^"\\n${separatorPattern}]+)"(?=[^"\\n${separatorPattern}])([^\\n${separatorPattern}]*)`,
    'gm',
  );
  return body.replace(cell, (text) => `"${text.replaceAll('"', '""')}"`);
}
