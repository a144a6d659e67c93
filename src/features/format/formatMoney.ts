import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import { roundAmount } from '#contract/money/decimal.ts';

/** Currency symbols by screen, as written in the specification. */
const CURRENCY_PREFIXES = {
  inventory: 'Rs ',
  dashboard: '₹',
  productList: '$',
  productView: '₹',
  orders: '₹',
} as const;
export type MoneyScreen = keyof typeof CURRENCY_PREFIXES;

const MINUS_SIGN = '\u2212';

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter is slow. */
function getFormatter(currency: Currency, locale: string): Intl.NumberFormat {
  const key = `${currency} ${locale}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  // With all decimals or none: '1,299.50' and '1,299'.
  const formatter = new Intl.NumberFormat(locale, {
    trailingZeroDisplay: 'stripIfInteger',
    ...(currency ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Formats an amount, rounded to the currency's smallest unit: with the screen's symbol, or in the store's currency
 * (an ISO 4217 code) if it has one.
 */
export function formatMoney(amount: number, screen: MoneyScreen, currency: Currency, locale: string): string {
  const rounded = roundAmount(amount, getCurrencyDecimals(currency));
  const text = getFormatter(currency, locale).format(Math.abs(rounded));
  return `${rounded < 0 ? MINUS_SIGN : ''}${currency ? '' : CURRENCY_PREFIXES[screen]}${text}`;
}

/** Returns the symbol before a price field: the screen's, or that of the store's currency. */
export function getCurrencySymbol(screen: MoneyScreen, currency: Currency, locale: string): string {
  if (currency === null) return CURRENCY_PREFIXES[screen].trim();
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
