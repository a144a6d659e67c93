import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { formatCsvLine, joinList, splitList, unguardFormula } from '#features/csv/csvText.ts';
import { arbitraryCharacter } from '../../fuzz/arbitraryValues.ts';

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
    fc.constantFrom(
      "'=1",
      "''=1",
      "it's",
      "'quoted'",
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
      const read = data.slice(0, -1).map((line) => line.map(unguardFormula));
      expect(read).toEqual(written);
    }),
  );
});

it('writes a list in one cell', () => {
  expect(splitList(joinList(['india', 'united states'])!)).toEqual(['india', 'united states']);
  expect(splitList('')).toEqual([]);
});
