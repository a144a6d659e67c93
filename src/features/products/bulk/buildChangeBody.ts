import type { Body } from '#contract/call.ts';
import { calculateDiscountPercent } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import type { editProduct } from '#contract/products/productCalls.ts';
import { productFieldNames } from '#contract/products/productFields.ts';
import type { QuickEditField } from '../inventory/quickEditCell.ts';
import { getSavedImages, toSlots } from '../images/imageModel.ts';

export type ProductChange = Partial<Pick<Product, 'status' | 'isFeatured' | QuickEditField>>;

const getNames = (change: ProductChange) => Object.keys(change) as (keyof ProductChange)[];

const getValue = (product: ProductChange, name: keyof ProductChange) =>
  name === 'isFeatured' ? (product.isFeatured ?? false) : product[name];

/** Returns the product's current values of the fields that a change sets. */
export const getPreviousValues = (product: ProductChange, change: ProductChange): ProductChange =>
  Object.fromEntries(getNames(change).map((name) => [name, getValue(product, name)]));

/** Returns whether the product already has the new values. */
export const hasValues = (product: ProductChange, change: ProductChange): boolean =>
  getNames(change).every((name) => Object.is(getValue(product, name), change[name]));

/**
 * Returns the body of an edit that changes some fields and sends the others back unchanged. Cleared fields are sent as
 * null, because a backend may keep omitted ones. The edit fails if another version was saved in the meantime. What was
 * sold in the meantime stays sold.
 */
export function buildChangeBody(product: Product, change: ProductChange): Body<typeof editProduct> {
  const after: Product = { ...product, ...change };
  if ('actualPrice' in change || 'discountedPrice' in change)
    after.discountPercentage = calculateDiscountPercent(after.actualPrice, after.discountedPrice);
  const values = productFieldNames.map((name) => [
    name,
    after[name] === undefined && product[name] !== undefined ? null : after[name],
  ]);
  return {
    product: {
      ...(Object.fromEntries(values) as Body<typeof editProduct>['product']),
      images: getSavedImages(toSlots(product.images)),
      updatedAt: product.updatedAt,
      stockBefore: product.stock,
    },
    images: [],
    imagesToDelete: [],
  };
}
