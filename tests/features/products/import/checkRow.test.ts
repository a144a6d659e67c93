import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import { createProduct, editProduct } from '#contract/products/productCalls.ts';
import {
  type CheckedRow,
  type CheckOptions,
  type RowMessages,
  buildImportBody,
} from '#features/products/import/importModel.ts';
import { createRowCheck } from '#features/products/import/checkRow.ts';
import type { ImportField } from '#features/products/import/importFields.ts';
import { addImageFiles } from '#features/products/import/imageCell.ts';
import { productExportColumns } from '#features/products/inventory/productExport.ts';
import { imageField as imageFieldMessages } from '#languages/en/images.ts';
import { choices as germanChoices } from '#languages/de/productChoices.ts';
import { importPage as germanImport } from '#languages/de/productImport.ts';
import {
  choices as choicesMessages,
  create as createMessages,
  edit as editMessages,
} from '#languages/en/productForm.ts';
import { importPage as importPageMessages } from '#languages/en/productImport.ts';
import { labels } from '#languages/en/productLabels.ts';
import { aProduct } from '#mocks/builders.ts';

const messages = {
  importPage: importPageMessages,
  create: createMessages,
  edit: editMessages,
  choices: choicesMessages,
  labels,
  imageField: imageFieldMessages,
};
const nothingEarlier: CheckOptions['earlier'] = {
  done: new Set(),
  unsure: new Set(),
  created: new Set(),
  saves: new Map(),
};
const png = new File(['x'], 'Kettle.PNG', { type: 'image/png' });
const kettle = lenientProduct.parse(
  aProduct({ ram: '8 GB', sizes: ['S', 'M'], updatedAt: '2026-11-20T10:00:00.000Z', category: 'home' }),
);

type Row = Partial<Record<ImportField, string>>;

function check(
  rows: readonly Row[],
  options: Partial<CheckOptions> = {},
  rowMessages: RowMessages = messages,
): CheckedRow[] {
  const mapping = [...new Set(rows.flatMap((row) => Object.keys(row) as ImportField[]))];
  const checkOne = createRowCheck(rowMessages, {
    mapping,
    columnCount: mapping.length,
    emptyCells: 'keep',
    decimal: '.',
    currency: 'INR',
    products: new Map([[kettle._id, kettle]]),
    images: addImageFiles(new Map(), [png]),
    canLoad: (address) => address.startsWith('/uploads/'),
    earlier: nothingEarlier,
    ...options,
  });
  return rows.map((row, index) =>
    checkOne({ number: index + 2, cells: mapping.map((field) => row[field] ?? '') }),
  );
}

const checkOne = (row: Row, options?: Partial<CheckOptions>): CheckedRow => check([row], options)[0]!;
const getReasons = (row: CheckedRow) => (row.kind === 'refused' ? row.reasons : []);

const lamp: Row = {
  name: ' Diya brass lamp ',
  description: 'Cast by hand',
  category: 'home',
  brand: 'Diya',
  actualPrice: '1,899',
  discountedPrice: '1499',
  stock: '12',
  stockUnit: 'Pieces',
  locations: 'India; japan; india',
  isFeatured: 'TRUE',
  sizes: 'S; M',
  images: 'kettle.png',
};

