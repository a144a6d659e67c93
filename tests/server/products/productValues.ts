import * as fc from 'fast-check';
import type { StoredProduct } from '#contract/products/product.ts';
import {
  type EditableField,
  LOCATIONS,
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  productFields,
  STOCK_UNITS,
  storedFields,
} from '#contract/products/productFields.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import {
  emptyFields,
  PRESERVED_FIELDS,
  type ProductFormFields,
  INPUT_FIELDS,
  type InputField,
} from '#features/products/form/productFormModel.ts';

// Values for every field of the contract, including fields added later.

/** As the schema of the request cleans it. */
const text = fc.string({ maxLength: 60 }).map(cleanLine);
const needed = text.filter((one) => one !== '');
const cents = fc.integer({ min: 1, max: 10 ** 9 }).map((one) => one / 100);
export const images = [{ url: '/uploads/a.webp', publicId: 'a' }];
const fields = { ...productFields, ...storedFields };

/** Typed values of each kind. */
const valuesByKind = {
  text: needed,
  choice: needed,
  number: cents.map(String),
  flag: fc.boolean(),
  list: fc.uniqueArray(fc.constantFrom(...LOCATIONS), { minLength: 1 }),
};
function typedValue(name: InputField): fc.Arbitrary<unknown> {
  const field = productFields[name] as EditableField;
  if ('maxCount' in field) return fc.nat(field.maxCount).map(String);
  return field.kind === 'text' && 'optional' in field ? text : valuesByKind[productFields[name].kind];
}

export const formFields = fc
  .record({
    ...Object.fromEntries(INPUT_FIELDS.map((name) => [name, typedValue(name)])),
    category: fc.constantFrom(...PRODUCT_CATEGORIES),
    stockUnit: fc.constantFrom(...STOCK_UNITS),
    status: fc.constantFrom(...PRODUCT_STATUSES),
    discountedPrice: fc.constant(''),
  })
  .chain((values) => {
    const price = Number((values as ProductFormFields).actualPrice);
    const discounted = fc.constantFrom('', String(price), String(Math.ceil(price * 50) / 100));
    return discounted.map((discountedPrice) => ({ ...emptyFields, ...values, discountedPrice }));
  });

/** Stored values of each kind. */
const stored = {
  text,
  choice: text,
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
  flag: fc.boolean(),
  list: fc.array(text),
  images: fc.constant(images),
  json: fc.oneof(fc.nat(), fc.array(text)),
};
/** Fields that are not in the form. */
export const keptFields = fc.record(
  Object.fromEntries(
    PRESERVED_FIELDS.map((name) => {
      const value: fc.Arbitrary<unknown> = stored[fields[name].kind];
      return [name, fc.option(value, { nil: undefined })];
    }),
  ),
);

export const storedProduct = fc.record({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value: fc.Arbitrary<unknown> = stored[field.kind];
      return [name, 'optional' in field ? fc.option(value, { nil: undefined }) : value];
    }),
  ),
  // The column can't be null, and an empty text means no date.
  createdAt: fc.constantFrom(undefined, '2026-11-20T10:00:00.000Z'),
}) as unknown as fc.Arbitrary<Omit<StoredProduct, '_id'>>;
