import type { Product } from '#contract/products/product.ts';
import { type ProductField, productFieldNames, productFields } from '#contract/products/productFields.ts';
import { joinList } from '#features/csv/csvText.ts';
import { formatForSpreadsheet, getTimeZoneName } from '#features/format/formatDate.ts';
import type { ExportColumn } from '#features/list/export/exportModel.ts';

/** Columns that are not fields of the form. `stockAtExport` tells an import whether the stock was edited in the file. */
const otherHeaders = {
  id: 'Product ID',
  stockAtExport: 'Stock at Export',
  createdAt: 'Created',
  updatedAt: 'Updated',
};

type Id = ProductField | keyof typeof otherHeaders;
type Column = ExportColumn<Product, Id>;

/** Headers of exported products. The import recognizes them. */
export const productHeaders = {
  ...otherHeaders,
  ...Object.fromEntries(productFieldNames.map((name) => [name, productFields[name].header])),
} as Record<Id, string>;

const ids: readonly Id[] = [
  'id',
  ...productFieldNames.flatMap((name): Id[] => (name === 'stock' ? [name, 'stockAtExport'] : [name])),
  'createdAt',
  'updatedAt',
];

/** Images are written as their URLs. */
function getCell(product: Product, id: Id): ReturnType<Column['value']> {
  if (id === 'id') return product._id;
  const value = product[id === 'stockAtExport' ? 'stock' : id];
  return Array.isArray(value)
    ? joinList(value.map((entry) => (typeof entry === 'string' ? entry : entry.url)))
    : value;
}

export const productExportColumns: readonly Column[] = ids.map((id) => ({
  id,
  header: productHeaders[id],
  value: (product) => getCell(product, id),
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
