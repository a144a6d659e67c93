import { countDecimals } from './decimal.ts';

/** ISO 4217 code, or null if the store has no currency set. */
export type Currency = string | null;

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