describe('a row without an id', () => {
  it('is created like in the form', () => {
    const row = checkOne(lamp);
    if (row.kind !== 'create') throw new Error(getReasons(row).join());
    const body = buildImportBody(row.product, [png]);
    expect(createProduct.body.safeParse(body).success).toBe(true);
    expect(body.images).toEqual([png]);
    expect(JSON.parse(JSON.stringify(body.product))).toEqual({
      name: 'Diya brass lamp',
      description: 'Cast by hand',
      category: 'Home',
      brand: 'Diya',
      actualPrice: 1899,
      discountedPrice: 1499,
      discountPercentage: 21,
      stock: 12,
      stockUnit: 'pieces',
      status: 'active',
      isFeatured: true,
      locations: ['india', 'japan'],
      sizes: ['S', 'M'],
      images: [],
    });
  });

  it.each<[Row, string[]]>([
    [{ name: ' ' }, ['Product name is required']],
    [{ actualPrice: '12,50' }, ['Actual price: “12,50” isn’t written like 1,299.50']],
    [{ actualPrice: '1500.0000001' }, [createMessages.problems.tooManyDecimals('actualPrice', 2)]],
    [{ actualPrice: '0' }, ['Actual price must be a positive number']],
    [
      { actualPrice: '1E+03' },
      ['Actual price: “1E+03” is shortened, so digits may be missing. Write the whole number.'],
    ],
    [{ discountedPrice: '2000' }, ['Discounted price cannot be greater than actual price']],
    [{ stock: '-1' }, ['Stock must be a non-negative number']],
    [{ stock: 'many', locations: '' }, ['At least one location is required', 'Stock: “many” isn’t a number']],
    [{ stockUnit: 'boxes' }, ['Stock unit must be one of pieces, kg, liters, grams, packs, sets']],
    [{ status: 'gone' }, ['Product status must be one of Active, Inactive, Draft']],
    [{ isFeatured: 'maybe' }, ['Featured product must be yes or no']],
    [{ brand: 'x'.repeat(101) }, ['Brand is too long; the limit is 100 characters']],
    [{ images: '' }, ['At least one product image is required']],
    [{ images: 'other.png' }, ['The image “other.png” is missing. Add it to the files you choose.']],
    [
      { images: 'https://elsewhere.example/a.png' },
      ['The image at https://elsewhere.example/a.png isn’t in this store'],
    ],
    [{ images: Array(7).fill('kettle.png').join(';') }, ['Maximum 6 images allowed.']],
  ])('is refused with %o', (change, reasons) => {
    expect(new Set(getReasons(checkOne({ ...lamp, ...change })))).toEqual(new Set(reasons));
  });

  it('is not sent twice, and not if it may have been created', () => {
    const earlier = { ...nothingEarlier, done: new Set([2]), unsure: new Set([3]) };
    const rows = check([lamp, lamp, lamp], { earlier });
    expect(rows.map(({ kind }) => kind)).toEqual(['earlier', 'refused', 'create']);
  });
});

describe('a code of a new product', () => {
  const getCodes = (row: Row) => {
    const checked = checkOne({ ...lamp, ...row });
    return checked.kind === 'create' ? checked.product.values : getReasons(checked);
  };

  it('stays as it was typed, without invisible characters', () =>
    expect(getCodes({ sku: ' 00123\u200b ', barcode: '4006381333931' })).toMatchObject({
      sku: '00123',
      barcode: '4006381333931',
    }));

  it.each(['4.00638E+12', '4,00638e+12', '4E+12'])(
    'is refused if a spreadsheet has shortened it: %s',
    (barcode) =>
      expect(getCodes({ barcode })).toEqual([expect.stringContaining(`shortened it to “${barcode}”`)]),
  );
});

