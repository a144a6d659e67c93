import { countDecimals } from './decimal.ts';

/** An ISO 4217 code, or null where the store has set no currency. */
export type Currency = string | null;

const DEFAULT_DECIMALS = 2;

const known = new Map<string, number>();

/** Returns how many decimals the smallest unit of a currency has: 2 for INR, 0 for JPY, 3 for KWD. */
export function getCurrencyDecimals(currency: Currency): number {
  if (currency === null) return DEFAULT_DECIMALS;
  const cached = known.get(currency);
  if (cached !== undefined) return cached;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const decimals = maximumFractionDigits ?? DEFAULT_DECIMALS;
  known.set(currency, decimals);
  return decimals;
}

/** Tells whether an amount is finer than the smallest unit of a currency, such as 12.5 yen: nobody can pay it. */
export const isFinerThan = (amount: number, currency: Currency): boolean =>
  countDecimals(amount) > getCurrencyDecimals(currency);
