import type { Body } from '#contract/call.ts';
import {
  type editProduct,
  type createProduct,
  type Product,
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  STOCK_UNITS,
} from '#contract/product.ts';
import { discountOf } from '../discount.ts';
import { deletedFrom, filesIn, savedIn, slotsOf } from '../images/imageModel.ts';
import { uniqueLocations } from './locationsModel.ts';
import { emptyValues, type ProductTexts, type ProductValues, readNumber } from './productFormModel.ts';

// Between the form's texts and the contract's product, in both directions.

/** The list's own spelling of a value; what is not in the list stays as it is. */
const spelledAsIn = (list: readonly string[], value = ''): string =>
  list.find((one) => one.toLowerCase() === value.trim().toLowerCase()) ?? value;

const textOf = (number: number | undefined): string => number?.toString() ?? '';

/** A saved product as the form shows it. */
export const valuesOf = (product: Product): ProductValues => ({
  ...emptyValues,
  name: product.name ?? '',
  description: product.description ?? '',
  category: spelledAsIn(PRODUCT_CATEGORIES, product.category),
  subCategory: product.subCategory ?? '',
  brand: product.brand ?? '',
  actualPrice: textOf(product.actualPrice),
  discountedPrice: textOf(product.discountedPrice),
  stock: textOf(product.stock),
  stockUnit: spelledAsIn(STOCK_UNITS, product.stockUnit),
  status: spelledAsIn(PRODUCT_STATUSES, product.status),
  isFeatured: product.isFeatured ?? false,
  locations: uniqueLocations(product.locations ?? []),
  images: slotsOf(product.images),
});

/** What the form asks for, of values without a problem. */
function written(values: ProductTexts) {
  const actualPrice = readNumber(values.actualPrice) ?? 0;
  const discountedPrice = readNumber(values.discountedPrice);
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    category: values.category,
    subCategory: values.subCategory.trim() || undefined,
    brand: values.brand.trim(),
    actualPrice,
    discountedPrice,
    discountPercentage: discountOf(actualPrice, discountedPrice),
    stock: readNumber(values.stock) ?? 0,
    stockUnit: values.stockUnit,
    status: values.status,
    isFeatured: values.isFeatured,
    locations: values.locations,
  };
}

export const createBody = (values: ProductValues): Body<typeof createProduct> => ({
  product: { ...written(values), images: [] },
  images: filesIn(values.images),
});

const OPTIONAL = ['subCategory', 'discountedPrice', 'discountPercentage'] as const;

/**
 * The body of an edit. An optional field that the product had and that was emptied goes as null, because a backend may
 * read a field that is left out as one that stays. What the form doesn't ask for goes back as it came. `basis` is the
 * version that the edit must not overwrite unseen; 'any' overwrites whatever is there.
 */
export function editBody(
  values: ProductValues,
  before: Product,
  basis: 'loaded' | 'any',
): Body<typeof editProduct> {
  const now = written(values);
  const emptied = OPTIONAL.filter((name) => now[name] === undefined && before[name] !== undefined);
  return {
    product: {
      ...now,
      ...Object.fromEntries(emptied.map((name) => [name, null])),
      ram: before.ram,
      sizes: before.sizes,
      weights: before.weights,
      images: savedIn(values.images),
      updatedAt: basis === 'loaded' ? before.updatedAt : undefined,
    },
    images: filesIn(values.images),
    imagesToDelete: deletedFrom(before.images, values.images),
  };
}
