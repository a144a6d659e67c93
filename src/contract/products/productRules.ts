import * as z from 'zod/mini';
import { isBlank } from '../text/cleanText.ts';
import { type Currency, getCurrencyDecimals, hasTooManyDecimals } from '../money/currency.ts';

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

/** Messages for a price with more decimals than its currency: `none` for currencies without decimals. */
export type DecimalsMessages = {
  none: Record<PriceField, (currency: string) => string>;
  tooMany: Record<PriceField, (decimals: number) => string>;
};

export type ProductRuleMessages = Record<ProductRule, string> & { priceDecimals: DecimalsMessages };

/** Returns the message for a price with more decimals than its currency. */
export function getDecimalsMessage(
  price: PriceField,
  { priceDecimals }: ProductRuleMessages,
  currency: Currency,
): string {
  const decimals = getCurrencyDecimals(currency);
  return decimals === 0 ? priceDecimals.none[price](currency ?? '') : priceDecimals.tooMany[price](decimals);
}

export type PriceLimits = {
  currency: Currency;
  /** Saved prices. A price that didn't change is accepted even if it has too many decimals. */
  stored?: Partial<Record<PriceField, unknown>> | undefined;
};

const maxDecimals = (price: PriceField, messages: ProductRuleMessages, { currency, stored }: PriceLimits) =>
  z.refine<number>((amount) => amount === stored?.[price] || !hasTooManyDecimals(amount, currency), {
    error: () => getDecimalsMessage(price, messages, currency),
  });

/** Creates a schema for each field. */
export const createProductRules = (messages: ProductRuleMessages, limits: PriceLimits) => ({
  name: requiredText(messages.name),
  description: requiredText(messages.description),
  category: requiredText(messages.category),
  brand: requiredText(messages.brand),
  stockUnit: requiredText(messages.stockUnit),
  locations: z.array(z.string()).check(z.minLength(1, messages.locations)),
  status: requiredText(messages.status),
  actualPrice: positive(messages.actualPrice).check(maxDecimals('actualPrice', messages, limits)),
  discountedPrice: z.optional(
    positive(messages.discountedPrice).check(maxDecimals('discountedPrice', messages, limits)),
  ),
  stock: z.number(messages.stock).check(z.nonnegative(messages.stock)),
});

/** Creates the check that the discounted price is at most the actual price. Runs even if other fields are invalid. */
export const createDiscountRule = (messages: ProductRuleMessages) =>
  z.refine<Prices>((prices) => !isDiscountAboveActual(prices), {
    error: messages.discountedAboveActual,
    path: ['discountedPrice'],
    when: () => true,
  });
