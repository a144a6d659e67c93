import { toLatinDigits } from '../field/latinDigits.ts';

// Amounts as people type them and as a field shows them, in the notation of a locale.

/** How amounts are written that no person reads: in addresses, files and drafts. */
export const PLAIN_LOCALE = 'en';

type Signs = { decimal: string; group: string; digits: readonly string[] };

const known = new Map<string, Signs>();

/** Returns the signs that the locale writes numbers with. */
function getSigns(locale: string): Signs {
  const cached = known.get(locale);
  if (cached) return cached;
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.9);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = [...plain.format(9_876_543_210)].toReversed();
  const signs = { decimal: find('decimal'), group: find('group'), digits };
  known.set(locale, signs);
  return signs;
}

/** Digits with their groups, of three or as in India of two and then three, or with none at all. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;
const PLAIN = /^\d*$/;

/** Where a comma is the decimal sign, groups are of three, and '0.500' is no group: it is a half. */
const GROUPED_BY_DOTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,|$)/;

/** Without signs of currency, spaces and marks of direction; with our own digits and minus. */
const toBare = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\s\p{Sc}\u061c\u200e\u200f\u2066-\u2069]/gu, '')
    .replace(/^\u2212/u, '-');

/** Arabic has a decimal sign and a group sign that mean nothing else. */
const readEnglish = (text: string): number => {
  const bare = text.replaceAll('٫', '.').replaceAll('٬', ',');
  const [, sign, whole = '', fraction = ''] = /^(-?)([\d,]*)(?:\.(\d*))?$/.exec(bare) ?? [];
  if (sign === undefined || whole + fraction === '') return Number.NaN;
  if (!PLAIN.test(whole) && !GROUPED.test(whole)) return Number.NaN;
  return Number(`${sign}${whole.replaceAll(',', '')}.${fraction}`);
};

/** Reads '1.299,50'. */
function readCommas(bare: string): number {
  const amount = bare.replace('-', '').replaceAll('٫', ',').replaceAll('٬', '.');
  if (!/^[\d.]*(?:,\d*)?$/.test(amount)) return Number.NaN;
  if (amount.includes('.') && !GROUPED_BY_DOTS.test(amount)) return Number.NaN;
  return readEnglish(`${bare.startsWith('-') ? '-' : ''}${amount.replaceAll('.', '').replace(',', '.')}`);
}

/** Reads an amount as the locale writes it, and no otherwise. */
function readOwn(text: string, locale: string): number | undefined {
  const { decimal, group } = getSigns(locale);
  const typed = toBare(text);
  if (typed === '') return undefined;
  // In Switzerland an apostrophe, straight or not.
  const bare = /[’']/.test(group) ? typed.replaceAll(/[’']/g, '') : typed;
  return decimal === ',' ? readCommas(bare) : readEnglish(bare);
}

/**
 * The amount that a text stands for: `undefined` for a blank one, `NaN` for one that is no amount. Signs of currency,
 * spaces and group separators are forgiven. A separator that groups nothing is not: in English '12,50' may be a price of
 * twelve and a half, and reading it as 1250 would be a hundredfold mistake. What can't be meant in the locale's way is read in
 * the English one: '12.50' in German.
 */
export function readMoney(text: string, locale: string): number | undefined {
  const amount = readOwn(text, locale);
  return Number.isNaN(amount) ? readEnglish(toBare(text)) : amount;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Writes an amount as it can be typed: all its decimals, no groups. */
export function writeMoney(amount: number, locale: string): string {
  // Seventeen digits tell any two numbers apart; no more are written than that takes.
  const options = { useGrouping: false, maximumSignificantDigits: 17 };
  const formatter = formatters.get(locale) ?? new Intl.NumberFormat(locale, options);
  formatters.set(locale, formatter);
  return formatter.format(amount);
}

/**
 * Writes in one locale what was typed in another. What is no amount stays as it was typed, and so does what means the same
 * there, in its digits.
 */
export function respellMoney(text: string, from: string, to: string): string {
  const amount = readMoney(text, from);
  if (amount === undefined || Number.isNaN(amount)) return text;
  const { digits } = getSigns(to);
  const isSpelt = (text.match(/\p{Nd}/gu) ?? []).every((digit) => digits.includes(digit));
  return isSpelt && readOwn(text, to) === amount ? text : writeMoney(amount, to);
}