describe('a cell of a new product', () => {
  const german = { ...messages, importPage: germanImport, choices: germanChoices };
  const readAs = (change: Row, options: Partial<CheckOptions> = {}, rowMessages: RowMessages = german) => {
    const [row] = check([{ ...lamp, ...change }], options, rowMessages);
    if (row?.kind !== 'create') throw new Error(getReasons(row!).join());
    return buildImportBody(row.product, [png]).product;
  };

  it.each<[Row, object]>([
    [{ actualPrice: '1.299', discountedPrice: '' }, { actualPrice: 1299 }],
    [
      { actualPrice: '12.500', stock: '1.000' },
      { actualPrice: 12_500, stock: 1000 },
    ],
    [{ actualPrice: '1.299,50', discountedPrice: '' }, { actualPrice: 1299.5 }],
    [{ actualPrice: '12,50', discountedPrice: '' }, { actualPrice: 12.5 }],
    [
      { stock: '1,500', stockUnit: 'kg', actualPrice: '100', discountedPrice: '' },
      { stock: 1.5, stockUnit: 'kg' },
    ],
  ])('is a number in the format of its file: %o', (change, expected) => {
    expect(readAs(change, { decimal: ',' })).toMatchObject(expected);
  });

  it.each<[Row, object]>([
    [{ isFeatured: 'WAHR' }, { isFeatured: true }],
    [{ isFeatured: 'ja' }, { isFeatured: true }],
    [{ isFeatured: 'Nein' }, { isFeatured: false }],
    [{ isFeatured: 'yes' }, { isFeatured: true }],
    [{ status: 'Aktiv' }, { status: 'active' }],
    [{ status: 'Entwurf' }, { status: 'draft' }],
    [{ stockUnit: 'Stück' }, { stockUnit: 'pieces' }],
    // The umlaut is decomposed into two characters.
    [{ stockUnit: 'Stück'.normalize('NFD') }, { stockUnit: 'pieces' }],
    [{ category: 'haus und küche' }, { category: 'Home' }],
    [{ category: 'Home & Kitchen' }, { category: 'Home' }],
    [{ locations: 'Indien; Deutschland; germany' }, { locations: ['india', 'germany'] }],
  ])('is read in the language of the administrator and in English: %o', (change, expected) => {
    expect(readAs(change)).toMatchObject(expected);
  });

  it.each(['\u200b', '\u202a', '\ufeff', '\u00a0', '\u3164', '\n'])(
    'is read without %j around it',
    (hidden) => {
      const pasted = Object.fromEntries(
        Object.entries({ ...lamp, description: 'Brass.\nDims.' }).map(([name, cell]) => [
          name,
          hidden + cell + hidden,
        ]),
      );
      expect(readAs(pasted, {}, messages)).toEqual(readAs({ description: 'Brass.\nDims.' }, {}, messages));
    },
  );

  it('has no line breaks, unless it is a description', () => {
    expect(readAs({ name: 'Diya\r\nlamp' }, {}, messages)).toMatchObject({ name: 'Diya lamp' });
  });

  it('can be TRUE or FALSE of a spreadsheet in any language', () => {
    expect(readAs({ isFeatured: 'VRAI' }, {}, messages)).toMatchObject({ isFeatured: true });
    expect(readAs({ isFeatured: 'FALSCH' }, {}, messages)).toMatchObject({ isFeatured: false });
  });

  it('is shown with the value it was read as', () => {
    const [row] = check([{ ...lamp, actualPrice: '1.899,00', isFeatured: 'ja' }], { decimal: ',' }, german);
    if (row?.kind !== 'create') throw new Error(getReasons(row!).join());
    expect(row.fields).toEqual(
      expect.arrayContaining([
        { field: 'actualPrice', cell: '1.899,00', value: '1899' },
        { field: 'isFeatured', cell: 'ja', value: true },
        { field: 'images', cell: 'kettle.png', value: ['kettle.png'] },
      ]),
    );
  });
});

it('does not create a product again from another file with the same row', () => {
  const [row] = check([lamp]);
  if (row?.kind !== 'create') throw new Error(getReasons(row!).join());
  const earlier = { ...nothingEarlier, created: new Set([row.fingerprint]) };
  const corrected = { ...lamp, name: 'Diya tin lamp' };
  expect(check([corrected, lamp], { earlier }).map(({ kind }) => kind)).toEqual(['create', 'earlier']);
});

const exportRow = (product: Product): Row =>
  Object.fromEntries(
    productExportColumns
      .filter(({ id }) => id !== 'createdAt' && id !== 'discountPercentage')
      .map(({ id, value }) => [id, String(value(product) ?? '')]),
  );

