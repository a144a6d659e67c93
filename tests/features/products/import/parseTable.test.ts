import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvLine, normalizeLineEnds } from '#features/csv/csvText.ts';
import {
  countMatchedColumns,
  findMissingFields,
  guessMapping,
  IMPORT_FIELDS,
  mapColumn,
} from '#features/products/import/importFields.ts';
import {
  getRefusedRowsFileName,
  createRefusedRowsCsv,
  createTemplateCsv,
} from '#features/products/import/importCsv.ts';
import { classifyFiles, parseTable } from '#features/products/import/parseTable.ts';
import { productExportColumns } from '#features/products/inventory/productExport.ts';
import { labels as german } from '#languages/de/productLabels.ts';
import { importPage as importPageMessages } from '#languages/en/productImport.ts';
import { labels as english } from '#languages/en/productLabels.ts';
import { labels as hindi } from '#languages/hi/productLabels.ts';

const headers = productExportColumns.map(({ header }) => header);
const guess = (of: readonly string[], labels = english) => guessMapping(labels, of);

describe('a file', () => {
  it('is read in composed Unicode form', () => {
    const text = 'Größe;Name\r\nM;Cafetière\r\n';
    expect(parseTable(text.normalize('NFD'))).toMatchObject({
      table: { headers: ['Größe', 'Name'], rows: [{ cells: ['M', 'Cafetière'] }] },
    });
  });

  it('is read with the row numbers of a spreadsheet and without blank rows', () => {
    const lines = ['Product Name;Brand', '"Lamp; brass";"Di""ya"', ';', `'=1+1;"two\nlines"`];
    const text = lines.map((line) => `${line}\r\n`).join('');
    expect(parseTable(text)).toEqual({
      status: 'read',
      separator: ';',
      table: {
        headers: ['Product Name', 'Brand'],
        rows: [
          { number: 2, cells: ['Lamp; brass', 'Di"ya'] },
          { number: 4, cells: ['=1+1', 'two\nlines'] },
        ],
      },
    });
  });

  it.each([
    ['noRows', ''],
    ['noRows', 'Product Name,Brand\r\n'],
    ['oneColumn', 'Product Name\r\nLamp\r\n'],
    ['tooManyRows', `Product Name,Brand\n${'Lamp,Diya\n'.repeat(10_001)}`],
  ])('is refused if it is invalid: %s', (reason, text) => {
    expect(parseTable(text)).toMatchObject({ status: 'unreadable', reason });
  });

  it.each([
    ['Product Name,Brand\r\n"Lamp,Diya\r\n', 2],
    ['Product Name,Brand\nLamp,Diya\n"The" lamp,Diya\n"Lamp,Diya\n', 4],
    ['sep=,\nProduct Name,Brand\nLamp,"Diya\n', 3],
  ])('is refused with the line of an invalid quotation mark: %j', (text, line) => {
    expect(parseTable(text)).toMatchObject({ status: 'unreadable', reason: 'brokenQuotes', line });
  });

  const readCells = (text: string, separator?: string) => {
    const result = parseTable(text, separator);
    if (result.status !== 'read') throw new Error(result.reason);
    return [result.table.headers, ...result.table.rows.map(({ cells }) => cells)];
  };

  it.each([
    ['mixed line endings', 'a,b\r\n1,2\n3,4\n'],
    ['line endings of old Macs', 'a,b\r1,2\r3,4\r'],
    ['doubled carriage returns', 'a,b\r\r\n1,2\r\r\n3,4\r\r\n'],
    ['the separator in its first line', 'sep=;\r\na;b\r\n1;2\r\n3;4'],
    ['the separator in quotes', '"sep=;"\na;b\n1;2\n3;4'],
    ['tabs', 'a\tb\n1\t2\n3\t4'],
  ])('is read with %s', (_, text) => {
    expect(readCells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('is read with appended lines that have other line endings', () => {
    expect(readCells('a,b\r\n1,2\r\n3,4\n5,6\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  it('is read with the separator that it names, even if cells contain commas', () => {
    expect(readCells('sep=;\na;b\n1,5;2,5')).toEqual([
      ['a', 'b'],
      ['1,5', '2,5'],
    ]);
  });

  it('is read with the chosen separator', () => {
    expect(readCells('a|b;c\n1|2;3', ';')).toEqual([
      ['a|b', 'c'],
      ['1|2', '3'],
    ]);
  });

  it('keeps quotation marks that are part of a cell', () => {
    expect(readCells('a,b\nTV 27" bare,x\n"The" lamp,x\n"The ""old"", one",x\n')).toEqual([
      ['a', 'b'],
      ['TV 27" bare', 'x'],
      ['"The" lamp', 'x'],
      ['The "old", one', 'x'],
    ]);
  });

  it('is distinguished from images', () => {
    const csv = new File(['a'], 'products.CSV');
    const image = new File(['x'], 'lamp.png', { type: 'image/png' });
    expect(classifyFiles([image, csv])).toEqual({ status: 'table', file: csv, images: [image] });
    expect(classifyFiles([image])).toEqual({ status: 'images', images: [image] });
    expect(classifyFiles([csv, csv])).toMatchObject({ reason: 'severalFiles' });
    expect(classifyFiles([new File(['x'], 'products.xlsx')])).toEqual({
      status: 'unreadable',
      fileName: 'products.xlsx',
      reason: 'notCsv',
    });
  });
});

describe('columns', () => {
  it('are recognized by the headers of the export and the template', () => {
    expect(guess(headers).filter((target) => target === 'ignored')).toHaveLength(2);
    expect(guess(createTemplateCsv().trim().split(',')).includes('ignored')).toBe(false);
  });

  it('keep the headers and the order of earlier exports', () => {
    const earlier = [
      'Product ID',
      'Product Name',
      'Description',
      'Category',
      'Sub-category',
      'Brand',
      'Actual Price',
      'Discounted Price',
      'Discount Percentage',
      'Stock',
      'Stock at Export',
      'Stock Unit',
      'Product Status',
      'Featured product',
      'Locations',
      'RAM',
      'Sizes',
      'Weights',
      'Images',
      'Created',
      'Updated',
    ];
    expect(headers.filter((header) => earlier.includes(header))).toEqual(earlier);
  });

  it('are guessed from other headers, each field once from the best match', () => {
    expect(guess(['Title', 'price', 'Actual price', 'Qty', 'product_name', 'Colour'])).toEqual([
      'ignored',
      'ignored',
      'actualPrice',
      'stock',
      'name',
      'ignored',
    ]);
  });

  it.each([
    [
      ['Title', 'Description', 'Type', 'Vendor', 'Compare at price', 'Price'],
      ['name', 'description', 'category', 'brand', 'actualPrice', 'discountedPrice'],
    ],
    [
      ['Price', 'Compare-at price'],
      ['discountedPrice', 'actualPrice'],
    ],
    [['Price'], ['actualPrice']],
    [
      ['Type', 'Categories', 'Sale price', 'Regular price'],
      ['ignored', 'category', 'discountedPrice', 'actualPrice'],
    ],
    [
      ['MRP', 'Selling price'],
      ['actualPrice', 'discountedPrice'],
    ],
    [['Type'], ['category']],
  ])('are recognized by the names of other programs: %j', (headingsOfFile, targets) => {
    expect(guess(headingsOfFile)).toEqual(targets);
  });

  it('are counted without calculated columns of the export', () => {
    const matched = IMPORT_FIELDS.length;
    const targets = guess(headers);
    const columns = headers.map((header, index) => ({ header, target: targets[index]! }));
    expect(countMatchedColumns(columns)).toEqual({ matched, total: matched });
    expect(countMatchedColumns([...columns, { header: 'Colour', target: 'ignored' }])).toEqual({
      matched,
      total: matched + 1,
    });
    const inStoreTime = ['Created (Asia/Kolkata)', 'Updated (Asia/Kolkata)'].map((header) => ({
      header,
      target: 'ignored' as const,
    }));
    expect(countMatchedColumns([...columns, ...inStoreTime])).toEqual({ matched, total: matched });
    const withReason = [...columns, { header: 'Reason', target: 'ignored' as const }];
    expect(countMatchedColumns(withReason, ['Reason'])).toEqual({ matched, total: matched });
  });

  it.each([
    [german, ['Marke', 'produktname', 'Brand'], ['ignored', 'name', 'brand']],
    [hindi, ['उत्पाद का नाम', 'वज़न', 'विवरण'], ['name', 'weights', 'description']],
  ])('are recognized by translated labels', (labels, headingsOfFile, targets) => {
    expect(guess(headingsOfFile, labels)).toEqual(targets);
  });

  it('give a field to the column that was assigned last', () => {
    expect(mapColumn(['name', 'brand'], 1, 'name')).toEqual(['ignored', 'name']);
    expect(mapColumn(['ignored', 'brand'], 1, 'ignored')).toEqual(['ignored', 'ignored']);
  });

  it('that are required for new products are listed', () => {
    expect(findMissingFields(guess(headers))).toEqual([]);
    expect(findMissingFields(['id', 'actualPrice'])).toEqual([
      'name',
      'description',
      'category',
      'brand',
      'stock',
      'stockUnit',
      'locations',
      'images',
    ]);
  });
});

it('reads each text of an exported file as it was', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...`=+-@＝;,"' \t\r\na10.\u0338\u037e`) }),
    fc.constantFrom(
      'Kunde;=1+2;x',
      'list:\n- one',
      '02138',
      "'02138",
      "'=1",
      '919876543210',
      '=\u0338',
      "\u037e'=1",
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const lines = [['ID', 'Name', 'Brand'], ...rows.map((cells) => ['id', ...cells])].map(formatCsvLine);
      // The last cell is not cut by the end of the file.
      const result = parseTable([...lines, formatCsvLine(['end', 'x', 'x'])].join(''), ',');
      if (result.status !== 'read') throw new Error(result.reason);
      const read = result.table.rows.slice(0, -1).map(({ cells }) => cells.slice(1));
      expect(read).toEqual(rows.map((cells) => cells.map((one) => normalizeLineEnds(one).normalize())));
    }),
  );
});

