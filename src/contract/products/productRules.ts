import * as z from 'zod/mini';
import { isBlank } from '../text/cleanText.ts';
import { type Currency, getCurrencyDecimals, hasTooManyDecimals } from '../money/currency.ts';
import {
  type CountField,
  type EditableField,
  MAX_PRICE,
  MAX_STOCK,
  type ProductField,
  productFields,
} from './productFields.ts';

// Callers pass the messages, because the specification has different ones for creating and editing.

const requiredText = (error: string) => z.string(error).check(z.refine((text) => !isBlank(text), error));
const positive = (error: string) => z.number(error).check(z.positive({ error, abort: true }));

type Prices = { actualPrice: unknown; discountedPrice?: unknown };

const isDiscountAboveActual = ({ actualPrice, discountedPrice }: Prices): boolean =>
  typeof actualPrice === 'number' &&
  typeof discountedPrice === 'number' &&
  actualPrice > 0 &&
  discountedPrice > actualPrice;

/**
 * Rules in the order of the specification. Each is named after its field; `discountedAboveActual` is about both
 * prices.
 */
type ProductRule =
  | 'name'
  | 'description'
  | 'category'
  | 'brand'
  | 'stockUnit'
  | 'locations'
  | 'status'
  | 'actualPrice'
  | 'discountedPrice'
  | 'discountedAboveActual'
  | 'stock'
  | 'images';

export type PriceField = 'actualPrice' | 'discountedPrice';
export type AmountField = PriceField | 'stock';

/** Messages about invalid values. `most` is the limit. */
export type ProductRuleMessages = Record<ProductRule, string> & {
  /** A price with decimals, in a currency without. */
  noDecimals: (price: PriceField, currency: string) => string;
  tooManyDecimals: (price: PriceField, most: number) => string;
  tooHigh: (field: AmountField, most: number) => string;
  notACount: (field: ProductField, most: number) => string;
  tooLong: (field: ProductField, most: number) => string;
  tooMany: (field: ProductField, most: number) => string;
  entryTooLong: (field: ProductField, most: number) => string;
  unknownChoice: (field: ProductField, choices: readonly string[]) => string;
};

const AMOUNT_LIMITS: Record<AmountField, number> = {
  actualPrice: MAX_PRICE,
  discountedPrice: MAX_PRICE,
  stock: MAX_STOCK,
};

/** Returns the message for a price with more decimals than its currency. */
function getDecimalsMessage(
  price: PriceField,
  { noDecimals, tooManyDecimals }: ProductRuleMessages,
  currency: Currency,
): string {
  const decimals = getCurrencyDecimals(currency);
  return decimals === 0 ? noDecimals(price, currency ?? '') : tooManyDecimals(price, decimals);
}

export type PriceLimits = {
  currency: Currency;
  /** Saved values. One that didn't change is accepted even if it is too high or has too many decimals. */
  stored?: Partial<Record<AmountField, unknown>> | undefined;
};

const maxAmount = (field: AmountField, { tooHigh }: ProductRuleMessages, { stored }: PriceLimits) =>
  z.refine<number>((amount) => amount === stored?.[field] || amount <= AMOUNT_LIMITS[field], {
    error: () => tooHigh(field, AMOUNT_LIMITS[field]),
    abort: true,
  });

const maxDecimals = (price: PriceField, messages: ProductRuleMessages, { currency, stored }: PriceLimits) =>
  z.refine<number>((amount) => amount === stored?.[price] || !hasTooManyDecimals(amount, currency), {
    error: () => getDecimalsMessage(price, messages, currency),
  });

type CountRule = z.ZodMiniOptional<z.ZodMiniNumber>;

/** Creates the rules of whole numbers. */
function createCountRules(messages: ProductRuleMessages) {
  const fields: [string, EditableField][] = Object.entries(productFields);
  const rules = fields.flatMap(([name, field]) => {
    if (!('maxCount' in field)) return [];
    const error = () => messages.notACount(name as CountField, field.maxCount);
    const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= field.maxCount;
    return [[name, z.optional(z.number({ error }).check(z.refine(isCount, { error })))]];
  });
  return Object.fromEntries(rules) as Record<CountField, CountRule>;
}

/** Creates a schema for each field with a rule. */
export const createProductRules = (messages: ProductRuleMessages, limits: PriceLimits) => ({
  name: requiredText(messages.name),
  description: requiredText(messages.description),
  category: requiredText(messages.category),
  brand: requiredText(messages.brand),
  stockUnit: requiredText(messages.stockUnit),
  locations: z.array(z.string()).check(z.minLength(1, messages.locations)),
  status: requiredText(messages.status),
  actualPrice: positive(messages.actualPrice).check(
    maxAmount('actualPrice', messages, limits),
    maxDecimals('actualPrice', messages, limits),
  ),
  discountedPrice: z.optional(
    positive(messages.discountedPrice).check(
      maxAmount('discountedPrice', messages, limits),
      maxDecimals('discountedPrice', messages, limits),
    ),
  ),
  stock: z
    .number(messages.stock)
    .check(z.nonnegative({ error: messages.stock, abort: true }), maxAmount('stock', messages, limits)),
  ...createCountRules(messages),
});

/** Creates the check that the discounted price is at most the actual price. Runs even if other fields are invalid. */
export const createDiscountRule = (messages: ProductRuleMessages) =>
  z.refine<Prices>((prices) => !isDiscountAboveActual(prices), {
    error: messages.discountedAboveActual,
    path: ['discountedPrice'],
    when: () => true,
  });
