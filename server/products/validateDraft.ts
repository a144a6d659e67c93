import * as z from 'zod/mini';
import type { Currency } from '#contract/money/currency.ts';
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
  AMOUNT_LIMITS,
  type AmountField,
  getDecimalsMessage,
  createDiscountRule,
  type PriceField,
  type PriceLimits,
  type ProductRule,
  createProductRules,
  type ProductRuleMessages,
} from '#contract/products/productRules.ts';
import { toMatchKey } from '#contract/text/foldText.ts';
import { type ServerMessages, throwFieldError } from '../http/httpError.ts';

/** The fields that an administrator sets, without images and the computed discount. */
export type ValidDraft = Omit<ProductDraft, 'images' | 'discountPercentage'>;

export type FormKind = keyof ServerMessages['product'];
type ProductMessages = ServerMessages['product'][FormKind];

const decimalRuleNames = {
  actualPrice: () => 'actualPriceDecimals',
  discountedPrice: () => 'discountedPriceDecimals',
} as const;

/** The schema reports broken rules by these names. Each form has a message for every rule. */
const ruleNames = {
  name: 'name',
  description: 'description',
  category: 'category',
  brand: 'brand',
  stockUnit: 'stockUnit',
  locations: 'locations',
  status: 'status',
  actualPrice: 'actualPrice',
  discountedPrice: 'discountedPrice',
  discountedAboveActual: 'discountedAboveActual',
  stock: 'stock',
  images: 'images',
  priceDecimals: { none: decimalRuleNames, tooMany: decimalRuleNames },
  tooHigh: {
    actualPrice: () => 'actualPriceTooHigh',
    discountedPrice: () => 'discountedPriceTooHigh',
    stock: () => 'stockTooHigh',
  },
} satisfies { [Rule in ProductRule]: Rule } & Pick<ProductRuleMessages, 'priceDecimals' | 'tooHigh'>;
type TooHigh = `${AmountField}TooHigh`;
type BrokenRule = ProductRule | `${PriceField}Decimals` | TooHigh | 'unknownUnit' | 'unknownStatus';

const tooHighFields: Record<TooHigh, AmountField> = {
  actualPriceTooHigh: 'actualPrice',
  discountedPriceTooHigh: 'discountedPrice',
  stockTooHigh: 'stock',
};
const isTooHigh = (rule: BrokenRule): rule is TooHigh => rule in tooHighFields;

const isOneOf = (values: readonly string[], error: BrokenRule) =>
  z.refine<string>((value) => values.includes(value), { error });

/** Creates the schema: the contract's rules and this store's allowed values. */
function createSchema(limits: PriceLimits) {
  const rules = createProductRules(ruleNames, limits);
  return z
    .object({
      ...rules,
      stockUnit: rules.stockUnit.check(isOneOf(STOCK_UNITS, 'unknownUnit')),
      status: rules.status.check(isOneOf(PRODUCT_STATUSES, 'unknownStatus')),
    })
    .check(createDiscountRule(ruleNames));
}

type Describe = (t: ProductMessages) => string;

type Problem = { field: string; describe: Describe };

function describeRule(rule: BrokenRule, currency: Currency): Describe {
  if (rule === 'actualPriceDecimals') return (t) => getDecimalsMessage('actualPrice', t, currency);
  if (rule === 'discountedPriceDecimals') return (t) => getDecimalsMessage('discountedPrice', t, currency);
  if (isTooHigh(rule)) {
    const field = tooHighFields[rule];
    return (t) => t.tooHigh[field](AMOUNT_LIMITS[field]);
  }
  if (rule === 'unknownUnit') return (t) => t.unknownUnit(STOCK_UNITS);
  if (rule === 'unknownStatus') return (t) => t.unknownStatus(PRODUCT_STATUSES);
  return (t) => t[rule];
}

/** Returns the broken rules in the order of the specification. */
function findBrokenRules(draft: ValidDraft, limits: PriceLimits): Problem[] {
  const schema = createSchema(limits);
  const order: PropertyKey[] = Object.keys(schema.shape);
  const issues = schema.safeParse(draft).error?.issues ?? [];
  return issues
    .toSorted((a, b) => order.indexOf(a.path[0]!) - order.indexOf(b.path[0]!))
    .map(({ path, message }) => ({
      field: String(path[0]),
      describe: describeRule(message as BrokenRule, limits.currency),
    }));
}

const getFields = (kinds: readonly string[]) =>
  Object.entries(productFields).filter(([, { kind }]) => kinds.includes(kind));
const textFields = getFields(['text', 'choice']) as [TextField, { max: number }][];
const listFields = getFields(['list']).map(([name]) => name as ListField);

function* findOversized(draft: ValidDraft): Generator<Problem> {
  for (const [name, { max }] of textFields) {
    if ((draft[name]?.length ?? 0) > max) {
      yield { field: name, describe: (t) => t.tooLong(name, max) };
    }
  }
  for (const name of listFields) {
    const entries = draft[name] ?? [];
    if (entries.length > MAX_LIST_ENTRIES) {
      yield { field: name, describe: (t) => t.tooMany(name, MAX_LIST_ENTRIES) };
    }
    if (entries.some(({ length }) => length > MAX_LIST_ENTRY_LENGTH)) {
      yield { field: name, describe: (t) => t.entryTooLong(name, MAX_LIST_ENTRY_LENGTH) };
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
  const [problem] = [...findBrokenRules(draft, limits), ...findOversized(draft)];
  if (problem) throwFieldError(problem.field, (t) => problem.describe(t.product[form]));
  return draft;
}