it('writes refused rows unchanged, so that they can be corrected and imported again', () => {
  const cells = ['=1+1', "'quoted", 'a "b"; c', '-5'];
  const text = formatCsvLine(['Product Name', 'Brand', 'Description', 'Stock']) + formatCsvLine(cells);
  const first = parseTable(text);
  if (first.status !== 'read') throw new Error(first.reason);
  const refused = [{ number: 2, name: '', reasons: ['Wrong', 'Bad'] }];
  const again = parseTable(createRefusedRowsCsv(importPageMessages, first.table, refused).slice(1));
  if (again.status !== 'read') throw new Error(again.reason);
  expect(again.table.headers.at(-1)).toBe('Reason');
  expect(again.table.rows).toEqual([{ number: 2, cells: [...cells, 'Wrong · Bad'] }]);
  // Importing it again ignores the old reason.
  expect(createRefusedRowsCsv(importPageMessages, again.table, refused)).toBe(
    createRefusedRowsCsv(importPageMessages, first.table, refused),
  );
  expect([
    getRefusedRowsFileName(importPageMessages, 'my.shop.csv'),
    getRefusedRowsFileName(importPageMessages, 'my.shop-refused.csv'),
  ]).toEqual(['my.shop-refused.csv', 'my.shop-refused.csv']);
});
