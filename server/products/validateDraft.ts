import * as z from 'zod/mini';
import type { ProductDraft, ProductEdit } from '#contract/products/product.ts';
import {
  type ListField,
  MAX_LIST_ENTRIES,
  MAX_LIST_ENTRY_LENGTH,
  PRODUCT_STATUSES,
  productFields,
  STOCK_UNITS,
  type TextField,
} from '#contract/products/productFields.ts';
import {
  createDiscountRule,
  createProductRules,
  type PriceLimits,
  type ProductRuleMessages,
} from '#contract/products/productRules.ts';
import { toMatchKey } from '#contract/text/foldText.ts';
import * as en from '#languages/en/server.ts';
import { type ServerMessages, throwFieldError } from '../base/httpError.ts';

/** The fields that an administrator sets, without images and the computed discount. */
export type ValidDraft = Omit<ProductDraft, 'images' | 'discountPercentage'>;

export type FormKind = keyof ServerMessages['product'];

const isOneOf = (values: readonly string[], error: string) =>
  z.refine<string>((value) => values.includes(value), { error });

/** Creates the schema: the contract's rules and this store's allowed values. */
function createSchema(t: ProductRuleMessages, limits: PriceLimits) {
  const rules = createProductRules(t, limits);
  return z
    .object({
      ...rules,
      stockUnit: rules.stockUnit.check(isOneOf(STOCK_UNITS, t.unknownChoice('stockUnit', STOCK_UNITS))),
      status: rules.status.check(isOneOf(PRODUCT_STATUSES, t.unknownChoice('status', PRODUCT_STATUSES))),
    })
    .check(createDiscountRule(t));
}

type Problem = { field: string; text: string };

/** Returns the broken rules in the order of the specification. */
function findBrokenRules(draft: ValidDraft, t: ProductRuleMessages, limits: PriceLimits): Problem[] {
  const schema = createSchema(t, limits);
  const order: PropertyKey[] = Object.keys(schema.shape);
  const issues = schema.safeParse(draft).error?.issues ?? [];
  return issues
    .toSorted((a, b) => order.indexOf(a.path[0]!) - order.indexOf(b.path[0]!))
    .map(({ path, message }) => ({ field: String(path[0]), text: message }));
}

const getFields = (kinds: readonly string[]) =>
  Object.entries(productFields).filter(([, { kind }]) => kinds.includes(kind));
const textFields = getFields(['text', 'choice']) as [TextField, { max: number }][];
const listFields = getFields(['list']).map(([name]) => name as ListField);

function* findOversized(draft: ValidDraft, t: ProductRuleMessages): Generator<Problem> {
  for (const [field, { max }] of textFields) {
    if ((draft[field]?.length ?? 0) > max) yield { field, text: t.tooLong(field, max) };
  }
  for (const field of listFields) {
    const entries = draft[field] ?? [];
    if (entries.length > MAX_LIST_ENTRIES) yield { field, text: t.tooMany(field, MAX_LIST_ENTRIES) };
    if (entries.some(({ length }) => length > MAX_LIST_ENTRY_LENGTH)) {
      yield { field, text: t.entryTooLong(field, MAX_LIST_ENTRY_LENGTH) };
    }
  }
}

/** Drops empty entries, and duplicates that differ only in case. */
function normalizeEntries(entries: readonly string[]): string[] {
  const entriesByKey = new Map<string, string>();
  for (const entry of entries.filter((text) => text !== '')) {
    const key = toMatchKey(entry);
    if (!entriesByKey.has(key)) entriesByKey.set(key, entry);
  }
  return [...entriesByKey.values()];
}

const normalizeDraft = ({
  images: _images,
  discountPercentage: _computed,
  updatedAt: _version,
  stockBefore: _stockBefore,
  ...draft
}: ProductDraft & Partial<ProductEdit>): ValidDraft => ({
  ...draft,
  locations: normalizeEntries(draft.locations),
});

/** Validates a draft of a request. Throws a 400 with the form's message about the first problem. */
export function validateDraft(
  input: ProductDraft & Partial<ProductEdit>,
  form: FormKind,
  limits: PriceLimits,
): ValidDraft {
  const draft = normalizeDraft(input);
  const findProblem = ({ product }: ServerMessages) =>
    [...findBrokenRules(draft, product[form], limits), ...findOversized(draft, product[form])][0];
  const problem = findProblem(en);
  if (problem) throwFieldError(problem.field, (t) => findProblem(t)?.text ?? problem.text);
  return draft;
}
