import type { ProductField } from '#contract/products/productFields.ts';
import { number } from './rules.ts';

type LabelledField = ProductField | 'id' | 'stockAtExport' | 'createdAt' | 'updatedAt';

/** Labels of a product's fields, in the form, in files and in messages. */
export const labels: Record<LabelledField, string> = {
  id: 'Product ID',
  name: 'Product name',
  description: 'Description',
  category: 'Category',
  subCategory: 'Sub-category',
  brand: 'Brand',
  actualPrice: 'Actual price',
  discountedPrice: 'Discounted price',
  discountPercentage: 'Discount percentage',
  sku: 'SKU',
  barcode: 'Barcode',
  stock: 'Stock',
  stockAtExport: 'Stock at export',
  stockUnit: 'Stock unit',
  lowStockLimit: 'Low stock limit',
  status: 'Product status',
  isFeatured: 'Featured product',
  locations: 'Locations',
  ram: 'RAM',
  sizes: 'Sizes',
  weights: 'Weights',
  images: 'Images',
  createdAt: 'Created',
  updatedAt: 'Updated',
};

/** Labels in lists and in the history. */
export const shortLabels: typeof labels = {
  ...labels,
  actualPrice: 'Price',
  discountPercentage: 'Discount',
  status: 'Status',
  isFeatured: 'Featured',
};

/** Labels on the product page. The specification has those of sizes and weights. */
export const viewLabels: typeof labels = {
  ...shortLabels,
  sizes: 'SIZE',
  weights: 'Weight',
};

/** Hints below the fields of the form. */
export const hints = {
  discountedPrice: 'Not above the actual price',
  discountPercentage: 'Calculated from the prices',
  lowStockLimit: (limit: number) => `Low at ${number(limit)} or fewer`,
  isFeatured: 'Shown on the store home page',
};
