import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredProduct } from '#contract/products/product.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { cleanUp } from '#server/bin/cleanupJob.ts';
import { createImageFile } from '../images/imageFixtures.ts';
import { CREATE, draft, EDIT, type Shop, startShop } from '../shop.ts';
import { readAll } from '../readAll.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { aWrite } from '../aWrite.ts';

let server: Shop;
let png: File;
beforeEach(async () => {
  server = await startShop();
  png = await createImageFile();
});

async function findProduct(id: unknown): Promise<StoredProduct> {
  const product = await server.deps.db.products.find(String(id));
  if (!product) throw new Error(`no product ${id}`);
  return product;
}

async function addProduct(imageCount: number, more: object = {}): Promise<StoredProduct> {
  const images = Array.from({ length: imageCount }, () => png);
  return findProduct(await server.save(CREATE, { product: { ...draft, ...more }, images }));
}

const edit = (id: string, sent: { product: object; images?: File[]; imagesToDelete?: string[] }) =>
  server.save(`${EDIT}/${id}`, { imagesToDelete: [], ...sent });

const files = () => readdirSync(server.uploads).toSorted();
/** Returns the files of all images of products or of their versions. */
const listFiles = (...versions: Pick<StoredProduct, 'images'>[]) =>
  [...new Set(versions.flatMap(({ images }) => images.map(({ publicId }) => `${publicId}.webp`)))].toSorted();

describe('create', () => {
  it('stores the sent fields, computes the others and ignores fields that clients cannot set [ASVS 2.2.2, 8.2.3, 15.3.3]', async () => {
    const foreign = {
      _id: 'mine',
      createdAt: '1999',
      updatedAt: '1999',
      publishedDate: '1999',
      reviews: 9,
      role: 'owner',
      discountPercentage: 99,
    };
    const images = [{ url: 'https://evil.example/x.png', publicId: 'x' }];
    const sent = { ...draft, ...foreign, images, name: '  Brass lamp ', sizes: ['S'] };
    const product = await addProduct(2, sent);
    expect(product).toEqual({
      ...draft,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      subCategory: undefined,
      ram: undefined,
      weights: undefined,
      sizes: ['S'],
      discountPercentage: 25,
      images: [expect.anything(), expect.anything()],
      reviews: 0,
      publishedDate: '2026-11-20T10:00:00.000Z',
      createdAt: '2026-11-20T10:00:00.000Z',
      updatedAt: '2026-11-20T10:00:00.000Z',
    });
    expect(files()).toEqual(listFiles(product));
    expect((await readAll(server.deps.db.products))[0]?._id).toBe(product._id);
  });

  it('adds the product to list and totals at once', async () => {
    const list = '/api/product/admin/get-all-products';
    await server.visitor.get(list);
    const { _id } = await addProduct(1);
    const { data } = await (await server.visitor.get(list)).json();
    expect(data.products.map((one: StoredProduct) => one._id)).toContain(_id);
  });

  it('computes no discount from one price', async () => {
    const { discountedPrice: _, ...full } = draft;
    const id = await server.save(CREATE, { product: { ...full, discountPercentage: 50 }, images: [png] });
    const { discountedPrice, discountPercentage } = await findProduct(id);
    expect([discountedPrice, discountPercentage]).toEqual([undefined, undefined]);
  });

  it('removes duplicate locations regardless of case', async () => {
    const { locations } = await addProduct(1, { locations: ['India', ' india', 'Japan', ''] });
    expect(locations).toEqual(['India', 'Japan']);
  });
});

