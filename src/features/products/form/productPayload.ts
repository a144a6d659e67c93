import type { Body } from '#contract/call.ts';
import * as z from 'zod/mini';
import { cleanLine } from '#contract/text/cleanText.ts';
import { toPlainDigits } from '#contract/money/formatAmountForInput.ts';
import { calculateDiscountPercent } from '#contract/products/prices.ts';
import type { Product, ProductDraft } from '#contract/products/product.ts';
import type { createProduct, editProduct } from '#contract/products/productCalls.ts';
import {
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  productFields,
  STOCK_UNITS,
} from '#contract/products/productFields.ts';
import { toMatchKey } from '#contract/text/foldText.ts';
import { getDeletedIds, getFiles, getSavedImages, toSlots } from '../images/imageModel.ts';
import { dedupeLocations } from './formOptions.ts';
import {
  type FieldKind,
  PRESERVED_FIELDS,
  type ProductFormFields,
  type ProductValues,
  parseNumber,
  INPUT_FIELDS,
  type InputField,
} from './productFormModel.ts';

// Converts between form values and the contract's product.

/** Returns a value as spelled in the list, or unchanged if it is not listed. */
const matchOptionCase = (list: readonly string[], value = ''): string =>
  list.find((listed) => toMatchKey(listed) === toMatchKey(cleanLine(value))) ?? value;

type Convert = (value: never, name: InputField) => unknown;

/** Converts saved values to form values, by kind. */
const inputConverters: Record<FieldKind, Convert> = {
  text: (text?: string) => text ?? '',
  choice: (value?: string) => value ?? '',
  number: (number?: number) => (number === undefined ? '' : toPlainDigits(number)),
  flag: (flag?: boolean) => flag ?? false,
  list: (entries?: string[]) => entries ?? [],
};

/** Cleans a text as the server does. */
const cleanField = (text: string, name: InputField): unknown => z.parse(productFields[name].strict, text);

/** Converts form values to saved values, by kind. */
const savedConverters: Record<FieldKind, Convert> = {
  text: cleanField,
  choice: cleanField,
  number: (text: string) => parseNumber(text),
  flag: (flag: boolean) => flag,
  list: (entries: string[]) => entries.map(cleanLine),
};

function convert(converters: Record<FieldKind, Convert>, values: Partial<Record<InputField, unknown>>) {
  const entries = INPUT_FIELDS.map((name) => [
    name,
    converters[productFields[name].kind](values[name] as never, name),
  ]);
  return Object.fromEntries(entries) as Record<InputField, unknown>;
}

/** Converts a product to form values. */
export const toFormValues = (product: Product): ProductValues => ({
  ...(convert(inputConverters, product) as ProductFormFields),
  category: matchOptionCase(PRODUCT_CATEGORIES, product.category),
  stockUnit: matchOptionCase(STOCK_UNITS, product.stockUnit),
  status: matchOptionCase(PRODUCT_STATUSES, product.status),
  locations: dedupeLocations(product.locations ?? []),
  images: toSlots(product.images),
});

/** Converts valid form values to the request body. Blank optional fields are left out. */
function toPayload(values: ProductFormFields) {
  const savedValues = convert(savedConverters, values);
  for (const name of INPUT_FIELDS) {
    if ('optional' in productFields[name] && savedValues[name] === '') savedValues[name] = undefined;
  }
  const payload = savedValues as Pick<ProductDraft, InputField>;
  return {
    ...payload,
    discountPercentage: calculateDiscountPercent(payload.actualPrice, payload.discountedPrice),
  };
}

/** Returns the request body for a new product. A duplicate takes the fields that are not in the form from its source. */
export const buildCreateBody = (values: ProductValues, source?: Product): Body<typeof createProduct> => ({
  product: { ...toPayload(values), ...(source && getPreservedFields(source)), images: [] },
  images: getFiles(values.images),
});

const getPreservedFields = (product: Product) =>
  Object.fromEntries(PRESERVED_FIELDS.map((name) => [name, product[name]]));

/**
 * Returns the request body for an edit. Cleared optional fields are sent as null, because a backend may keep
 * omitted ones. Fields that are not in the form are sent unchanged. The edit fails if the stored version differs
 * from `expectedVersion`; 'any' overwrites any version. What was sold since `before` stays sold, unless a changed stock
 * overwrites it.
 */
export function buildEditBody(
  values: ProductValues,
  before: Product,
  expectedVersion: 'loaded' | 'any',
): Body<typeof editProduct> {
  const payload = toPayload(values);
  const names = Object.keys(payload) as (keyof typeof payload)[];
  const clearedNames = names.filter((name) => payload[name] === undefined && before[name] !== undefined);
  return {
    product: {
      ...payload,
      ...Object.fromEntries(clearedNames.map((name) => [name, null])),
      ...getPreservedFields(before),
      images: getSavedImages(values.images),
      updatedAt: expectedVersion === 'loaded' ? before.updatedAt : undefined,
      stockBefore: expectedVersion === 'any' && payload.stock !== before.stock ? undefined : before.stock,
    },
    images: getFiles(values.images),
    imagesToDelete: getDeletedIds(before.images, values.images),
  };
}
