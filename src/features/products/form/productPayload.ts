import type { Body } from '#contract/call.ts';
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
  TYPED_FIELDS,
  type TypedField,
} from './productFormModel.ts';

// Converts between form values and the contract's product.

/** Returns the list's spelling of a value, or the value itself. */
const matchOptionCase = (list: readonly string[], value = ''): string =>
  list.find((one) => toMatchKey(one) === toMatchKey(value.trim())) ?? value;

type Convert = (value: never) => unknown;

/** Converts saved values to form values, by kind. */
const toTyped: Record<FieldKind, Convert> = {
  text: (text?: string) => text ?? '',
  choice: (value?: string) => value ?? '',
  number: (number?: number) => (number === undefined ? '' : toPlainDigits(number)),
  flag: (flag?: boolean) => flag ?? false,
  list: (entries?: string[]) => entries ?? [],
};

/** Converts form values to saved values, by kind. */
const toSaved: Record<FieldKind, Convert> = {
  text: (text: string) => text.trim(),
  choice: (value: string) => value,
  number: parseNumber,
  flag: (flag: boolean) => flag,
  list: (entries: string[]) => entries,
};

function convert(convertTo: Record<FieldKind, Convert>, values: Partial<Record<TypedField, unknown>>) {
  const entries = TYPED_FIELDS.map((name) => [
    name,
    convertTo[productFields[name].kind](values[name] as never),
  ]);
  return Object.fromEntries(entries) as Record<TypedField, unknown>;
}

/** Converts a product to form values. */
export const toFormValues = (product: Product): ProductValues => ({
  ...(convert(toTyped, product) as ProductFormFields),
  category: matchOptionCase(PRODUCT_CATEGORIES, product.category),
  stockUnit: matchOptionCase(STOCK_UNITS, product.stockUnit),
  status: matchOptionCase(PRODUCT_STATUSES, product.status),
  locations: dedupeLocations(product.locations ?? []),
  images: toSlots(product.images),
});

/** Converts valid form values to the request body. Blank optional fields are left out. */
function toPayload(values: ProductFormFields) {
  const saved = convert(toSaved, values);
  for (const name of TYPED_FIELDS) {
    if ('optional' in productFields[name] && saved[name] === '') saved[name] = undefined;
  }
  const payload = saved as Pick<ProductDraft, TypedField>;
  return {
    ...payload,
    discountPercentage: calculateDiscountPercent(payload.actualPrice, payload.discountedPrice),
  };
}

/** Returns the body of a new product. A copy takes fields that are not in the form from its source. */
export const createBody = (values: ProductValues, source?: Product): Body<typeof createProduct> => ({
  product: { ...toPayload(values), ...(source && getPreservedFields(source)), images: [] },
  images: getFiles(values.images),
});

const getPreservedFields = (product: Product) =>
  Object.fromEntries(PRESERVED_FIELDS.map((name) => [name, product[name]]));

/**
 * Returns the body of an edit. Optional fields that were cleared are sent as null, because a backend may keep
 * omitted ones. Fields that are not in the form are sent unchanged. The edit fails if the stored version differs
 * from `expectedVersion`; 'any' overwrites any version.
 */
export function editBody(
  values: ProductValues,
  before: Product,
  expectedVersion: 'loaded' | 'any',
): Body<typeof editProduct> {
  const payload = toPayload(values);
  const names = Object.keys(payload) as (keyof typeof payload)[];
  const emptied = names.filter((name) => payload[name] === undefined && before[name] !== undefined);
  return {
    product: {
      ...payload,
      ...Object.fromEntries(emptied.map((name) => [name, null])),
      ...getPreservedFields(before),
      images: getSavedImages(values.images),
      updatedAt: expectedVersion === 'loaded' ? before.updatedAt : undefined,
    },
    images: getFiles(values.images),
    imagesToDelete: getDeletedIds(before.images, values.images),
  };
}
