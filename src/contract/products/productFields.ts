import * as z from 'zod/mini';
import { amount, lenientArray, nullish } from '../wire/lenient.ts';

export const STOCK_UNITS = ['pieces', 'kg', 'liters', 'grams', 'packs', 'sets'] as const;
export const PRODUCT_STATUSES = ['active', 'inactive', 'draft'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
/** Values of the form's category list; their labels are the form's own words. */
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

/** Of locations, sizes and weights: how many, and characters each. */
export const MAX_LIST_ENTRIES = 100;
export const MAX_LIST_ENTRY_LENGTH = 100;

export const MAX_IMAGES = 6;
/** Bytes of one image. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** An image as an edit names it. */
export const savedImage = z.object({ url: z.string(), publicId: z.string() });

/** An image as it is answered. A backend that has a small copy of it, for tables, may say where. */
export const productImage = z.extend(savedImage, { thumbUrl: nullish(z.string()) });
export type ProductImage = z.output<typeof productImage>;
const readImage = z.extend(savedImage, {
  /** '' where there is none: it can be seen, but an edit can't name it. */
  publicId: z.catch(z.string(), ''),
  thumbUrl: z.catch(nullish(z.string()), undefined),
});

// The kinds of field. `sent` is what a backend must send and gets, `read` what the screens can make of less than that.

/** Text is stored in one Unicode form: systems differ in how they type é. */
const composed = z.string().check(z.normalize());

const words = { kind: 'text', sent: composed, read: z.string() } as const;
/** Words of at most `max` characters. */
const text = (max: number) => ({ ...words, max });
/** A value from a list of the form; a backend may have others, of at most `max` characters. */
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

/** A field that may be left out, or sent as null. */
const optional = <Field extends { sent: z.ZodMiniType }>(field: Field): Optional<Field> => ({
  ...field,
  sent: nullish<Field['sent']>(field.sent),
  optional: true,
});

/** Text has a limit, which the server checks: without one it would store any length. Of lists it checks the entries. */
type WrittenField =
  | { kind: 'text' | 'choice'; max: number }
  | { kind: 'number' | 'flag' | 'list' | 'images' };

/**
 * What an administrator writes about a product, each field once and in the order of the form. Schemas, types, the form's
 * values, the server's limits and the store's columns follow from it. Prices are in the store's currency.
 */
export const productFields = {
  name: text(300),
  description: text(20_000),
  category: choice(100),
  subCategory: optional(text(100)),
  brand: text(100),
  actualPrice: number,
  discountedPrice: optional(number),
  /** Whole percent, derived from the two prices. */
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
/** Fields whose text has a limit. */
export type TextField = FieldOf<'text' | 'choice'>;
export type ListField = FieldOf<'list'>;

/** The fields that the store adds. Dates are ISO 8601. */
export const storedFields = {
  reviews: optional({ kind: 'json', sent: reviews, read: reviews } as const),
  publishedDate: optional(words),
  createdAt: optional(words),
  updatedAt: optional(words),
};
