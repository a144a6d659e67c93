import { cleanCode } from '../text/cleanText.ts';
import { isCurrencyWord, hasDecimalPointCurrency } from './currencyWords.ts';
import {
  toPlainDigits,
  getDecimalSeparator,
  usesLocaleDigits,
  formatAmountForInput,
} from './formatAmountForInput.ts';

/** '.' in '1,299.50', ',' in '1.299,50'. The other one groups thousands. */
export type DecimalSeparator = '.' | ',';

/**
 * The reason why a text is not an amount. `wrongGroups`: '12,50' where the comma groups thousands. `scientific`:
 * '1.2E+5', in which a spreadsheet may have dropped digits. `tooManyDigits`: more than a number can hold.
 */
export type AmountProblem = 'notANumber' | 'wrongGroups' | 'scientific' | 'tooManyDigits';

type ParsedAmount =
  | { kind: 'blank' }
  | { kind: 'amount'; amount: number }
  | { kind: 'invalid'; problem: AmountProblem };

const invalid = (problem: AmountProblem): ParsedAmount => ({ kind: 'invalid', problem });

/** Full-width and typographic variants of separators and signs. */
const TYPED_VARIANTS: Readonly<Record<string, string>> = {
  '，': ',',
  '．': '.',
  '－': '-',
  '−': '-',
  '＇': "'",
  '’': "'",
};

const normalize = (text: string): string =>
  cleanCode(text).replaceAll(/[，．－−＇’]/g, (sign) => TYPED_VARIANTS[sign]!);

/**
 * Matches the end of a price without decimals: '1299/-' (India), '1299/=' (East Africa), '12.-' and '12,–'
 * (Europe).
 */
const PRICE_SUFFIX = / ?(?:\/ ?[-=]|[.,] ?[-–—]{1,2})(?=$| |\p{L}|\p{Sc})/u;

/** Matches from the first digit to the last, with a separator before or after them, but not the dot of 'Rs.1299'. */
const NUMBER = /(?:(?<!\p{L})[.,٫])?\d(?:.*\d)?[.,٫٬]?/u;

/** Splits '-Rs. 1,299 INR' into its sign, its digits and the other words. */
function splitAmount(text: string) {
  const number = NUMBER.exec(text);
  if (!number) return undefined;
  const prefix = text.slice(0, number.index);
  const rest = `${prefix} ${text.slice(number.index + number[0].length)}`;
  const isNegative = /^-|-$/.test(prefix.trim());
  const unsigned = isNegative ? rest.replace('-', ' ') : rest;
  return { isNegative, digits: number[0], words: unsigned.split(' ').filter((word) => word !== '') };
}

/**
 * Digit groups as in 1,234,567, or as in India: 12,34,567. `G` stands for the group separator. The first group never
 * starts with a zero: '0,500' is a half.
 */
const GROUPS = /^[1-9]\d{0,2}(?:G\d{3})+$/;
const INDIAN_GROUPS = /^[1-9]\d?(?:G\d{2})*G\d{3}$/;

const isGrouped = (whole: string, separator: string): boolean => {
  const marked = whole.replaceAll(separator, 'G');
  return GROUPS.test(marked) || (separator === ',' && INDIAN_GROUPS.test(marked));
};

/** Converts digits to a JavaScript number, or returns the problem. Spaces and apostrophes always group. */
function toNumericLiteral(digits: string, decimal: DecimalSeparator): string | AmountProblem {
  if (/^[\d.,]+ ?e ?[+-]?\d+$/i.test(digits)) return 'scientific';
  if (!/^[\d.,٫٬' ]+$/.test(digits)) return 'notANumber';
  const groupSeparator = decimal === '.' ? ',' : '.';
  // The Arabic separators are unambiguous.
  const [whole = '', fraction = '', ...extraParts] = digits
    .replaceAll('٫', decimal)
    .replaceAll('٬', groupSeparator)
    .split(decimal);
  if (extraParts.length > 0 || !/^\d*$/.test(fraction)) return 'wrongGroups';
  const separator = /\D/.exec(whole)?.[0];
  if (separator !== undefined && !isGrouped(whole, separator)) return 'wrongGroups';
  return `${whole.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}`;
}

/** The longest valid number, 5e-324, has 326 characters without an exponent. */
const MAX_LENGTH = 400;

const stripOuterZeros = (digits: string) =>
  digits
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/**
 * Parses an amount of money or stock: digits of any script, grouped or not, with a currency before or after. For
 * text typed or pasted in a locale, use `parseTypedAmount`.
 */
export function parseAmount(text: string, decimal: DecimalSeparator): ParsedAmount {
  const normalized = normalize(text);
  if (normalized === '') return { kind: 'blank' };
  if (normalized.length > MAX_LENGTH) return invalid('tooManyDigits');
  const parts = splitAmount(normalized.replace(PRICE_SUFFIX, ' ').trim());
  if (!parts?.words.every(isCurrencyWord)) return invalid('notANumber');
  const literal = toNumericLiteral(parts.digits, decimal);
  // A number always has a point here, a problem never.
  if (!literal.includes('.')) return invalid(literal as AmountProblem);
  const amount = Number(literal);
  // A JavaScript number can't hold all these digits, so the stored amount would differ.
  if (!Number.isFinite(amount) || toPlainDigits(amount) !== stripOuterZeros(literal))
    return invalid('tooManyDigits');
  return { kind: 'amount', amount: parts.isNegative && amount !== 0 ? -amount : amount };
}

/** Locale in which amounts are written in URLs, files and drafts. */
export const CANONICAL_LOCALE = 'en';

/**
 * Parses an amount that was typed or pasted in a locale. Falls back to English notation if the text is not an amount
 * in the locale, or if its currency suggests it: '12.50' or 'Rs 1,299' in German.
 */
function parseInLocale(text: string, locale: string): ParsedAmount {
  const decimal = getDecimalSeparator(locale);
  const inLocale = parseAmount(text, decimal);
  if (decimal === '.' || inLocale.kind === 'blank') return inLocale;
  const english = parseAmount(text, '.');
  if (english.kind !== 'amount') return inLocale;
  const prefersEnglish =
    inLocale.kind === 'invalid' || (hasDecimalPointCurrency(text) && english.amount > inLocale.amount);
  return prefersEnglish ? english : inLocale;
}

/** Returns the typed amount: undefined if blank, NaN if invalid. */
export function parseTypedAmount(text: string, locale: string): number | undefined {
  const parsed = parseInLocale(text, locale);
  if (parsed.kind === 'blank') return undefined;
  return parsed.kind === 'amount' ? parsed.amount : Number.NaN;
}

/**
 * Rewrites a typed amount for another locale. Returns the text unchanged if it is not an amount, or if it means
 * the same in the other locale and uses its digits.
 */
export function convertAmountLocale(text: string, from: string, to: string): string {
  const parsed = parseInLocale(text, from);
  if (parsed.kind !== 'amount') return text;
  const inOther = parseAmount(text, getDecimalSeparator(to));
  const isSame = inOther.kind === 'amount' && Object.is(inOther.amount, parsed.amount);
  return isSame && usesLocaleDigits(text, to) ? text : formatAmountForInput(parsed.amount, to);
}
