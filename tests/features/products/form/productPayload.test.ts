import { describe, expect, it } from 'vitest';
import { lenientProduct } from '#contract/products/product.ts';
import { editProduct, createProduct } from '#contract/products/productCalls.ts';
import { buildCreateBody, buildEditBody, toFormValues } from '#features/products/form/productPayload.ts';
import { emptyValues, type ProductValues } from '#features/products/form/productFormModel.ts';
import { createFileSlot } from '#features/products/images/imageModel.ts';
import { aProduct } from '#mocks/builders.ts';

const file = new File(['x'], 'side.png', { type: 'image/png' });
const [front, side] = [
  { url: '/uploads/front.webp', publicId: 'front' },
  { url: '/uploads/side.webp', publicId: 'side' },
];
const typed: ProductValues = {
  ...emptyValues,
  name: '\u202a  Kettle \u200b',
  description: 'Steel\n',
  category: 'Home',
  brand: '\ufeff Morrow',
  actualPrice: '1,899',
  discountedPrice: '1499',
  stock: '2.5',
  stockUnit: 'kg',
  locations: ['india'],
  images: [createFileSlot(file, 'blob:1')],
};

it('contains the computed discount and the image files, and no images in the JSON', () => {
  const body = buildCreateBody(typed);
  expect(createProduct.body.safeParse(body).success).toBe(true);
  expect(body.images).toEqual([file]);
  expect(JSON.parse(JSON.stringify(body.product))).toEqual({
    name: 'Kettle',
    description: 'Steel',
    category: 'Home',
    brand: 'Morrow',
    actualPrice: 1899,
    discountedPrice: 1499,
    discountPercentage: 21,
    stock: 2.5,
    stockUnit: 'kg',
    status: 'active',
    isFeatured: false,
    locations: ['india'],
    images: [],
  });
});

describe('an edit', () => {
  const before = lenientProduct.parse(
    aProduct({
      subCategory: 'Kettles',
      discountedPrice: 9900,
      discountPercentage: 12,
      ram: '8 GB',
      sizes: ['S'],
      weights: ['1 kg'],
      images: [front!, side!],
      updatedAt: '2026-11-20T03:44:00.000Z',
    }),
  );
  const values = toFormValues(before);

  it('without changes sends the product unchanged', () => {
    const body = buildEditBody(values, before, 'loaded');
    const { _id, reviews: _reviews, createdAt: _created, publishedDate: _published, ...written } = before;
    expect(body).toEqual({ product: { ...written, stockBefore: 18 }, images: [], imagesToDelete: [] });
    expect(editProduct.body.safeParse(body).success).toBe(true);
  });

  it('contains the version that it started from, unless it overwrites', () => {
    expect(buildEditBody(values, before, 'any').product.updatedAt).toBeUndefined();
  });

  it.each([
    ['an edit', 'loaded', '20', 18],
    ['an overwriting edit that leaves the stock', 'any', '18', 18],
    // Another administrator may have changed it, too.
    ['an overwriting edit that changes the stock', 'any', '20', undefined],
  ] as const)(
    'of %s contains the stock that it started from, or sets it',
    (_, version, stock, stockBefore) => {
      const { product } = buildEditBody({ ...values, stock }, before, version);
      expect([product.stock, product.stockBefore]).toEqual([Number(stock), stockBefore]);
    },
  );

  it('sends a cleared optional field as null, and omits fields without a value', () => {
    const emptied = { ...values, subCategory: ' ', discountedPrice: '' };
    const { product } = buildEditBody(emptied, before, 'loaded');
    expect(product).toMatchObject({ subCategory: null, discountedPrice: null, discountPercentage: null });
    const plain = lenientProduct.parse(aProduct());
    const sent = JSON.parse(
      JSON.stringify(buildEditBody(toFormValues(plain), plain, 'loaded').product),
    ) as object;
    expect(Object.keys(sent)).not.toContain('discountedPrice');
  });

  it('contains the remaining saved images in order and the publicIds of removed ones', () => {
    const [first, second] = values.images;
    const replaced = buildEditBody(
      { ...values, images: [second!, createFileSlot(file, 'blob:1')] },
      before,
      'loaded',
    );
    expect(replaced.product.images).toEqual([side]);
    expect(replaced.images).toEqual([file]);
    expect(replaced.imagesToDelete).toEqual(['front']);
    const turned = buildEditBody({ ...values, images: [second!, first!] }, before, 'loaded');
    expect(turned.product.images).toEqual([side, front]);
    expect(turned.imagesToDelete).toEqual([]);
  });
});

describe('a saved product in the form', () => {
  it('has the spelling of the option lists, and keeps values that are not in them', () => {
    const unlisted = aProduct({ category: 'sports', stockUnit: 'KG', status: 'Draft' });
    expect(toFormValues(unlisted)).toMatchObject({ category: 'Sports', stockUnit: 'kg', status: 'draft' });
    expect(toFormValues(aProduct({ category: 'Food & Health' })).category).toBe('Food & Health');
  });

  it('has each location once', () => {
    const places = ['India', 'india', ' japan ', 'Atlantis', 'atlantis', ''];
    expect(toFormValues(aProduct({ locations: places })).locations).toEqual(['india', 'japan', 'Atlantis']);
  });

  it('may have no fields', () => {
    expect(toFormValues(lenientProduct.parse({ _id: '1' }))).toEqual({ ...emptyValues, status: '' });
  });
});