const long = 'x'.repeat(10_000);
const units = 'pieces, kg, liters, grams, packs, sets';
/** Invalid changes with the message of the create form and, if it differs by more than a period, of the edit form. */
const refused: [change: object, create: string, edit?: string][] = [
  [{ name: ' ' }, 'Product name is required'],
  [{ description: '' }, 'Description is required'],
  [{ category: '\t' }, 'Category is required'],
  [{ brand: '' }, 'Brand is required'],
  [{ stockUnit: undefined }, 'Stock unit is required'],
  [{ stockUnit: 'barrels' }, `Stock unit must be one of ${units}`],
  [{ locations: [' '] }, 'At least one location is required'],
  [{ status: '' }, 'Product status is required'],
  [{ status: 'sold' }, 'Product status must be one of active, inactive, draft'],
  [{ actualPrice: 0 }, 'Actual price must be a positive number'],
  [{ actualPrice: -1 }, 'Actual price must be a positive number'],
  [
    { discountedPrice: 0 },
    'Discounted price must be a positive number if provided',
    'Discounted price must be positive if provided.',
  ],
  [
    { discountedPrice: 1000.01 },
    'Discounted price cannot be greater than actual price',
    'Discounted price cannot exceed actual price.',
  ],
  [{ stock: -1 }, 'Stock must be a non-negative number'],
  [{ name: long }, 'Product name is too long; the limit is 300 characters'],
  [{ sizes: [long] }, 'An entry in sizes is too long; the limit is 100 characters'],
  [{ weights: Array(101).fill('1 kg') }, 'Too many weights; the limit is 100'],
];

const invalidProducts: [product: unknown, message: string][] = [
  [undefined, "The field 'product' must be a JSON object."],
  [[], "The field 'product' must be a JSON object."],
  [{ ...draft, actualPrice: '0,5' }, "The field 'product.actualPrice' must be a number."],
  [JSON.stringify(draft).replace('1000', '1e309'), "The field 'product.actualPrice' must be a number."],
  [{ ...draft, isFeatured: 'yes' }, "The field 'product.isFeatured' must be true or false."],
  [{ ...draft, locations: 'india' }, "The field 'product.locations' must be a list."],
  [{ ...draft, images: [{ url: 1 }] }, "The field 'product.images.0.url' must be text."],
];

describe('invalid input', () => {
  it.each(refused)(
    'is refused with the form’s message: %o [ASVS 2.2.2, 2.2.3]',
    async (change, create, edited = `${create}.`) => {
      const [one] = sampleProducts;
      if (!one) throw new Error('the sample has no products');
      const product = { ...draft, images: one.images, ...change };
      expect(await server.save(CREATE, { product, images: [png] })).toEqual([400, create]);
      expect(await edit(one._id, { product, images: [png] })).toEqual([400, edited]);
      expect(await readAll(server.deps.db.products)).toEqual(sampleProducts);
      expect(files()).toEqual([]);
    },
  );

  it.each(invalidProducts)('is refused by the contract: %o', async (product, message) => {
    expect(await server.save(CREATE, { product, images: [png] })).toEqual([400, message]);
    expect(files()).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(301) }],
    ['subCategory', { subCategory: 'x'.repeat(101) }],
    ['discountedPrice', { discountedPrice: 5000 }],
    ['locations', { locations: [] }],
    ['locations', { locations: ['x'.repeat(101)] }],
    ['isFeatured', { isFeatured: 'yes' }],
    ['actualPrice', { actualPrice: '0,5' }],
  ])('names the field %s when refusing %o', async (field, change) => {
    const form = new FormData();
    form.append('product', JSON.stringify({ ...draft, ...change }));
    form.append('images', png);
    expect(await (await server.send(CREATE, form)).json()).toMatchObject({ field });
  });

  it.each([
    ['none', []],
    ['one that is no image', [new File(['<svg/>'], 'logo.png', { type: 'image/png' })]],
    [
      'a damaged one',
      [new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], 'a.png', { type: 'image/png' })],
    ],
    ['too many', Array.from({ length: 7 }, () => new File(['x'], 'a.png', { type: 'image/png' }))],
  ])('names the images when refusing %s', async (_, images) => {
    const form = new FormData();
    form.append('product', JSON.stringify(draft));
    for (const image of images) form.append('images', image);
    expect(await (await server.send(CREATE, form)).json()).toMatchObject({ field: 'images' });
  });

  it('includes a product without an image', async () => {
    expect(await server.save(CREATE, { product: draft })).toEqual([
      400,
      'At least one product image is required',
    ]);
    const product = await addProduct(1);
    expect(await edit(product._id, { product: draft })).toEqual([
      400,
      'At least one product image is required.',
    ]);
  });
});

