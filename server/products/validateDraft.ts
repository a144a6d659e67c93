import * as z from 'zod/mini';
import type { ProductDraft } from '#contract/products/product.ts';
import {
  MAX_LIST_ENTRIES,
  MAX_LIST_ENTRY_LENGTH,
  PRODUCT_STATUSES,
  type ProductField,
  productFields,
  STOCK_UNITS,
} from '#contract/products/productFields.ts';
import { discountRule, productRules } from '#contract/products/productRules.ts';
import { HttpError } from '../http/httpError.ts';
import { fieldLabel, type ProductCopy, productCopy } from './productCopy.ts';

/** The fields that an administrator sets, apart from images and the derived discount. */
export type ValidDraft = Omit<ProductDraft, 'images' | 'discountPercentage'>;

const isOneOf = (values: readonly string[], error: string) =>
  z.refine<string>((value) => values.includes(value), { error });

/** The rules of the contract in the words of one form, and that a value is one of those that this store knows. */
function draftRules(copy: ProductCopy) {
  const rules = productRules(copy);
  return z
    .object({
      ...rules,
      stockUnit: rules.stockUnit.check(isOneOf(STOCK_UNITS, copy.unknownUnit)),
      status: rules.status.check(isOneOf(PRODUCT_STATUSES, copy.unknownStatus)),
    })
    .check(discountRule(copy));
}

const schemas = { create: draftRules(productCopy.create), edit: draftRules(productCopy.edit) };

/** The first broken rule in the order of the specification. */
function getBrokenRule(draft: ValidDraft, form: keyof typeof schemas): string | undefined {
  const schema = schemas[form];
  const order: PropertyKey[] = Object.keys(schema.shape);
  const issues = schema.safeParse(draft).error?.issues ?? [];
  return issues.toSorted((a, b) => order.indexOf(a.path[0]!) - order.indexOf(b.path[0]!))[0]?.message;
}

const fieldNames = Object.keys(productFields) as ProductField[];

function* findOversized(draft: ValidDraft, copy: ProductCopy): Generator<string> {
  const values: Partial<Record<ProductField, unknown>> = draft;
  for (const name of fieldNames) {
    const field = productFields[name];
    const value = values[name];
    if ('max' in field && typeof value === 'string' && value.length > field.max) {
      yield copy.tooLong(fieldLabel(name), field.max);
    }
  }
  for (const name of fieldNames) {
    const entries = productFields[name].kind === 'list' ? ((values[name] ?? []) as string[]) : [];
    if (entries.length > MAX_LIST_ENTRIES) yield copy.tooMany(name, MAX_LIST_ENTRIES);
    if (entries.some(({ length }) => length > MAX_LIST_ENTRY_LENGTH)) {
      yield copy.tooLong(`An entry of ${name}`, MAX_LIST_ENTRY_LENGTH);
    }
  }
}

/** Drops blanks around entries, empty ones, and all but the first of those that differ in case alone. */
function distinct(entries: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const entry of entries.map((one) => one.trim()).filter((one) => one !== '')) {
    const folded = entry.toLowerCase();
    if (!byFolded.has(folded)) byFolded.set(folded, entry);
  }
  return [...byFolded.values()];
}

const trim = ({ images: _images, discountPercentage: _sent, ...draft }: ProductDraft): ValidDraft => ({
  ...draft,
  name: draft.name.trim(),
  description: draft.description.trim(),
  category: draft.category.trim(),
  brand: draft.brand.trim(),
  locations: distinct(draft.locations),
});

/** Returns the draft as it may be stored; the first thing that is wrong with it refuses it, in the form's words. */
export function validateDraft(sent: ProductDraft, form: keyof typeof schemas): ValidDraft {
  const draft = trim(sent);
  const problem = getBrokenRule(draft, form) ?? findOversized(draft, productCopy[form]).next().value;
  if (problem !== undefined) throw new HttpError(400, problem);
  return draft;
}