describe('a row with the id of a product', () => {
  it('changes nothing if it is unchanged since the export, for any product', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    const anyProduct = fc.record({
      name: text,
      description: text,
      category: text,
      brand: text,
      ram: text,
      stockUnit: text,
      actualPrice: fc.option(fc.double({ noNaN: true }), { nil: undefined }),
      isFeatured: fc.option(fc.boolean(), { nil: undefined }),
      sizes: fc.option(fc.array(fc.string()), { nil: undefined }),
    });
    fc.assert(
      fc.property(anyProduct, (fields) => {
        const product = { ...kettle, ...fields } as Product;
        const row = checkOne(exportRow(product), { products: new Map([[product._id, product]]) });
        expect(row.kind).toBe('unchanged');
      }),
    );
  });

  it('sends its changes and leaves other fields unchanged', () => {
    const row = checkOne({
      ...exportRow(kettle),
      actualPrice: '12,000',
      isFeatured: 'yes',
      images: 'kettle.png',
    });
    if (row.kind !== 'update') throw new Error(getReasons(row).join());
    expect(editProduct.body.safeParse(row.body).success).toBe(true);
    expect(JSON.parse(JSON.stringify(row.body))).toEqual({
      product: {
        name: kettle.name,
        description: kettle.description,
        // Not in the form's spelling.
        category: 'home',
        brand: 'Morrow',
        actualPrice: 12000,
        stock: 18,
        stockUnit: 'pieces',
        status: 'active',
        isFeatured: true,
        locations: ['india'],
        ram: '8 GB',
        sizes: ['S', 'M'],
        images: [{ url: '/uploads/kettle.webp', publicId: 'kettle' }],
        updatedAt: '2026-11-20T10:00:00.000Z',
        stockBefore: 18,
      },
      images: [],
      imagesToDelete: [],
    });
  });

  it('shows each change with the value before', () => {
    const row = checkOne({ ...exportRow(kettle), actualPrice: '12,000', isFeatured: 'yes' });
    expect(row).toMatchObject({
      changes: [
        { field: 'actualPrice', cell: '12,000', before: kettle.actualPrice, value: '12000' },
        { field: 'isFeatured', cell: 'yes', before: kettle.isFeatured, value: true },
      ],
    });
  });

  it('reads a price in the format of the file, even if the export would write it the same', () => {
    const cheap = { ...kettle, actualPrice: 1.299 };
    const products = new Map([[cheap._id, cheap]]);
    const row = { id: cheap._id, actualPrice: '1.299' };
    expect(checkOne(row, { products }).kind).toBe('unchanged');
    expect(checkOne(row, { products, decimal: ',' })).toMatchObject({
      kind: 'update',
      body: { product: { actualPrice: 1299 } },
    });
  });

  it('changes nothing if only the line ends differ', () => {
    const lines = { ...kettle, description: 'One\r\ntwo' };
    const row = { id: kettle._id, description: 'One\ntwo' };
    expect(checkOne(row, { products: new Map([[kettle._id, lines]]) }).kind).toBe('unchanged');
  });

  it('treats a text in another Unicode form as unchanged', () => {
    const older = { ...kettle, name: 'Cafetière'.normalize('NFD') };
    const products = new Map([[kettle._id, older]]);
    expect(checkOne({ id: kettle._id, name: 'Cafetière' }, { products }).kind).toBe('unchanged');
  });

  it('keeps a stored price with more decimals than its currency, and rejects any other', () => {
    const fine = { ...kettle, actualPrice: 12_000.005 };
    const products = new Map([[kettle._id, fine]]);
    expect(checkOne({ id: kettle._id, stock: '3' }, { products }).kind).toBe('update');
    expect(checkOne({ id: kettle._id, actualPrice: '1.005' }, { products }).kind).toBe('refused');
  });

  it('recalculates the discount', () => {
    const row = checkOne({ id: kettle._id, discountedPrice: '8400' });
    expect(row).toMatchObject({ kind: 'update', body: { product: { discountPercentage: 25 } } });
  });

  it('keeps or clears a field with an empty cell, as chosen', () => {
    const discounted = { ...kettle, discountedPrice: 9000 };
    const products = new Map([[kettle._id, discounted]]);
    const row = { id: kettle._id, discountedPrice: '', ram: '', sizes: '' };
    expect(checkOne(row, { products }).kind).toBe('unchanged');
    expect(checkOne(row, { products, emptyCells: 'clear' })).toMatchObject({
      kind: 'update',
      body: { product: { discountedPrice: null, ram: null, sizes: [], brand: 'Morrow' } },
    });
    const needed = checkOne({ id: kettle._id, brand: '' }, { emptyCells: 'clear' });
    expect(getReasons(needed)).toEqual(['Brand is required.']);
  });

  it.each<[Row, string]>([
    [{ id: 'nobody' }, 'No product has the ID “nobody”'],
    [{ stock: '-3' }, 'Stock must be a non-negative number.'],
    [{ discountedPrice: '99999' }, 'Discounted price cannot exceed actual price.'],
    [
      { stock: '3', updatedAt: '2026-11-19T10:00:00.000Z' },
      'Someone else changed it since this file was exported.',
    ],
  ])('is refused with %o', (change, reason) => {
    expect(getReasons(checkOne({ id: kettle._id, ...change }))).toEqual([reason]);
  });

  it('can be imported again from a corrected file until someone else saves the product', () => {
    const exported = { ...exportRow(kettle), stock: '3' };
    const first = checkOne(exported);
    if (first.kind !== 'update') throw new Error(getReasons(first).join());
    const saves = new Map([[kettle._id, first.save]]);
    const saved = { ...kettle, stock: 3, updatedAt: '2026-11-21T10:00:00.000Z' };
    const checkAgain = (row: Row, stored: Product, own = saves) =>
      checkOne(row, {
        products: new Map([[kettle._id, stored]]),
        earlier: { ...nothingEarlier, saves: own },
      });

    const second = checkAgain({ ...exported, stock: '4' }, saved);
    if (second.kind !== 'update') throw new Error(getReasons(second).join());
    expect(second.body.product).toMatchObject({ stock: 4, updatedAt: saved.updatedAt });
    // Again from the same export.
    const savedAgain = { ...saved, stock: 4, updatedAt: '2026-11-22T10:00:00.000Z' };
    const again = new Map([[kettle._id, second.save]]);
    expect(checkAgain({ ...exported, stock: '5' }, savedAgain, again).kind).toBe('update');

    const others = { ...saved, brand: 'Other', updatedAt: '2026-11-23T10:00:00.000Z' };
    expect(getReasons(checkAgain({ ...exported, stock: '4' }, others))).toEqual([
      'Someone else changed it since this file was exported.',
    ]);
    // The file is older than the imported one.
    expect(
      getReasons(checkAgain({ ...exported, stock: '4', updatedAt: '2026-11-01T10:00:00.000Z' }, saved)),
    ).toEqual(['Someone else changed it since this file was exported.']);
  });

  it('is refused if another row has the same product', () => {
    const [, second] = check([
      { id: kettle._id, stock: '1' },
      { id: kettle._id, stock: '2' },
    ]);
    expect(getReasons(second!)).toEqual(['Row 2 has the same Product ID']);
  });
});

