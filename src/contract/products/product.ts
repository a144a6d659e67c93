import * as z from 'zod/mini';
import { lenient, nullish } from '../wire/lenient.ts';
import { productFields, savedImage, storedFields } from './productFields.ts';

type Schemas<Fields, Key extends string> = {
  [Name in keyof Fields]: Fields[Name] extends Record<Key, infer Schema> ? Schema : never;
};

/** Picks one of the two schemas of each field. */
function pickSchemas<Key extends string, Fields extends Record<string, Record<Key, z.ZodMiniType>>>(
  fields: Fields,
  key: Key,
) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field[key]]);
  return Object.fromEntries(entries) as Schemas<Fields, Key>;
}

const fields = { ...productFields, ...storedFields };
const strictFields = pickSchemas(productFields, 'strict');

/** A product as a backend must send it. */
export const product = z.object({ _id: z.string(), ...pickSchemas(fields, 'strict') });
export type StoredProduct = z.output<typeof product>;

/** A product as the app reads it. Any field but the id may be missing. */
export const lenientProduct = z.object({ _id: z.string(), ...lenient(pickSchemas(fields, 'lenient')) });
export type Product = z.output<typeof lenientProduct>;

/** The `product` JSON part of create and edit. */
export const productDraft = z.object({ ...strictFields, images: z.array(savedImage) });
export type ProductDraft = z.output<typeof productDraft>;

/**
 * An edit may send the `updatedAt` of the version it is based on. If someone else has saved since, the response is a
 * 409 with a message. Without `updatedAt`, the edit overwrites their changes.
 *
 * Orders lower the stock without a new version. An edit may send the stock of its version as `stockBefore`: then the
 * difference to `stock` is added to the present stock, so that what was sold in the meantime stays sold. Without
 * `stockBefore`, the edit sets the stock.
 */
export const productEdit = z.extend(productDraft, {
  updatedAt: nullish(z.string()),
  stockBefore: nullish(z.number()),
});
export type ProductEdit = z.output<typeof productEdit>;
