import { expect, it } from 'vitest';
import { lenientProduct } from '#contract/products/product.ts';
import { edit as editMessages } from '#languages/en/productForm.ts';
import { createPastePreview, type Paste, parseCells } from '#features/products/bulk/pasteModel.ts';
import { aProduct } from '#mocks/builders.ts';

const { problems } = editMessages;
const products = [
  aProduct({ _id: 'a', actualPrice: 100, discountedPrice: 80, stock: 4 }),
  aProduct({ _id: 'b', actualPrice: 50, stock: 5 }),
  aProduct({ _id: 'c', actualPrice: 20, stock: 6 }),
].map((one) => lenientProduct.parse(one));

const preview = (text: string, paste: Partial<Paste> = {}, locale = 'en-GB') => {
  const { rows, ...rest } = createPastePreview(
    { productId: 'a', target: 'price', lines: parseCells(text), ...paste },
    {
      products,
      toSelectable: ({ _id }) => ({ id: _id, name: _id }),
      targets: ['price', 'stock'],
      locale,
      currency: 'INR',
      messages: problems,
    },
  );
  return { rows: rows.map(({ row, values, errors }) => ({ id: row.id, values, errors })), ...rest };
};

it('splits cells copied from a spreadsheet into lines and columns', () => {
  expect(parseCells('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parseCells('1\n\n2\n\n')).toEqual([['1'], [''], ['2']]);
});

it.each<[string, string, string[][]]>([
  [
    'line breaks',
    '11\t"recounted\nby Asha"\t\r\n22\tok\t\r\n',
    [
      ['11', 'recounted\nby Asha', ''],
      ['22', 'ok'],
    ],
  ],
  ['tabs', '"a\tb"\t1\n2', [['a\tb', '1'], ['2']]],
  ['quotation marks', '"say ""so"""\t1\n2', [['say "so"', '1'], ['2']]],
  ['line ends of each system', '"a\r\nb"\r1\r\n2\n3', [['a\nb'], ['1'], ['2'], ['3']]],
  ['only a line break', '1\r\n\r\n"\n"\r\n2\r\n\r\n', [['1'], [''], ['\n'], ['2']]],
])('keeps the rows of a spreadsheet whose cells contain %s', (_, text, lines) => {
  expect(parseCells(text)).toEqual(lines);
});

it.each<[string, string[][]]>([
  [
    '5" screen\t1\r\n27" screen\t2',
    [
      ['5" screen', '1'],
      ['27" screen', '2'],
    ],
  ],
  [
    '"The" lamp\t1\n"Old" lamp\t2',
    [
      ['"The" lamp', '1'],
      ['"Old" lamp', '2'],
    ],
  ],
  ['"5 tall\t1\n2\n"a\nb"\t3', [['"5 tall', '1'], ['2'], ['a\nb', '3']]],
  ['"\t1\n2', [['"', '1'], ['2']]],
])('keeps the rows if a cell has unquoted quotation marks: %j', (text, lines) => {
  expect(parseCells(text)).toEqual(lines);
});

it('fills each product from its row below a cell with a line break', () => {
  const { rows, extraLines } = preview('11\t"recounted\nby Asha"\t\n22\tok\t\n33\tok\t');
  expect(rows.map(({ id, values }) => [id, values.discountedPrice ?? values.actualPrice])).toEqual([
    ['a', 11],
    ['b', 22],
    ['c', 33],
  ]);
  expect(extraLines).toBe(0);
});

it('fills the price that the list shows, and the stock beside it', () => {
  expect(preview('75\t10\n₹1,299.50\t11')).toEqual({
    rows: [
      { id: 'a', values: { discountedPrice: 75, stock: 10 }, errors: {} },
      { id: 'b', values: { actualPrice: 1299.5, stock: 11 }, errors: {} },
    ],
    extraLines: 0,
    extraColumns: 'none',
  });
});

it('starts at the cell, and counts lines and columns outside of the list', () => {
  expect(preview('1\tx\n2\n3\n4', { productId: 'b', target: 'stock' })).toEqual({
    rows: [
      { id: 'b', values: { stock: 1 }, errors: {} },
      { id: 'c', values: { stock: 2 }, errors: {} },
    ],
    extraLines: 2,
    extraColumns: 'some',
  });
  expect(preview('1', { productId: 'gone' }).rows).toEqual([]);
});

it('skips blank cells and reports invalid ones', () => {
  expect(preview('90\t\n\t-3\nn/a\t7').rows).toEqual([
    { id: 'a', values: { discountedPrice: 90 }, errors: {} },
    { id: 'b', values: { stock: -3 }, errors: { stock: problems.stock } },
    { id: 'c', values: { actualPrice: NaN, stock: 7 }, errors: { actualPrice: problems.actualPrice } },
  ]);
  expect(preview('101').rows[0]?.errors).toEqual({ discountedPrice: problems.discountedAboveActual });
});

it('reads numbers in the administrator’s locale', () => {
  expect(preview('1.299,50', { productId: 'b' }, 'de-DE').rows[0]?.values).toEqual({ actualPrice: 1299.5 });
  expect(preview('1,299.50', { productId: 'b' }, 'en-IN').rows[0]?.values).toEqual({ actualPrice: 1299.5 });
});
