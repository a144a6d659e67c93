import { PRODUCT_STATUSES, type ProductField, STOCK_UNITS } from '#contract/products/productFields.ts';
import type { ProductRuleTexts } from '#contract/products/productRules.ts';

const labels: Partial<Record<ProductField, string>> = {
  name: 'Product name',
  subCategory: 'Sub-category',
  ram: 'RAM',
};

/** A field's name at the beginning of a sentence. */
export const fieldLabel = (field: ProductField): string =>
  labels[field] ?? field.charAt(0).toUpperCase() + field.slice(1);

const create = {
  name: 'Product name is required',
  description: 'Description is required',
  category: 'Category is required',
  brand: 'Brand is required',
  stockUnit: 'Stock unit is required',
  locations: 'At least one location is required',
  status: 'Product status is required',
  actualPrice: 'Actual price must be a positive number',
  discountedPrice: 'Discounted price must be a positive number if provided',
  discountedAboveActual: 'Discounted price cannot be greater than actual price',
  stock: 'Stock must be a non-negative number',
  images: 'At least one product image is required',
  unknownUnit: `Stock unit must be one of ${STOCK_UNITS.join(', ')}`,
  unknownStatus: `Product status must be one of ${PRODUCT_STATUSES.join(', ')}`,
  tooLong: (field: string, most: number) => `${field} is too long; the limit is ${most} characters`,
  tooMany: (field: string, most: number) => `Too many ${field}; the limit is ${most}`,
};
export type ProductCopy = typeof create & ProductRuleTexts;

/** The words of the two forms: what the edit form says ends with a period, what the create form says does not. */
export const productCopy: Record<'create' | 'edit', ProductCopy> = {
  create,
  edit: {
    name: `${create.name}.`,
    description: `${create.description}.`,
    category: `${create.category}.`,
    brand: `${create.brand}.`,
    stockUnit: `${create.stockUnit}.`,
    locations: `${create.locations}.`,
    status: `${create.status}.`,
    actualPrice: `${create.actualPrice}.`,
    discountedPrice: 'Discounted price must be positive if provided.',
    discountedAboveActual: 'Discounted price cannot exceed actual price.',
    stock: `${create.stock}.`,
    images: `${create.images}.`,
    unknownUnit: `${create.unknownUnit}.`,
    unknownStatus: `${create.unknownStatus}.`,
    tooLong: (...given) => `${create.tooLong(...given)}.`,
    tooMany: (...given) => `${create.tooMany(...given)}.`,
  },
};

export const STALE = 'Somebody else saved this product since you opened it.';
