import { fieldsOf, textIn } from './fields.ts';
import type { Product } from './product.ts';

/** What a list shows of a product; the rest of each row is let go, which of 100,000 products is most of the memory. */
export type ListedProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'description'
  | 'category'
  | 'actualPrice'
  | 'discountedPrice'
  | 'discountPercentage'
  | 'stock'
  | 'stockUnit'
  | 'images'
>;

const figure = (value: unknown) => (Number.isFinite(value) ? (value as number) : undefined);

/**
 * Reads a row of the list as tolerantly as the schema of a product does, in a tenth of its time; undefined where there
 * is no id.
 */
export function listedProduct(row: unknown): ListedProduct | undefined {
  const one = fieldsOf(row);
  if (typeof one?.['_id'] !== 'string') return undefined;
  return {
    _id: one['_id'],
    name: textIn(one['name']),
    description: textIn(one['description']),
    category: textIn(one['category']),
    actualPrice: figure(one['actualPrice']),
    discountedPrice: figure(one['discountedPrice']),
    discountPercentage: figure(one['discountPercentage']),
    stock: figure(one['stock']),
    stockUnit: textIn(one['stockUnit']),
    images: firstOf(one['images']),
  };
}

function firstOf(images: unknown): ListedProduct['images'] {
  const all: readonly unknown[] = Array.isArray(images) ? images : [];
  const image = fieldsOf(all.find((one) => typeof fieldsOf(one)?.['url'] === 'string'));
  if (typeof image?.['url'] !== 'string') return undefined;
  return [
    { url: image['url'], publicId: textIn(image['publicId']) ?? '', thumbUrl: textIn(image['thumbUrl']) },
  ];
}
