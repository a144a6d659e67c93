import * as z from 'zod/mini';
import { countDecimals } from './decimal.ts';

/** ISO 4217 code, or null if the store has no currency set. */
export type Currency = string | null;

/** Currency of the symbols that the specification gives to screens of stores without a currency. */
const SPECIFIED_CURRENCY = 'INR';

/** Returns the currency of the amounts of a store, also if it has none set. */
export const getStoreCurrency = (currency: Currency): string => currency ?? SPECIFIED_CURRENCY;

/** The number of orders in a currency that isn't the store's, and which sums therefore leave out. */
const otherCurrency = z.object({ currency: z.string(), orders: z.number() });
export type OtherCurrency = z.output<typeof otherCurrency>;

/** Most orders first. May be missing if there are none. */
export const otherCurrencies = z.optional(z.array(otherCurrency));

/** Sorts by number of orders, most first. */
export const sortCurrencies = (currencies: readonly OtherCurrency[]): OtherCurrency[] =>
  currencies.toSorted((a, b) => b.orders - a.orders || (a.currency < b.currency ? -1 : 1));

const DEFAULT_DECIMALS = 2;

const cachedDecimals = new Map<string, number>();

/** Returns the number of decimals of a currency: 2 for INR, 0 for JPY, 3 for KWD. */
export function getCurrencyDecimals(currency: Currency): number {
  if (currency === null) return DEFAULT_DECIMALS;
  const cached = cachedDecimals.get(currency);
  if (cached !== undefined) return cached;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const decimals = maximumFractionDigits ?? DEFAULT_DECIMALS;
  cachedDecimals.set(currency, decimals);
  return decimals;
}

/** Returns whether an amount has more decimals than its currency, such as 12.5 yen. */
export const hasTooManyDecimals = (amount: number, currency: Currency): boolean =>
  countDecimals(amount) > getCurrencyDecimals(currency);
