import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import { roundAmount } from '#contract/money/decimal.ts';

/** The screens that name a currency of their own, and how the specification writes it there. */
export const MONEY_PREFIX = {
  inventory: 'Rs ',
  dashboard: '₹',
  productList: '$',
  productView: '₹',
  orders: '₹',
} as const;
export type MoneyScreen = keyof typeof MONEY_PREFIX;

const MINUS = '\u2212';

const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs far more than using it, and a table needs two for each of its rows. */
function getFormatter(currency: Currency, locale: string): Intl.NumberFormat {
  const key = `${currency} ${locale}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  // All of its decimals or none: '1,299.50' and '1,299'.
  const formatter = new Intl.NumberFormat(locale, {
    trailingZeroDisplay: 'stripIfInteger',
    ...(currency ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Writes an amount as a screen does, rounded to the currency's smallest unit: with the screen's own symbol, or, where the store has set one currency (an ISO 4217
 * code), in that currency on every screen.
 */
export function formatMoney(amount: number, screen: MoneyScreen, currency: Currency, locale: string): string {
  const rounded = roundAmount(amount, getCurrencyDecimals(currency));
  const text = getFormatter(currency, locale).format(Math.abs(rounded));
  return `${rounded < 0 ? MINUS : ''}${currency ? '' : MONEY_PREFIX[screen]}${text}`;
}

/** Returns the symbol before a price that is typed: the screen's own, or that of the store's one currency. */
export function getCurrencySymbol(screen: MoneyScreen, currency: Currency, locale: string): string {
  if (currency === null) return MONEY_PREFIX[screen].trim();
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
