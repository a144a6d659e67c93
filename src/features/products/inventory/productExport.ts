import type { Product } from '#contract/products/product.ts';
import type { ProductField } from '#contract/products/productFields.ts';
import { joinList } from '#features/csv/csvText.ts';
import { formatForSpreadsheet, getTimeZoneName } from '#features/format/formatDate.ts';
import type { ExportColumn } from '#features/list/export/exportModel.ts';

/** Headers of exported products. The import recognizes them. */
export const productHeaders = {
  id: 'Product ID',
  name: 'Product Name',
  description: 'Description',
  category: 'Category',
  subCategory: 'Sub-category',
  brand: 'Brand',
  actualPrice: 'Actual Price',
  discountedPrice: 'Discounted Price',
  discountPercentage: 'Discount Percentage',
  stock: 'Stock',
  stockAtExport: 'Stock at Export',
  stockUnit: 'Stock Unit',
  status: 'Product Status',
  isFeatured: 'Featured product',
  locations: 'Locations',
  ram: 'RAM',
  sizes: 'Sizes',
  weights: 'Weights',
  images: 'Images',
  createdAt: 'Created',
  updatedAt: 'Updated',
} as const satisfies Record<ProductField | 'id' | 'stockAtExport' | 'createdAt' | 'updatedAt', string>;

type Id = keyof typeof productHeaders;
type Column = ExportColumn<Product, Id>;

const values: Record<Id, Column['value']> = {
  id: ({ _id }) => _id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  category: ({ category }) => category,
  subCategory: ({ subCategory }) => subCategory,
  brand: ({ brand }) => brand,
  actualPrice: ({ actualPrice }) => actualPrice,
  discountedPrice: ({ discountedPrice }) => discountedPrice,
  discountPercentage: ({ discountPercentage }) => discountPercentage,
  stock: ({ stock }) => stock,
  // Tells an import whether the stock was edited in the file.
  stockAtExport: ({ stock }) => stock,
  stockUnit: ({ stockUnit }) => stockUnit,
  status: ({ status }) => status,
  isFeatured: ({ isFeatured }) => isFeatured,
  locations: ({ locations }) => joinList(locations),
  ram: ({ ram }) => ram,
  sizes: ({ sizes }) => joinList(sizes),
  weights: ({ weights }) => joinList(weights),
  images: ({ images }) => joinList(images?.map(({ url }) => url)),
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
};

export const productExportColumns: readonly Column[] = (Object.keys(productHeaders) as Id[]).map((id) => ({
  id,
  header: productHeaders[id],
  value: values[id],
}));

/**
 * Returns whether a header is a date in the store's time, such as 'Updated (Asia/Kolkata)'. The import ignores
 * these.
 */
export const isStoreTimeHeader = (header: string): boolean =>
  [productHeaders.createdAt, productHeaders.updatedAt].some(
    (name) => header.startsWith(`${name} (`) && header.endsWith(')'),
  );

/** Adds columns with dates in the store's time zone. */
export function createProductExportColumns(
  timeZone: string | undefined,
): readonly ExportColumn<Product, Id | 'storeCreatedAt' | 'storeUpdatedAt'>[] {
  const inStoreTime = <Name extends string>(id: Name, field: 'createdAt' | 'updatedAt') => ({
    id,
    header: `${productHeaders[field]} (${getTimeZoneName(timeZone)})`,
    value: (product: Product) => formatForSpreadsheet(product[field], timeZone),
  });
  return [
    ...productExportColumns,
    inStoreTime('storeCreatedAt', 'createdAt'),
    inStoreTime('storeUpdatedAt', 'updatedAt'),
  ];
}
