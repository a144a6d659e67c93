import * as z from 'zod/mini';
import { type Currency, getCurrencyDecimals, isFinerThan } from '../money/currency.ts';

// Callers pass the texts, because the specification words them differently for creating and editing.

const blank = /^\s*$/;
const needed = (error: string) => z.string(error).check(z.refine((text) => !blank.test(text), error));
const positive = (error: string) => z.number(error).check(z.positive({ error, abort: true }));

type Prices = { actualPrice: unknown; discountedPrice?: unknown };

const isDiscountAboveActual = ({ actualPrice, discountedPrice }: Prices): boolean =>
  typeof actualPrice === 'number' &&
  typeof discountedPrice === 'number' &&
  actualPrice > 0 &&
  discountedPrice > actualPrice;

/** The rules of the specification, in its order. Named after their field, except the one about both prices. */
export type ProductRule =
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

/** Messages for a price with more decimals than its currency. */
export type TooFineTexts = {
  noDecimals: Record<PriceField, (currency: string) => string>;
  tooManyDecimals: Record<PriceField, (most: number) => string>;
};

export type ProductRuleTexts = Record<ProductRule, string> & { tooFine: TooFineTexts };

export function describeTooFine(
  price: PriceField,
  { tooFine }: ProductRuleTexts,
  currency: Currency,
): string {
  const decimals = getCurrencyDecimals(currency);
  return decimals === 0
    ? tooFine.noDecimals[price](currency ?? '')
    : tooFine.tooManyDecimals[price](decimals);
}

export type PriceLimits = {
  currency: Currency;
  /** Saved prices. They are accepted unchanged even if they have too many decimals. */
  stored?: Partial<Record<PriceField, unknown>> | undefined;
};

const payable = (price: PriceField, texts: ProductRuleTexts, { currency, stored }: PriceLimits) =>
  z.refine<number>((amount) => amount === stored?.[price] || !isFinerThan(amount, currency), {
    error: () => describeTooFine(price, texts, currency),
  });

/** Schemas of single fields. */
export const productRules = (texts: ProductRuleTexts, limits: PriceLimits) => ({
  name: needed(texts.name),
  description: needed(texts.description),
  category: needed(texts.category),
  brand: needed(texts.brand),
  stockUnit: needed(texts.stockUnit),
  locations: z.array(z.string()).check(z.minLength(1, texts.locations)),
  status: needed(texts.status),
  actualPrice: positive(texts.actualPrice).check(payable('actualPrice', texts, limits)),
  discountedPrice: z.optional(
    positive(texts.discountedPrice).check(payable('discountedPrice', texts, limits)),
  ),
  stock: z.number(texts.stock).check(z.nonnegative(texts.stock)),
});

/** Rule for both prices; checked even if other fields are invalid. */
export const discountRule = (texts: ProductRuleTexts) =>
  z.refine<Prices>((prices) => !isDiscountAboveActual(prices), {
    error: texts.discountedAboveActual,
    path: ['discountedPrice'],
    when: () => true,
  });
