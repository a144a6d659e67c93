import { MONEY_PREFIX } from '#features/moneyModel.ts';

/** The sign before a price that is typed: the product view's own, or that of the store's one currency. */
export function currencySymbol(currency: string | null, locale?: string): string {
  if (currency === null) return MONEY_PREFIX.productView.trim();
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