describe('edit', () => {
  it('keeps, removes, replaces and adds images in the sent order', async () => {
    const before = await addProduct(3);
    const [first, second, third] = before.images;
    server.wait(1000);
    const product = { ...draft, name: 'Copper lamp', images: [third, first] };
    const sent = { product, images: [png, png], imagesToDelete: [second?.publicId ?? ''] };
    expect(await edit(before._id, sent)).toBe(before._id);
    const after = await findProduct(before._id);
    expect(after.images.slice(0, 2)).toEqual([third, first]);
    expect(after.images).toHaveLength(4);
    expect(after).toMatchObject({
      name: 'Copper lamp',
      createdAt: before.createdAt,
      updatedAt: '2026-11-20T10:00:01.000Z',
    });
    expect(files()).toEqual(listFiles(after, before));
  });

  it('keeps fields that its form omits, and clears fields sent as null', async () => {
    const rest = { ram: '8 GB', sizes: ['S'], weights: ['1 kg'], subCategory: 'Lamps' };
    const before = await addProduct(1, rest);
    const { images } = before;
    await edit(before._id, { product: { ...draft, images } });
    expect(await findProduct(before._id)).toMatchObject(rest);
    await edit(before._id, { product: { ...draft, images, subCategory: null, discountedPrice: null } });
    const { subCategory, discountedPrice, discountPercentage, ram } = await findProduct(before._id);
    expect([subCategory, discountedPrice, discountPercentage, ram]).toEqual([
      undefined,
      undefined,
      undefined,
      '8 GB',
    ]);
  });

  it('ignores sent image URLs and duplicate images [ASVS 1.3.6]', async () => {
    const { _id, images } = await addProduct(1);
    const forged = images.map(({ publicId }) => ({ url: 'https://evil.example/x', publicId }));
    await edit(_id, { product: { ...draft, images: [...forged, ...forged] } });
    expect((await findProduct(_id)).images).toEqual(images);
  });

  it('deletes an image that it both keeps and deletes', async () => {
    const { _id, images } = await addProduct(2);
    const [first, second] = images;
    await edit(_id, { product: { ...draft, images }, imagesToDelete: [first?.publicId ?? ''] });
    expect((await findProduct(_id)).images).toEqual([second]);
    expect(files()).toEqual(listFiles({ images }));
  });

  it('refuses a seventh image, counting kept ones [ASVS 5.2.1]', async () => {
    const { _id, images } = await addProduct(5);
    const sent = { product: { ...draft, images }, images: [png, png] };
    expect(await edit(_id, sent)).toEqual([400, 'Maximum 6 images allowed.']);
    expect(files()).toHaveLength(5);
  });

  it('answers 404 for an unknown product', async () => {
    expect(await edit('nothing', { product: draft, images: [png] })).toEqual([404, 'Product not found.']);
    expect(files()).toEqual([]);
  });
});

