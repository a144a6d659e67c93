import type { StoredProduct } from '#contract/products/product.ts';
import { type ProductImage, productFields, storedFields } from '#contract/products/productFields.ts';
import type { ProductRow } from '../schema.ts';

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
const parseJson = (text: unknown) => (text === null ? undefined : JSON.parse(text as string));
const asIs = { toColumn: (value: unknown) => value ?? null, parse: (column: unknown) => column ?? undefined };
const asJson = { toColumn: toJson, parse: parseJson };

const codecs = {
  text: asIs,
  choice: asIs,
  number: asIs,
  flag: { toColumn: (value: unknown) => (value ? 1 : 0), parse: (column: unknown) => column === 1 },
  list: asJson,
  images: asJson,
  json: asJson,
};

/** Each field and its column, named in snake case. */
const columns = Object.entries({ ...productFields, ...storedFields }).map(([name, { kind }]) => ({
  name,
  column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ...codecs[kind],
}));

/** Returns the publicIds in an images column. */
export const parseImageIds = (images: ProductRow['images']): string[] =>
  (JSON.parse(images) as ProductImage[]).map(({ publicId }) => publicId);

export function toProduct(row: ProductRow): StoredProduct {
  const values: Record<string, unknown> = row;
  const product: Record<string, unknown> = { _id: row.id };
  for (const { name, column, parse } of columns) product[name] = parse(values[column]);
  return { ...(product as StoredProduct), createdAt: row.created_at || undefined };
}

export function fromProduct(product: StoredProduct): ProductRow {
  const values: Record<string, unknown> = product;
  const row = Object.fromEntries(
    columns.map(({ name, column, toColumn }) => [column, toColumn(values[name])]),
  );
  return { ...(row as ProductRow), id: product._id, created_at: product.createdAt ?? '' };
}
