import { namesPointCurrency } from './currencyWords.ts';
import { type AmountReading, readAmount } from './readAmount.ts';
import { getDecimalSign, hasDigitsOf, writeAmount } from './writeAmount.ts';

/** How amounts are written that no person reads: in addresses, files and drafts. */
export const CANONICAL_LOCALE = 'en';

/**
 * Reads what a person typed or pasted: as their locale writes it, and what can't be meant in that way as English does, such as
 * '12.50' or 'Rs 1,299' in German.
 */
export function readTypedAmount(text: string, locale: string): AmountReading {
  const decimal = getDecimalSign(locale);
  const own = readAmount(text, decimal);
  if (decimal === '.' || own.kind === 'blank') return own;
  const english = readAmount(text, '.');
  if (english.kind !== 'amount') return own;
  const isMeant = own.kind === 'refused' || (namesPointCurrency(text) && english.amount > own.amount);
  return isMeant ? english : own;
}

/** Returns the amount that was typed: undefined for a blank text, NaN for one that is no amount. */
export function parseTypedAmount(text: string, locale: string): number | undefined {
  const reading = readTypedAmount(text, locale);
  if (reading.kind === 'blank') return undefined;
  return reading.kind === 'amount' ? reading.amount : Number.NaN;
}

/**
 * Writes in one locale what was typed in another. A text that is no amount stays as it is, and so does one that means the same
 * there, in its digits.
 */
export function convertAmountLocale(text: string, from: string, to: string): string {
  const reading = readTypedAmount(text, from);
  if (reading.kind !== 'amount') return text;
  const same = readAmount(text, getDecimalSign(to));
  const isSame = same.kind === 'amount' && Object.is(same.amount, reading.amount);
  return isSame && hasDigitsOf(text, to) ? text : writeAmount(reading.amount, to);
}
