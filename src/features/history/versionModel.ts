import type { HistoryEntry } from '#contract/history/history.ts';
import { isSameValue } from '#contract/history/productChanges.ts';
import { type ProductField, productFieldNames } from '#contract/products/productFields.ts';
import type { Product } from '#contract/products/product.ts';
import { getChangedFields } from './entryModel.ts';

export type Comparison = {
  version: Product;
  /** The product as it is now. */
  present: Product;
};

/** The states of the dialog of one version. */
export type VersionState =
  | { status: 'loading' }
  | { status: 'failed'; text: string; retry: 'offered' | 'pointless' }
  | ({ status: 'compared' } & Comparison)
  | ({ status: 'restoring' } & Comparison)
  /** `text` says why it wasn't restored. */
  | ({ status: 'notRestored'; text: string } & Comparison)
  /** Someone else has saved the product since it was loaded. */
  | ({ status: 'conflict'; text: string } & Comparison)
  /** Loads the newest product after a conflict. */
  | ({ status: 'comparing' } & Comparison)
  /** The product no longer exists. */
  | { status: 'deleted'; version: Product };

/** The compared fields, in the order of the form. The discount follows the prices. */
const fields = productFieldNames.filter((name) => name !== 'discountPercentage');

export type ComparedField = {
  field: ProductField;
  /** Whether the version differs from the present product. */
  differs: boolean;
  /** Whether the entry's change touched it. */
  isChanged: boolean;
};

/** A missing value reads like an empty one. */
function normalize(value: unknown): unknown {
  const isEmpty = value === '' || value === false || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}

const hasSameValue = (a: Product, b: Product, field: ProductField): boolean =>
  isSameValue(normalize(a[field]), normalize(b[field]));

/** Returns whether two versions of a product have the same values in these fields. */
export const hasSameValues = (a: Product, b: Product, compared: readonly ProductField[]): boolean =>
  compared.every((field) => hasSameValue(a, b, field));

/** Compares all fields of a version with the present product. Fields that the entry changed are first. */
export function compareFields({ version, present }: Comparison, { changes }: HistoryEntry): ComparedField[] {
  const changed = getChangedFields(changes);
  const compared = fields.map((field) => ({
    field,
    differs: !hasSameValue(version, present, field),
    isChanged: changed.includes(field),
  }));
  return compared.toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged));
}

/** Selects the fields that the entry changed, so that later changes of others stay. If they are the same now, all that differ. */
export function getDefaultSelection(comparison: Comparison, entry: HistoryEntry): ReadonlySet<ProductField> {
  const different = compareFields(comparison, entry).filter(({ differs }) => differs);
  const changed = different.filter(({ isChanged }) => isChanged);
  return new Set((changed.length > 0 ? changed : different).map(({ field }) => field));
}

/** Lists the fields of a version that have a value. */
export const getFilledFields = (version: Product): ProductField[] =>
  fields.filter((field) => field === 'isFeatured' || normalize(version[field]) !== undefined);
