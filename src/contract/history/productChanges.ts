import * as z from 'zod/mini';
import type { StoredProduct } from '../products/product.ts';
import { type ProductField, productFieldNames, productFields } from '../products/productFields.ts';
import { nullish } from '../wire/lenient.ts';

type Fields = typeof productFields;
type Change<Schema extends z.ZodMiniType> = z.ZodMiniObject<{
  from: ReturnType<typeof nullish<Schema>>;
  to: ReturnType<typeof nullish<Schema>>;
}>;
type ChangeSchemas = { [Field in ProductField]: z.ZodMiniOptional<Change<Fields[Field]['strict']>> };

const toChange = (value: z.ZodMiniType) => z.optional(z.object({ from: nullish(value), to: nullish(value) }));

/** The changed fields of a product with their old and new values. A missing value is a field that wasn't set. */
export const productChanges = z.object(
  Object.fromEntries(
    Object.entries(productFields).map(([name, { strict }]) => [name, toChange(strict)]),
  ) as ChangeSchemas,
);
export type ProductChanges = z.output<typeof productChanges>;

/** The editable fields of a product at some time. */
export type ProductVersion = Pick<StoredProduct, ProductField>;

/** Compares values by their JSON, without the thumbnails of images, which aren't stored. */
const toComparable = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'thumbUrl' ? undefined : part));

/** Returns whether two values of a field are the same. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  toComparable(a ?? undefined) === toComparable(b ?? undefined);

/** Returns the fields that differ. A missing product has no fields: it is created or deleted. */
export function findChanges(before: Partial<ProductVersion>, after: Partial<ProductVersion>): ProductChanges {
  const changed = productFieldNames.filter((name) => !isSameValue(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }]));
}

/** Returns the version before the changes. */
export function undoChanges<Version extends Partial<ProductVersion>>(
  version: Version,
  changes: ProductChanges,
): Version {
  const values = Object.entries(changes).map(([name, change]) => [name, change?.from]);
  return { ...version, ...(Object.fromEntries(values) as Partial<Version>) };
}
