import { PRODUCT_STATUSES, type ProductDraft, STOCK_UNITS } from '#contract/product.ts';
import { Refusal } from '../refusal.ts';
import type { ProductCopy } from './productCopy.ts';

/** What an administrator may decide about a product, apart from its images and what is worked out from the rest. */
export type CheckedDraft = Omit<ProductDraft, 'images' | 'discountPercentage'>;

/** Most characters of each text. */
const LONGEST = { name: 300, description: 20_000, category: 100, subCategory: 100, brand: 100, ram: 100 };
/** Of locations, sizes and weights: how many, and characters each. */
const MOST_ENTRIES = 100;
const LONGEST_ENTRY = 100;

const LABELS: Record<keyof typeof LONGEST, string> = {
  name: 'Product name',
  description: 'Description',
  category: 'Category',
  subCategory: 'Sub-category',
  brand: 'Brand',
  ram: 'RAM',
};

const isOneOf = (values: readonly string[], value: string | undefined) =>
  value !== undefined && values.includes(value);

/** Without blanks around, without empty ones, and the first of each spelling that differs in case alone. */
function distinct(entries: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const entry of entries.map((one) => one.trim()).filter((one) => one !== '')) {
    const folded = entry.toLowerCase();
    if (!byFolded.has(folded)) byFolded.set(folded, entry);
  }
  return [...byFolded.values()];
}

function trimmed({ images: _images, discountPercentage: _sent, ...draft }: ProductDraft): CheckedDraft {
  return {
    ...draft,
    name: draft.name.trim(),
    description: draft.description.trim(),
    category: draft.category.trim(),
    brand: draft.brand.trim(),
    locations: distinct(draft.locations),
  };
}

function* lengthProblems(draft: CheckedDraft, copy: ProductCopy): Generator<string> {
  for (const field of Object.keys(LONGEST) as (keyof typeof LONGEST)[]) {
    if ((draft[field]?.length ?? 0) > LONGEST[field]) yield copy.tooLong(LABELS[field], LONGEST[field]);
  }
  for (const field of ['locations', 'sizes', 'weights'] as const) {
    const entries = draft[field] ?? [];
    if (entries.length > MOST_ENTRIES) yield copy.tooMany(field, MOST_ENTRIES);
    if (entries.some(({ length }) => length > LONGEST_ENTRY)) {
      yield copy.tooLong(`An entry of ${field}`, LONGEST_ENTRY);
    }
  }
}

function* priceProblems(
  { actualPrice, discountedPrice }: CheckedDraft,
  copy: ProductCopy,
): Generator<string> {
  if (!(actualPrice > 0)) yield copy.actualPrice;
  if (discountedPrice === undefined) return;
  if (!(discountedPrice > 0)) yield copy.discountedPrice;
  if (discountedPrice > actualPrice) yield copy.discountedAboveActual;
}

/** In the order in which the specification lists them. */
function* problems(draft: CheckedDraft, copy: ProductCopy): Generator<string> {
  if (draft.name === '') yield copy.name;
  if (draft.description === '') yield copy.description;
  if (draft.category === '') yield copy.category;
  if (draft.brand === '') yield copy.brand;
  if (!draft.stockUnit?.trim()) yield copy.stockUnit;
  else if (!isOneOf(STOCK_UNITS, draft.stockUnit)) yield copy.unknownUnit;
  if (draft.locations.length === 0) yield copy.locations;
  if (draft.status.trim() === '') yield copy.status;
  else if (!isOneOf(PRODUCT_STATUSES, draft.status)) yield copy.unknownStatus;
  yield* priceProblems(draft, copy);
  if (!(draft.stock >= 0)) yield copy.stock;
  yield* lengthProblems(draft, copy);
}

/** The draft as it may be kept; the first thing that is wrong with it refuses it. */
export function checkedDraft(sent: ProductDraft, copy: ProductCopy): CheckedDraft {
  const draft = trimmed(sent);
  for (const problem of problems(draft, copy)) throw new Refusal(400, problem);
  return draft;
}
