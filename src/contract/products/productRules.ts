import * as z from 'zod/mini';
import { type Currency, getCurrencyDecimals, isFinerThan } from '../money/currency.ts';

// A form or a backend puts a rule into its own words: the specification has other ones for creating than for editing.

const blank = /^\s*$/;
const needed = (error: string) => z.string(error).check(z.refine((text) => !blank.test(text), error));
const positive = (error: string) => z.number(error).check(z.positive({ error, abort: true }));

type Prices = { actualPrice: unknown; discountedPrice?: unknown };

/** Tells whether both are prices, and the discounted one is the higher. */
const isDiscountAboveActual = ({ actualPrice, discountedPrice }: Prices): boolean =>
  typeof actualPrice === 'number' &&
  typeof discountedPrice === 'number' &&
  actualPrice > 0 &&
  discountedPrice > actualPrice;

/** The rules of the specification, in its order. Each is named by its field, but for the one about two fields. */
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

/** Said of a price that is finer than the smallest unit of the currency. */
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
  /** The prices that the product has already: they may be finer, and are saved back as they are. */
  stored?: Partial<Record<PriceField, unknown>> | undefined;
};

/** Nobody can pay 12.5 yen. */
const payable = (price: PriceField, texts: ProductRuleTexts, { currency, stored }: PriceLimits) =>
  z.refine<number>((amount) => amount === stored?.[price] || !isFinerThan(amount, currency), {
    error: () => describeTooFine(price, texts, currency),
  });

/** The rules for single fields, as a schema of what is sent. */
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

/** The rule for both prices; it is looked at whatever else is wrong. */
export const discountRule = (texts: ProductRuleTexts) =>
  z.refine<Prices>((prices) => !isDiscountAboveActual(prices), {
    error: texts.discountedAboveActual,
    path: ['discountedPrice'],
    when: () => true,
  });
