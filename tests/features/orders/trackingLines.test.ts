import { expect, it } from 'vitest';
import { addOrderLines, parseTrackingLines } from '#features/orders/bulk/trackingLines.ts';

const parse = (text: string) =>
  parseTrackingLines(text).map(({ line, order, number, carrier }) => [line, order, number, carrier]);

it.each([
  ['tabs', 'CTR-1\t1Z9\tDHL\nCTR-2\t1Z8'],
  ['semicolons', 'CTR-1;1Z9;DHL\nCTR-2;1Z8'],
  ['commas', 'CTR-1, 1Z9, DHL\r\nCTR-2, 1Z8\r\n'],
  ['spaces', '  CTR-1  1Z9 DHL\nCTR-2 1Z8'],
])('reads columns separated by %s', (_, text) =>
  expect(parse(text)).toEqual([
    [1, 'CTR-1', '1Z9', 'DHL'],
    [2, 'CTR-2', '1Z8', ''],
  ]),
);

it('keeps the spaces in a carrier’s name', () =>
  expect(parse('CTR-1 1Z9 Blue Dart')).toEqual([[1, 'CTR-1', '1Z9', 'Blue Dart']]));

it('counts blank lines, and leaves them out', () =>
  expect(parse('CTR-1 1Z9\n\n  \nCTR-2 1Z8')).toEqual([
    [1, 'CTR-1', '1Z9', ''],
    [4, 'CTR-2', '1Z8', ''],
  ]));

it('reads a line that was typed with spaces between pasted ones', () =>
  expect(parse('CTR-1\t1Z9\nCTR-2 1Z8 DHL\nCTR-3\t')).toEqual([
    [1, 'CTR-1', '1Z9', ''],
    [2, 'CTR-2', '1Z8', 'DHL'],
    [3, 'CTR-3', '', ''],
  ]));

it.each([
  ['English', 'AWB Number,Courier,Status,Order reference\n1Z9,DHL,ok,CTR-1'],
  ['German', 'Sendungsnummer;Gewicht;Bestellnummer;Versanddienst\n1Z9;2,5;CTR-1;DHL'],
])('finds the columns by the names in a header in %s', (_, text) =>
  expect(parse(text)).toEqual([[2, 'CTR-1', '1Z9', 'DHL']]),
);

it('takes the first columns if a header has no known names', () =>
  expect(parse('Name\tCode\nCTR-1\t1Z9')).toEqual([[2, 'CTR-1', '1Z9', '']]));

it('reads an order’s id and its tracking from the export of orders', () =>
  expect(
    parse(
      "Order ID,Order Reference,Order Date,Carrier,Tracking Number\no1,CTR-1,2026-11-20,DHL,'00340434161094000",
    ),
  ).toEqual([[2, 'o1', '00340434161094000', 'DHL']]));

it('reads lines with a stray quotation mark', () =>
  expect(parse('CTR-1,1Z9,"Blue" Dart"\nCTR-2,1Z8,DHL')).toMatchObject([
    [1, 'CTR-1', '1Z9', expect.any(String)],
    [2, 'CTR-2', '1Z8', 'DHL'],
  ]));

it('adds lines for selected orders, but none twice', () => {
  expect(addOrderLines('', ['CTR-1', 'CTR-2'])).toBe('CTR-1\t\nCTR-2\t');
  expect(addOrderLines('CTR-1\t1Z9\n', ['CTR-1', 'CTR-2'])).toBe('CTR-1\t1Z9\nCTR-2\t');
});
