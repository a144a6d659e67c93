import * as z from 'zod/mini';
import { amount, lenientArray, nullish } from '../wire/lenient.ts';

export const STOCK_UNITS = ['pieces', 'kg', 'liters', 'grams', 'packs', 'sets'] as const;
export const PRODUCT_STATUSES = ['active', 'inactive', 'draft'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
/** Values of the form's category select. */
export const PRODUCT_CATEGORIES = ['Electronics', 'Fashion', 'Home', 'Sports'] as const;
/** Stock at or below this is low. */
export const LOW_STOCK_LIMIT = 10;
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

/** Limits for locations, sizes and weights. */
export const MAX_LIST_ENTRIES = 100;
export const MAX_LIST_ENTRY_LENGTH = 100;

export const MAX_IMAGES = 6;
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** An image as an edit sends it. */
export const savedImage = z.object({ url: z.string(), publicId: z.string() });

/** An image in a response. `thumbUrl` is a small copy for tables. */
const productImage = z.extend(savedImage, { thumbUrl: nullish(z.string()) });
export type ProductImage = z.output<typeof productImage>;
const readImage = z.extend(savedImage, {
  /** '' if missing: the image can be shown, but not edited. */
  publicId: z.catch(z.string(), ''),
  thumbUrl: z.catch(nullish(z.string()), undefined),
});

// Kinds of field. `sent` is the strict schema for requests and responses, `read` the lenient one for the screens.

/** Normalized to one Unicode form, because systems differ in how they encode é. */
const composed = z.string().check(z.normalize());

const plainText = { kind: 'text', sent: composed, read: z.string() } as const;
const text = (max: number) => ({ ...plainText, max });
/** A value from a list of options. A backend may have others, up to `max` characters. */
const choice = (max: number) => ({ kind: 'choice', sent: composed, read: z.string(), max }) as const;
const number = { kind: 'number', sent: z.number(), read: amount } as const;
const flag = { kind: 'flag', sent: z.boolean(), read: z.boolean() } as const;
const list = { kind: 'list', sent: z.array(composed), read: lenientArray(z.string()) } as const;
const images = { kind: 'images', sent: z.array(productImage), read: lenientArray(readImage) } as const;
const reviews = z.union([z.number(), z.array(z.unknown())]);

type Optional<Field extends { sent: z.ZodMiniType }> = Omit<Field, 'sent'> & {
  sent: ReturnType<typeof nullish<Field['sent']>>;
  optional: true;
};

/** Marks a field as optional: missing or null. */
const optional = <Field extends { sent: z.ZodMiniType }>(field: Field): Optional<Field> => ({
  ...field,
  sent: nullish<Field['sent']>(field.sent),
  optional: true,
});

/** The server checks the length of texts, and of the entries of lists. */
type WrittenField =
  | { kind: 'text' | 'choice'; max: number }
  | { kind: 'number' | 'flag' | 'list' | 'images' };

/**
 * The editable fields of a product, in the order of the form. Schemas, types, form values, server limits and
 * database columns are derived from it. Prices are in the store's currency.
 */
export const productFields = {
  name: text(300),
  description: text(20_000),
  category: choice(100),
  subCategory: optional(text(100)),
  brand: text(100),
  actualPrice: number,
  discountedPrice: optional(number),
  /** Whole percent, calculated from the two prices. */
  discountPercentage: optional(number),
  stock: number,
  stockUnit: optional(choice(100)),
  status: choice(100),
  isFeatured: flag,
  locations: list,
  ram: optional(text(100)),
  sizes: optional(list),
  weights: optional(list),
  /** The first image is the thumbnail. */
  images,
} satisfies Record<string, WrittenField>;

export type ProductField = keyof typeof productFields;

type FieldOf<Kind> = {
  [Field in ProductField]: (typeof productFields)[Field]['kind'] extends Kind ? Field : never;
}[ProductField];
/** Fields with a maximum length. */
export type TextField = FieldOf<'text' | 'choice'>;
export type ListField = FieldOf<'list'>;

/** Fields set by the store. Dates are ISO 8601. */
export const storedFields = {
  reviews: optional({ kind: 'json', sent: reviews, read: reviews } as const),
  publishedDate: optional(plainText),
  createdAt: optional(plainText),
  updatedAt: optional(plainText),
};
