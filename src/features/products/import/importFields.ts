import { type ProductField, productFieldNames } from '#contract/products/productFields.ts';
import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import { emptyValues, createProductFormSchema } from '../form/productFormModel.ts';
import { isStoreTimeHeader, productHeaders } from '../inventory/productExport.ts';

/** A column that identifies the product, or what the row is based on: the stock and version at its export. */
type ReferenceField = 'id' | 'stockAtExport' | 'updatedAt';
/** The fields an import can set. The discount is calculated from the prices. */
export type ImportableField = Exclude<ProductField, 'discountPercentage'>;
export type ImportField = ReferenceField | ImportableField;

export const IMPORTABLE_FIELDS = productFieldNames.filter(
  (name): name is ImportableField => name !== 'discountPercentage',
);
export const IMPORT_FIELDS: readonly ImportField[] = [
  'id',
  ...IMPORTABLE_FIELDS,
  'stockAtExport',
  'updatedAt',
];

const PRICES_BEFORE_DISCOUNT = [
  'regular price',
  'compare at price',
  'variant compare at price',
  'list price',
  'original price',
  'price before discount',
  'msrp',
  'rrp',
  'mrp',
  'uvp',
];
const CURRENT_PRICES = ['price', 'variant price', 'selling price', 'current price'];

/** The target of a column. */
export type ColumnTarget = ImportField | 'ignored';
export type ColumnMapping = readonly ColumnTarget[];

/** Headers of other programs, most reliable first. */
const OTHER_PROGRAM_HEADERS: Partial<Record<ImportField, readonly string[]>> = {
  id: ['id', '_id'],
  name: ['name', 'title', 'product', 'product title'],
  description: ['body', 'body html', 'long description', 'short description'],
  category: ['categories', 'product categories', 'product category', 'product type', 'type'],
  subCategory: ['subcategory', 'subcategories'],
  brand: ['brands', 'vendor', 'manufacturer'],
  actualPrice: [...PRICES_BEFORE_DISCOUNT, ...CURRENT_PRICES],
  discountedPrice: ['sale price', 'special price', 'offer price', 'discount price'],
  stock: ['quantity', 'qty', 'inventory', 'stock quantity', 'inventory quantity', 'variant inventory qty'],
  sku: ['variant sku', 'article number', 'item number', 'product code'],
  barcode: ['variant barcode', 'gtin', 'gtin upc ean or isbn', 'ean', 'upc', 'isbn'],
  stockUnit: ['unit', 'units'],
  lowStockLimit: ['low stock amount', 'low stock threshold', 'reorder point'],
  isFeatured: ['featured', 'is featured'],
  status: ['status'],
  locations: ['location'],
  sizes: ['size'],
  weights: ['weight'],
  images: ['image', 'photos', 'image src'],
  updatedAt: ['last updated', 'updated at'],
};

/** 'Sub-category', 'sub category' and 'subCategory' are the same header. */
const normalizeHeader = (header: string) =>
  header
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Known headers of a field, from one source. */
type GetHeaders = (field: ImportField) => readonly string[];

/** Calculated columns of the export, which are never imported. */
const CALCULATED_HEADERS = new Set(
  [productHeaders.discountPercentage, productHeaders.createdAt].map(normalizeHeader),
);

/**
 * Guesses each column's target from its header: the export's headers first, then translated labels, field names, and
 * other programs' headers. Each field gets one column.
 */
export function guessMapping(labels: Record<ImportField, string>, headers: readonly string[]): ColumnMapping {
  const normalizedHeaders = headers.map(normalizeHeader);
  const mapping: ColumnTarget[] = headers.map(() => 'ignored');
  const assign = (field: ImportField, header: string) => {
    const index = normalizedHeaders.findIndex(
      (normalized, position) => normalized === normalizeHeader(header) && mapping[position] === 'ignored',
    );
    if (index >= 0 && !mapping.includes(field)) mapping[index] = field;
  };
  const headerSources: readonly GetHeaders[] = [
    (field) => [productHeaders[field]],
    (field) => [labels[field]],
    (field) => [field],
    (field) => OTHER_PROGRAM_HEADERS[field] ?? [],
  ];
  for (const getHeaders of headerSources)
    for (const field of IMPORT_FIELDS) for (const header of getHeaders(field)) assign(field, header);
  // If there is a column for the price before the discount, a plain price column is the discounted price.
  const actualPriceHeader = normalizedHeaders[mapping.indexOf('actualPrice')];
  if (PRICES_BEFORE_DISCOUNT.some((header) => normalizeHeader(header) === actualPriceHeader))
    for (const header of CURRENT_PRICES) assign('discountedPrice', header);
  return mapping;
}

/** Counts the matched columns. `addedHeaders` are headers that the import itself adds to files. */
export function countMatchedColumns(
  columns: readonly { header: string; target: ColumnTarget }[],
  addedHeaders: readonly string[] = [],
) {
  const ignoredHeaders = new Set([...CALCULATED_HEADERS, ...addedHeaders.map(normalizeHeader)]);
  const matched = columns.filter(({ target }) => target !== 'ignored').length;
  const others = columns.filter(
    ({ target, header }) =>
      target === 'ignored' && !ignoredHeaders.has(normalizeHeader(header)) && !isStoreTimeHeader(header),
  );
  return { matched, total: matched + others.length };
}

/** Maps a column to a field, and unmaps the field's previous column. */
export const mapColumn = (mapping: ColumnMapping, index: number, target: ColumnTarget): ColumnMapping =>
  mapping.map((current, position) => {
    if (position === index) return target;
    return current === target ? 'ignored' : current;
  });

/** Required fields of the add form. */
const REQUIRED_FIELDS = new Set(
  createProductFormSchema({} as ProductRuleMessages)
    .safeParse(emptyValues)
    .error?.issues.map(({ path }) => path[0]),
);

/** Returns the required fields that have no column. */
export const findMissingFields = (mapping: ColumnMapping): ImportableField[] =>
  IMPORTABLE_FIELDS.filter((field) => REQUIRED_FIELDS.has(field) && !mapping.includes(field));
