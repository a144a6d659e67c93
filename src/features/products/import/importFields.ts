import type { ProductField } from '#contract/products/productFields.ts';
import type { ProductRuleTexts } from '#contract/products/productRules.ts';
import { emptyValues, FIELDS, productFormSchema } from '../form/productFormModel.ts';
import { productHeadings } from '../inventory/productExport.ts';

/** A column that says which product the row is about, or which version of it the row started from. */
type ReferenceField = 'id' | 'updatedAt';
/** The fields that a file can write: the discount is derived from the prices. */
export type WrittenField = Exclude<ProductField, 'discountPercentage'>;
export type ImportField = ReferenceField | WrittenField;

export const WRITTEN_FIELDS = FIELDS.filter((name): name is WrittenField => name !== 'discountPercentage');
export const IMPORT_FIELDS: readonly ImportField[] = ['id', ...WRITTEN_FIELDS, 'updatedAt'];

/** What each column of the file goes into, by its place; 'ignored' goes nowhere. */
export type ColumnTarget = ImportField | 'ignored';
export type ColumnMapping = readonly ColumnTarget[];

/** Headings of other programs, by what they say. */
const OTHER_HEADINGS: Partial<Record<ImportField, readonly string[]>> = {
  id: ['id', '_id'],
  name: ['title', 'product'],
  category: ['type', 'product category'],
  subCategory: ['subcategory'],
  brand: ['vendor', 'manufacturer'],
  actualPrice: ['price', 'regular price', 'compare at price'],
  discountedPrice: ['sale price', 'special price'],
  stock: ['quantity', 'qty', 'inventory'],
  stockUnit: ['unit'],
  status: ['status'],
  isFeatured: ['featured'],
  locations: ['location'],
  sizes: ['size'],
  weights: ['weight'],
  images: ['image', 'photos'],
  updatedAt: ['last updated'],
};

/** 'Sub-category', 'sub category' and 'subCategory' are the same heading. */
const fold = (heading: string) =>
  heading
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const byHeading = (toHeadings: (field: ImportField) => readonly string[]) =>
  new Map(IMPORT_FIELDS.flatMap((field) => toHeadings(field).map((one) => [fold(one), field] as const)));

/**
 * From the surest to the least sure: what the export writes, what the administrator's language calls it, a field's own
 * name, what others write.
 */
const createGuesses = (names: Record<ImportField, string>) => [
  byHeading((field) => [productHeadings[field]]),
  byHeading((field) => [names[field]]),
  byHeading((field) => [field]),
  byHeading((field) => OTHER_HEADINGS[field] ?? []),
];

/** Guesses from its heading what each column goes into. A field is filled by one column, the surest. */
export function guessMapping(names: Record<ImportField, string>, headings: readonly string[]): ColumnMapping {
  const mapping: ColumnTarget[] = headings.map(() => 'ignored');
  for (const guesses of createGuesses(names)) {
    headings.forEach((heading, index) => {
      const field = guesses.get(fold(heading));
      if (field && mapping[index] === 'ignored' && !mapping.includes(field)) mapping[index] = field;
    });
  }
  return mapping;
}

/** Gives a column another target; the column that had it before has none any more. */
export const mapColumn = (mapping: ColumnMapping, index: number, target: ColumnTarget): ColumnMapping =>
  mapping.map((one, place) => {
    if (place === index) return target;
    return one === target ? 'ignored' : one;
  });

/** The fields without which no product can be created, by the rules of the form, in whatever words they are said. */
const NEEDED_FIELDS = new Set(
  productFormSchema({} as ProductRuleTexts)
    .safeParse(emptyValues)
    .error?.issues.map(({ path }) => path[0]),
);

/** Returns the fields that new products need and that no column goes into. */
export const findMissingFields = (mapping: ColumnMapping): WrittenField[] =>
  WRITTEN_FIELDS.filter((field) => NEEDED_FIELDS.has(field) && !mapping.includes(field));