describe('an outdated edit', () => {
  it('is refused unless it asks to overwrite', async () => {
    const { _id, images, updatedAt } = await addProduct(1);
    const product = { ...draft, images };
    // The clock is stopped, so both saves happen at the same time and must still conflict.
    expect(await edit(_id, { product: { ...product, name: 'First', updatedAt } })).toBe(_id);
    const stale = { product: { ...product, name: 'Second', updatedAt }, images: [png] };
    expect(await edit(_id, stale)).toEqual([409, 'Someone else has saved this product since you opened it.']);
    expect((await findProduct(_id)).name).toBe('First');
    expect(files()).toHaveLength(1);
    expect(await edit(_id, { product: { ...product, name: 'Second' } })).toBe(_id);
    expect((await findProduct(_id)).name).toBe('Second');
  });

  it('keeps what was sold since it began, if it sends its stock', async () => {
    const { _id, images, updatedAt } = await addProduct(1);
    const { products } = server.deps.db;
    const sell = async (stock: number) => {
      const present = await findProduct(_id);
      await products.replace({ ...present, stock }, present, aWrite);
    };
    await sell(1);
    const product = { ...draft, images, updatedAt };
    await edit(_id, { product: { ...product, name: 'First', stockBefore: draft.stock } });
    expect(await findProduct(_id)).toMatchObject({ name: 'First', stock: 1 });
    await edit(_id, { product: { ...product, updatedAt: undefined, stock: 5, stockBefore: draft.stock } });
    expect((await findProduct(_id)).stock).toBe(3);
    await edit(_id, { product: { ...product, updatedAt: undefined, stock: 5, stockBefore: null } });
    expect((await findProduct(_id)).stock).toBe(5);
  });

  it('is one of two parallel edits', async () => {
    const { _id, images, updatedAt } = await addProduct(1);
    const sent = { product: { ...draft, images, updatedAt }, images: [png] };
    const responses = await Promise.all([edit(_id, sent), edit(_id, sent)]);
    expect(responses.filter((response) => response === _id)).toHaveLength(1);
    const after = await findProduct(_id);
    expect(after.images).toHaveLength(2);
    expect(files()).toEqual(listFiles(after));
  });

  it('applies to a product that was saved a moment before', async () => {
    const before = await addProduct(1, { ram: '4 GB' });
    const { products } = server.deps.db;
    const { replace } = products;
    products.replace = async (product, read, write) => {
      products.replace = replace;
      await replace({ ...read, ram: '8 GB', updatedAt: '2026-11-20T11:00:00.000Z' }, read, aWrite);
      return replace(product, read, write);
    };
    expect(await edit(before._id, { product: { ...draft, name: 'Late', images: before.images } })).toBe(
      before._id,
    );
    expect(await findProduct(before._id)).toMatchObject({
      name: 'Late',
      ram: '8 GB',
      updatedAt: '2026-11-20T11:00:00.001Z',
    });
  });

  it('keeps both changes if both may overwrite', async () => {
    const before = await addProduct(1);
    const sent = { product: { ...draft, images: before.images }, images: [png] };
    expect(await Promise.all([edit(before._id, sent), edit(before._id, sent)])).toEqual([
      before._id,
      before._id,
    ]);
    expect((await findProduct(before._id)).images).toHaveLength(2);
    // The second edit has removed the image that the first one added.
    expect(files()).toHaveLength(3);
  });
});

/** Lets the history forget everything. */
const forgetEntries = () => cleanUp({ ...server.deps, dataDir: createTemporaryFolder(), historyDays: -1 });

const remove = (id: string) => server.visitor.delete(`/api/product/admin/delete-product/${id}`);

describe('delete', () => {
  it('keeps the images until the history forgets the product, and longer those of other products', async () => {
    const one = await addProduct(2);
    const other = await addProduct(1);
    const [shared] = one.images;
    if (!shared) throw new Error('no image');
    await server.deps.db.products.replace({ ...other, images: [...other.images, shared] }, other, aWrite);
    expect((await remove(one._id)).status).toBe(200);
    expect(files()).toEqual(listFiles(one, other));
    await forgetEntries();
    expect(files()).toEqual(listFiles(await findProduct(other._id)));
  });

  it('during an edit leaves neither product nor images', async () => {
    const { _id, images } = await addProduct(1);
    const [edited] = await Promise.all([
      edit(_id, { product: { ...draft, images }, images: [png] }),
      remove(_id),
    ]);
    expect([_id, [404, 'Product not found.']]).toContainEqual(edited);
    expect(await server.deps.db.products.find(_id)).toBeUndefined();
    await forgetEntries();
    expect(files()).toEqual([]);
  });
});
