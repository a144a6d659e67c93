import * as z from 'zod/mini';
import { digitsText, lineText, linesText } from '../text/textSchemas.ts';
import { amount, lenientArray, nullish } from '../wire/lenient.ts';

export const STOCK_UNITS = ['pieces', 'kg', 'liters', 'grams', 'packs', 'sets'] as const;
export const PRODUCT_STATUSES = ['active', 'inactive', 'draft'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
/** Values of the form's category select. */
export const PRODUCT_CATEGORIES = ['Electronics', 'Fashion', 'Home', 'Sports'] as const;
export const LOCATIONS = [
  'india',
  'pakistan',
  'australia',
  'canada',
  'united states',
  'united kingdom',
  'germany',
  'france',
  'italy',
  'spain',
  'japan',
  'china',
  'mexico',
  'russia',
  'south korea',
] as const;

/** Maximum price, in the store's currency. Above any price in the currencies worth least, and exact with its decimals. */
export const MAX_PRICE = 1_000_000_000_000;
/** Maximum stock, in the product's unit. */
export const MAX_STOCK = 1_000_000_000;

/** Limits for each of locations, sizes and weights; the length in UTF-16 code units. */
export const MAX_LIST_ENTRIES = 100;
export const MAX_LIST_ENTRY_LENGTH = 100;

export const MAX_IMAGES = 6;
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** A saved image in an edit request. */
export const savedImage = z.object({ url: z.string(), publicId: z.string() });

/** An image in a response. `thumbUrl` is a small copy for tables. */
const productImage = z.extend(savedImage, { thumbUrl: nullish(z.string()) });
export type ProductImage = z.output<typeof productImage>;
const lenientImage = z.extend(savedImage, {
  /** '' if missing: the image can be shown, but not edited. */
  publicId: z.catch(z.string(), ''),
  thumbUrl: z.catch(nullish(z.string()), undefined),
});

// Kinds of field. Requests and responses must match the `strict` schema; the app reads responses with the `lenient`
// one. `header` is the field's heading in a CSV file, in English in every language.

const text = (header: string, max: number) =>
  ({ kind: 'text', header, strict: lineText, lenient: z.string(), max }) as const;
const longText = (header: string, max: number) =>
  ({ kind: 'text', header, strict: linesText, lenient: z.string(), max }) as const;
/** A code of this product and no other, such as a barcode. Searches find it, and a duplicate of the product has none. */
const code = (header: string, max: number) =>
  ({ kind: 'text', names: 'oneProduct', header, strict: digitsText, lenient: z.string(), max }) as const;
/** Set by the backend. */
const storedText = { kind: 'text', strict: z.string(), lenient: z.string() } as const;
/** A value from a list of options. A backend may have other options, with at most `max` code units. */
const choice = (header: string, max: number) =>
  ({ kind: 'choice', header, strict: lineText, lenient: z.string(), max }) as const;
const number = <ValueType extends 'money' | 'number'>(header: string, valueType: ValueType) =>
  ({ kind: 'number', valueType, header, strict: z.number(), lenient: amount }) as const;
/** A whole number from 0 to `maxCount`. */
const count = (header: string, maxCount: number) =>
  ({ kind: 'number', valueType: 'count', header, strict: z.number(), lenient: amount, maxCount }) as const;
const flag = (header: string) =>
  ({ kind: 'flag', header, strict: z.boolean(), lenient: z.boolean() }) as const;
const list = (header: string) =>
  ({ kind: 'list', header, strict: z.array(lineText), lenient: lenientArray(z.string()) }) as const;
const images = (header: string) =>
  ({ kind: 'images', header, strict: z.array(productImage), lenient: lenientArray(lenientImage) }) as const;
const reviews = z.union([z.number(), z.array(z.unknown())]);

type Optional<Field extends { strict: z.ZodMiniType }> = Omit<Field, 'strict'> & {
  strict: ReturnType<typeof nullish<Field['strict']>>;
  optional: true;
};

/** Marks a field as optional: missing or null. */
const optional = <Field extends { strict: z.ZodMiniType }>(field: Field): Optional<Field> => ({
  ...field,
  strict: nullish<Field['strict']>(field.strict),
  optional: true,
});

/** `max` is a length in UTF-16 code units, which the server checks. Lists are limited by `MAX_LIST_ENTRIES`. */
export type EditableField = { header: string } & (
  | { kind: 'text' | 'choice'; max: number }
  | { kind: 'number'; valueType: 'money' | 'number' }
  /** A whole number from 0 to `maxCount`. */
  | { kind: 'number'; valueType: 'count'; maxCount: number }
  | { kind: 'flag' | 'list' | 'images' }
);

/**
 * The editable fields of a product, in the order of the form. Schemas, types, form values, the product page, CSV
 * columns, server limits and database columns are derived from it. Prices are in the store's currency.
 */
export const productFields = {
  name: text('Product Name', 300),
  description: longText('Description', 20_000),
  category: choice('Category', 100),
  subCategory: optional(text('Sub-category', 100)),
  brand: text('Brand', 100),
  actualPrice: number('Actual Price', 'money'),
  discountedPrice: optional(number('Discounted Price', 'money')),
  /** Whole percent, calculated from the two prices. */
  discountPercentage: optional(number('Discount Percentage', 'number')),
  sku: optional(code('SKU', 64)),
  /** Several products may have the same barcode. */
  barcode: optional(code('Barcode', 64)),
  stock: number('Stock', 'number'),
  stockUnit: optional(choice('Stock Unit', 100)),
  /** Missing means `DEFAULT_LOW_STOCK_LIMIT`. */
  lowStockLimit: optional(count('Low Stock Limit', MAX_STOCK)),
  status: choice('Product Status', 100),
  isFeatured: flag('Featured product'),
  locations: list('Locations'),
  ram: optional(text('RAM', 100)),
  sizes: optional(list('Sizes')),
  weights: optional(list('Weights')),
  /** The first image is the thumbnail. */
  images: images('Images'),
} satisfies Record<string, EditableField>;

export type ProductField = keyof typeof productFields;
export const productFieldNames = Object.keys(productFields) as ProductField[];

type FieldOf<Kind> = {
  [Field in ProductField]: (typeof productFields)[Field]['kind'] extends Kind ? Field : never;
}[ProductField];
/** Fields with a maximum length. */
export type TextField = FieldOf<'text' | 'choice'>;
export type ListField = FieldOf<'list'>;
export type CodeField = {
  [Field in ProductField]: (typeof productFields)[Field] extends { names: 'oneProduct' } ? Field : never;
}[ProductField];
export const codeFields = productFieldNames.filter(
  (name): name is CodeField => 'names' in productFields[name],
);
export type NumberField = FieldOf<'number'>;
/** Fields with a whole number. */
export type CountField = {
  [Field in ProductField]: (typeof productFields)[Field] extends { valueType: 'count' } ? Field : never;
}[ProductField];

/** Fields that the backend sets. Dates are ISO 8601. */
export const storedFields = {
  reviews: optional({ kind: 'json', strict: reviews, lenient: reviews } as const),
  publishedDate: optional(storedText),
  createdAt: optional(storedText),
  updatedAt: optional(storedText),
};
