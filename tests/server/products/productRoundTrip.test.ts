import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lenientProduct, type StoredProduct } from '#contract/products/product.ts';
import { createProduct, editProduct } from '#contract/products/productCalls.ts';
import { productFields } from '#contract/products/productFields.ts';
import { create as createMessages } from '#languages/en/productForm.ts';
import {
  type ProductFormFields,
  createProductFormSchema,
  type ProductValues,
  INPUT_FIELDS,
} from '#features/products/form/productFormModel.ts';
import { buildCreateBody, buildEditBody, toFormValues } from '#features/products/form/productPayload.ts';
import { createFileSlot, toSlots } from '#features/products/images/imageModel.ts';
import { applyEdit, buildProduct } from '#server/products/saveProduct.ts';
import { validateDraft } from '#server/products/validateDraft.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import type { Database } from '#server/base/database.ts';
import { formFields, images, keptFields } from './productValues.ts';
import { aWrite } from '../aWrite.ts';

// Form, contract, server and store get a product's fields from one table. Every field must survive the way through all
// of them. That each database stores them unchanged is tested in database.test.ts.

const trimTexts = (values: ProductFormFields) =>
  Object.fromEntries(
    INPUT_FIELDS.map((name) => {
      const value = values[name];
      const isText = productFields[name].kind === 'text' && typeof value === 'string';
      return [name, isText ? value.trim() : value];
    }),
  );

/** Returns what the server receives. */
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));

const sendNew = (values: ProductFormFields) =>
  createProduct.body.shape.product.parse(overTheWire(buildCreateBody({ ...values, images: [] }).product));

/** Changes a stored product in the form and saves it. */
async function editInForm(
  { products }: Database,
  id: string,
  change: (form: ProductValues) => ProductValues,
): Promise<void> {
  const before = overTheWire(await products.find(id)) as StoredProduct;
  const opened = lenientProduct.parse(before);
  const { product, imagesToDelete } = buildEditBody(change(toFormValues(opened)), opened, 'loaded');
  const sent = editProduct.body.shape.product.parse(overTheWire(product));
  const edit = {
    draft: validateDraft(sent, 'edit', { currency: null, stored: before }),
    images: sent.images,
    imagesToDelete,
  };
  expect(await products.replace(applyEdit(before, edit, images, 1), before, aWrite)).toBe(true);
}

describe('a stored product', () => {
  it('is read back as typed, field by field', async () => {
    const { db } = await openDatabase(createSqliteDialect(':memory:'));
    let id = 0;
    const file = new File(['x'], 'a.webp', { type: 'image/webp' });
    const property = fc.asyncProperty(formFields, async (values) => {
      const form = { ...values, images: [createFileSlot(file, 'blob:a')] };
      expect(createProductFormSchema(createMessages.problems).safeParse(form).error).toBeUndefined();
      const body = buildCreateBody(form);
      const sent = createProduct.body.parse({ ...body, product: overTheWire(body.product) });
      id += 1;
      await db.products.add(
        buildProduct(`${id}`, validateDraft(sent.product, 'create', { currency: null }), images, 0),
        aWrite,
      );
      const found = overTheWire(await db.products.find(`${id}`));
      expect(toFormValues(lenientProduct.parse(found))).toEqual({
        ...trimTexts(values),
        images: toSlots(images),
      });
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it('changes only the edited fields', async () => {
    const { db } = await openDatabase(createSqliteDialect(':memory:'));
    let id = 0;
    const property = fc.asyncProperty(formFields, formFields, keptFields, async (values, typed, kept) => {
      id += 1;
      const added = {
        ...buildProduct(`${id}`, validateDraft(sendNew(values), 'create', { currency: null }), images, 0),
        ...kept,
      };
      await db.products.add(added, aWrite);
      await editInForm(db, added._id, (form) => form);
      const unchanged = { ...added, updatedAt: expect.any(String) };
      expect(await db.products.find(added._id)).toEqual(unchanged);
      await editInForm(db, added._id, (form) => ({ ...form, ...typed }));
      const after = lenientProduct.parse(overTheWire(await db.products.find(added._id)));
      expect(toFormValues(after)).toEqual({ ...trimTexts(typed), images: toSlots(images) });
      expect(after).toEqual({ ...after, ...kept });
    });
    await fc.assert(property, { numRuns: 100 });
  });
});
