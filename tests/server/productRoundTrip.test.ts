import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lenientProduct, type StoredProduct } from '#contract/products/product.ts';
import { createProduct } from '#contract/products/productCalls.ts';
import {
  LOCATIONS,
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  productFields,
  STOCK_UNITS,
  storedFields,
} from '#contract/products/productFields.ts';
import { createCopy } from '#features/products/form/productFormCopy.ts';
import {
  emptyFields,
  type ProductFormFields,
  productFormSchema,
  TYPED_FIELDS,
  type TypedField,
} from '#features/products/form/productFormModel.ts';
import { createBody, toFormValues } from '#features/products/form/productPayload.ts';
import { createFileSlot, toSlots } from '#features/products/images/imageModel.ts';
import { newProduct } from '#server/products/savedProduct.ts';
import { validateDraft } from '#server/products/validateDraft.ts';
import { createMemoryStore } from '#server/store/memory/memoryStore.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

// Form, contract, server and stores get a product's fields from one table: what goes in at one end comes out of it at
// the other, whichever fields the table has.

const text = fc.string({ maxLength: 60 });
const needed = text.filter((one) => one.trim() !== '');
const cents = fc.integer({ min: 1, max: 10 ** 9 }).map((one) => one / 100);
const images = [{ url: '/uploads/a.webp', publicId: 'a' }];
const fields = { ...productFields, ...storedFields };

/** Values of each kind as they are typed. */
const valuesByKind = {
  text: needed,
  choice: needed,
  number: cents.map(String),
  flag: fc.boolean(),
  list: fc.uniqueArray(fc.constantFrom(...LOCATIONS), { minLength: 1 }),
};
const typedValue = (field: (typeof productFields)[TypedField]): fc.Arbitrary<unknown> =>
  field.kind === 'text' && 'optional' in field ? text : valuesByKind[field.kind];

const formFields = fc
  .record({
    ...Object.fromEntries(TYPED_FIELDS.map((name) => [name, typedValue(productFields[name])])),
    category: fc.constantFrom(...PRODUCT_CATEGORIES),
    stockUnit: fc.constantFrom(...STOCK_UNITS),
    status: fc.constantFrom(...PRODUCT_STATUSES),
    discountedPrice: fc.constant(''),
  })
  .chain((values) => {
    const price = Number((values as ProductFormFields).actualPrice);
    const discounted = fc.constantFrom('', String(price), String(Math.max(price / 2, 0.001)));
    return discounted.map((discountedPrice) => ({ ...emptyFields, ...values, discountedPrice }));
  });

const trimTexts = (values: ProductFormFields) =>
  Object.fromEntries(
    TYPED_FIELDS.map((name) => {
      const value = values[name];
      const isText = productFields[name].kind === 'text' && typeof value === 'string';
      return [name, isText ? value.trim() : value];
    }),
  );

/** Values of each kind as they are stored. */
const stored = {
  text,
  choice: text,
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
  flag: fc.boolean(),
  list: fc.array(text),
  images: fc.constant(images),
  json: fc.oneof(fc.nat(), fc.array(text)),
};
const storedProduct = fc.record({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value: fc.Arbitrary<unknown> = stored[field.kind];
      return [name, 'optional' in field ? fc.option(value, { nil: undefined }) : value];
    }),
  ),
  // A column of it can't be null, and an empty one stands for no date.
  createdAt: fc.constantFrom(undefined, '2026-11-20T10:00:00.000Z'),
}) as unknown as fc.Arbitrary<Omit<StoredProduct, '_id'>>;

const stores = {
  'in memory': async () => createMemoryStore({ products: [], orders: [] }),
  'in a database': async () => (await openStore(await takeEmptyDatabase())).store,
};

describe.each(Object.entries(stores))('a product that is stored %s', (_, open) => {
  it('is read back as it was typed, field by field', async () => {
    const store = await open();
    let id = 0;
    const file = new File(['x'], 'a.webp', { type: 'image/webp' });
    const property = fc.asyncProperty(formFields, async (values) => {
      const form = { ...values, images: [createFileSlot(file, 'blob:a')] };
      expect(productFormSchema(createCopy.problems).safeParse(form).error).toBeUndefined();
      const body = createBody(form);
      const sent = createProduct.body.parse({ ...body, product: JSON.parse(JSON.stringify(body.product)) });
      id += 1;
      await store.products.add(newProduct(`${id}`, validateDraft(sent.product, 'create'), images, 0));
      const found = JSON.parse(JSON.stringify(await store.products.find(`${id}`)));
      expect(toFormValues(lenientProduct.parse(found))).toEqual({
        ...trimTexts(values),
        images: toSlots(images),
      });
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it('is found as it was added, in every field', async () => {
    const store = await open();
    let id = 0;
    const property = fc.asyncProperty(storedProduct, async (values) => {
      id += 1;
      const product: StoredProduct = { ...values, _id: `${id}` };
      await store.products.add(product);
      expect(await store.products.find(product._id)).toEqual(product);
    });
    await fc.assert(property, { numRuns: 100 });
  });
});