describe('a row with the stock at its export', () => {
  const sold = { ...kettle, stock: 7 };
  const exported: Row = { ...exportRow(kettle), stock: '10', stockAtExport: '10' };
  const readSold = (row: Row, options: Partial<CheckOptions> = {}) =>
    checkOne(row, { products: new Map([[kettle._id, sold]]), ...options });

  it('leaves the stock alone if it was not edited, and says how many were sold', () => {
    expect(readSold(exported)).toMatchObject({
      kind: 'unchanged',
      sinceExport: { moved: -3, effect: 'kept' },
    });
    expect(readSold({ ...exported, brand: 'Other' })).toMatchObject({
      kind: 'update',
      sinceExport: { moved: -3, effect: 'kept' },
      changes: [{ field: 'brand' }],
      body: { product: { stock: 7, stockBefore: 7 } },
    });
  });

  it('does not say that pieces were sold if someone else has saved the product', () => {
    const row = { ...exported, updatedAt: '2026-11-19T10:00:00.000Z' };
    expect(readSold(row)).toMatchObject({ kind: 'unchanged', sinceExport: { effect: 'edited' } });
    expect(getReasons(readSold({ ...row, stock: '12' }))).toEqual([
      'Someone else changed it since this file was exported.',
    ]);
  });

  it.each<[string, string, number]>([
    ['12', '9', 2],
    ['9', '6', -1],
    // Stores never go below zero.
    ['1', '0', -7],
  ])('applies the difference of a recount of %s to the present stock', (stock, value, difference) => {
    expect(readSold({ ...exported, stock })).toMatchObject({
      kind: 'update',
      sinceExport: { moved: -3, effect: 'recounted' },
      changes: [{ field: 'stock', cell: stock, before: 7, value }],
      body: { product: { stock: 7 + difference, stockBefore: 7 } },
    });
  });

  it('is applied even if the product happens to have the recounted stock', () => {
    expect(readSold({ ...exported, stock: '7' })).toMatchObject({ body: { product: { stock: 4 } } });
  });

  it('says nothing if nothing was sold', () => {
    expect(checkOne({ ...exportRow(kettle), stock: '20' })).toMatchObject({
      kind: 'update',
      sinceExport: undefined,
      body: { product: { stock: 20, stockBefore: 18 } },
    });
    expect(checkOne(exportRow(kettle))).toEqual({ kind: 'unchanged', number: 2, name: kettle.name });
  });

  it('says how many were added', () => {
    const products = new Map([[kettle._id, { ...kettle, stock: 14 }]]);
    expect(checkOne(exported, { products })).toMatchObject({ sinceExport: { moved: 4, effect: 'kept' } });
  });

  it('keeps an unedited stock in either number style', () => {
    const rice = { ...kettle, stockUnit: 'kg', stock: 1.25 };
    const products = new Map([[kettle._id, rice]]);
    const row = { id: kettle._id, stock: '1.5', stockAtExport: '1.5' };
    expect(checkOne(row, { products, decimal: ',' })).toMatchObject({
      kind: 'unchanged',
      sinceExport: { moved: -0.25 },
    });
    expect(
      checkOne({ ...row, stock: '1,50', stockAtExport: '1,5' }, { products, decimal: ',' }),
    ).toMatchObject({
      kind: 'unchanged',
      sinceExport: { moved: -0.25 },
    });
  });

  it('sets the stock without the column or with an empty cell', () => {
    for (const row of [{ stock: '10' }, { stock: '10', stockAtExport: '' }])
      expect(readSold({ id: kettle._id, ...row })).toMatchObject({ body: { product: { stock: 10 } } });
  });

  it.each<[Row, string]>([
    [{ stockAtExport: 'many' }, 'Stock at export: “many” isn’t a number'],
    [{ stock: 'many' }, 'Stock: “many” isn’t a number'],
    [{ stock: '-1' }, 'Stock must be a non-negative number.'],
  ])('is refused with %o', (cells, reason) => {
    expect(getReasons(readSold({ ...exported, ...cells }))).toEqual([reason]);
  });

  it('counts a recount once, however often its export is imported', () => {
    const first = readSold({ ...exported, stock: '12' });
    if (first.kind !== 'update') throw new Error(getReasons(first).join());
    // The import has saved 9, then two more were sold.
    const stored = { ...kettle, stock: 7, updatedAt: '2026-11-21T10:00:00.000Z' };
    const importAgain = (row: Row) =>
      checkOne(row, {
        products: new Map([[kettle._id, stored]]),
        earlier: { ...nothingEarlier, saves: new Map([[kettle._id, first.save]]) },
      });
    expect(importAgain({ ...exported, stock: '12' })).toMatchObject({
      kind: 'unchanged',
      sinceExport: { moved: -5, effect: 'kept' },
    });
    expect(importAgain({ ...exported, stock: '13' })).toMatchObject({ body: { product: { stock: 8 } } });
    expect(importAgain({ ...exported, stock: '10' })).toMatchObject({ body: { product: { stock: 5 } } });
    const withoutVersion = { id: kettle._id, stock: '12', stockAtExport: '10' };
    expect(importAgain(withoutVersion).kind).toBe('unchanged');
    // A new export is another basis.
    const newExport = { ...exportRow(stored), stock: '10', stockAtExport: '7' };
    expect(importAgain(newExport)).toMatchObject({ body: { product: { stock: 10 } } });
    // Somebody else has saved.
    const others = new Map([[kettle._id, { ...stored, brand: 'Other' }]]);
    const saves = new Map([[kettle._id, first.save]]);
    const row = checkOne(
      { ...exported, stock: '13' },
      { products: others, earlier: { ...nothingEarlier, saves } },
    );
    expect(getReasons(row)).toEqual(['Someone else changed it since this file was exported.']);
  });
});

it('refuses a row with more cells than headers, because an unquoted comma may have shifted them', () => {
  const row = checkOne({ ...lamp }, { columnCount: 3 });
  expect(getReasons(row)).toEqual(['This row has more cells than there are column names']);
});
