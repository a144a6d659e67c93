import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { formatCsvLine, joinList, splitList, unguardText } from '#features/csv/csvText.ts';
import { arbitraryCharacter } from '../../fuzz/arbitraryValues.ts';

/** Characters that start formulas, cells and quoted parts. */
const tricky = fc.string({
  unit: fc.constantFrom(...`=+-@|%＝＋－＠;,"' \t\r\na1.0`, '\r\n', '\u200b', '\u00a0'),
  maxLength: 12,
});

it('quotes separators and line breaks, and doubles quotation marks', () => {
  expect(formatCsvLine(['plain', 'a, b', 'say "so"', 'two\nlines', undefined, ''])).toBe(
    'plain,"a, b","say ""so""","two\nlines",,\r\n',
  );
});

it('does not change numbers, and escapes formulas', () => {
  expect(formatCsvLine([-5, 1.5, true, '-5', '=1+1', '@SUM(A1)', '+91 98', '＝1'])).toBe(
    `-5,1.5,true,"'-5","'=1+1","'@SUM(A1)","'+91 98","'＝1"\r\n`,
  );
});

it('writes numbers without an exponent, because a spreadsheet would round them', () => {
  expect(formatCsvLine([1e21, 1e-7, 0.1])).toBe('1000000000000000000000,0.0000001,0.1\r\n');
});

it('is read back unchanged for any text', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: arbitraryCharacter }),
    tricky,
    fc.constantFrom(
      "'=1",
      "''=1",
      "it's",
      "'quoted'",
      "'02138",
      "a;'=1",
      "a\n'- b",
      '=',
      '\tx',
      '\rx',
      '\nx',
      '=cmd()',
      'a\r\nb',
      '"',
      ',',
      'हिन्दी',
      'العربية',
      '👩‍👩‍👧',
      ' blank ',
    ),
  );
  const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (written) => {
      const text = written.map(formatCsvLine).join('');
      const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' });
      const read = data.slice(0, -1).map((line) => line.map(unguardText));
      expect(read).toEqual(written);
    }),
  );
});

const exportedRows = fc.array(
  fc.tuple(tricky, fc.oneof(tricky, fc.nat(), fc.constant(undefined)), tricky, tricky),
  { minLength: 1, maxLength: 4 },
);

/** Reads cells as spreadsheets do: quoted if they start with a quotation mark, and whatever follows is appended. */
function readCells(text: string, separator: string): string[] {
  const cells: string[] = [];
  const quoted = /"((?:[^"]|"")*)(?:"|$)/y;
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  for (let place = 0; place <= text.length; place++) {
    quoted.lastIndex = place;
    const inQuotes = quoted.exec(text);
    plain.lastIndex = inQuotes ? quoted.lastIndex : place;
    const rest = plain.exec(text)![0];
    cells.push((inQuotes?.[1]?.replaceAll('""', '"') ?? '') + rest);
    place = plain.lastIndex;
  }
  return cells;
}

describe.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
])('a spreadsheet whose separator is the %s', (_, separator) => {
  it('finds no formula in an exported file', () => {
    fc.assert(
      fc.property(exportedRows, (rows) => {
        const text = rows.map(formatCsvLine).join('');
        const cells = [readCells(text, separator), Papa.parse<string[]>(text, { delimiter: separator }).data];
        const formulas = cells.flat(2).filter((cell) => /^(?:[\s\u200b]*[=+\-@|%＝＋－＠]|\t)/.test(cell));
        expect(formulas).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['Kunde;=1+2;x', 'a\t=1', 'list:\n- one', 'a; =1', 'a;"=1"', 'a;\t=1', '"=1', '\n=1', '=1;=2'])(
    'finds no formula in %j',
    (text) => {
      const cells = readCells(formatCsvLine(['1', text, '2']), separator);
      expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    },
  );
});

it.each(['02138', '007', '09876543210', '919876543210', '1e5', '1.50', '3/4', '1-2', '16:9', '0171 234 567'])(
  'keeps %s from being read as a number, a date or a time',
  (text) => {
    expect(formatCsvLine([text])).toBe(`"'${text}"\r\n`);
    expect(unguardText(`'${text}`)).toBe(text);
    expect(unguardText(text)).toBe(text);
  },
);

it.each([
  '110001',
  '0',
  '9876543210',
  'M',
  '2026-11-21 02:00:00',
  '2026-11-21',
  '2026-11-20T20:30:00.000Z',
  '5 kg',
])('writes %s as it is, because a spreadsheet keeps it', (text) => {
  expect(formatCsvLine([text])).toBe(`${text}\r\n`);
});

it('keeps an apostrophe that a text starts with', () => {
  for (const text of ["'12", "'it's'", "a;'b"]) expect(unguardText(text)).toBe(text);
});

it('writes a list in one cell', () => {
  expect(splitList(joinList(['india', 'united states'])!)).toEqual(['india', 'united states']);
  expect(splitList('')).toEqual([]);
});
