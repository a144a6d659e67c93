import { isCurrencyWord, namesPointCurrency } from './currencyWords.ts';
import { toPlainDigits, getDecimalSign, hasDigitsOf, writeAmount } from './writeAmount.ts';

/** Decimal separator: '.' in '1,299.50', ',' in '1.299,50'. The other one groups thousands. */
export type DecimalSign = '.' | ',';

/**
 * Why a text is not an amount. `wrongGroups`: '12,50' where the comma groups thousands. `scientific`: a
 * spreadsheet may have dropped digits. `tooManyDigits`: a number can't hold them all.
 */
export type AmountProblem = 'notANumber' | 'wrongGroups' | 'scientific' | 'tooManyDigits';

type AmountReading =
  | { kind: 'blank' }
  | { kind: 'amount'; amount: number }
  | { kind: 'refused'; problem: AmountProblem };

const refuse = (problem: AmountProblem): AmountReading => ({ kind: 'refused', problem });

/** Direction marks and other zero-width characters in pasted amounts. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

const FULL_WIDTH: Readonly<Record<string, string>> = {
  '，': ',',
  '．': '.',
  '－': '-',
  '−': '-',
  '＇': "'",
  '’': "'",
};

const normalize = (text: string): string =>
  toLatinDigits(text)
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[，．－−＇’]/g, (sign) => FULL_WIDTH[sign]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Matches the end of a price without decimals: '1299/-' (India), '1299/=' (East Africa), '12.-' and '12,–'
 * (Europe).
 */
const PRICE_END = / ?(?:\/ ?[-=]|[.,] ?[-–—]{1,2})(?=$| |\p{L}|\p{Sc})/u;

/** Matches from the first digit to the last, with a separator at either end, but not the dot of 'Rs.1299'. */
const NUMBER = /(?:(?<!\p{L})[.,٫])?\d(?:.*\d)?[.,٫٬]?/u;

/** Splits '-Rs. 1,299 INR' into sign, number and the words around it. */
function split(text: string) {
  const number = NUMBER.exec(text);
  if (!number) return undefined;
  const head = text.slice(0, number.index);
  const words = `${head} ${text.slice(number.index + number[0].length)}`;
  const isNegative = /^-|-$/.test(head.trim());
  const around = isNegative ? words.replace('-', ' ') : words;
  return { isNegative, digits: number[0], words: around.split(' ').filter((word) => word !== '') };
}

/**
 * Thousands groups of most of the world, or of India. The first group never starts with a zero: '0,500' is a half.
 */
const GROUPS = /^[1-9]\d{0,2}(?:G\d{3})+$/;
const INDIAN_GROUPS = /^[1-9]\d?(?:G\d{2})*G\d{3}$/;

const isGrouped = (whole: string, group: string): boolean => {
  const marked = whole.replaceAll(group, 'G');
  return GROUPS.test(marked) || (group === ',' && INDIAN_GROUPS.test(marked));
};

/** Returns the number as JavaScript writes it, or the problem. Spaces and apostrophes always group. */
function toScript(digits: string, decimal: DecimalSign): string | AmountProblem {
  if (/^[\d.,]+ ?e ?[+-]?\d+$/i.test(digits)) return 'scientific';
  if (!/^[\d.,٫٬' ]+$/.test(digits)) return 'notANumber';
  const group = decimal === '.' ? ',' : '.';
  // The Arabic separators are unambiguous.
  const [whole = '', fraction = '', ...more] = digits
    .replaceAll('٫', decimal)
    .replaceAll('٬', group)
    .split(decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction)) return 'wrongGroups';
  const sign = /\D/.exec(whole)?.[0];
  if (sign !== undefined && !isGrouped(whole, sign)) return 'wrongGroups';
  return `${whole.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}`;
}

/** The longest valid number, 5e-324, has 326 characters without an exponent. */
const MAX_LENGTH = 400;

const withoutOuterZeros = (digits: string) =>
  digits
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/**
 * Parses an amount of money or stock as people write it: digits of any script, grouped or not, with a currency
 * before or after. Use it for every amount that is typed, pasted or imported.
 */
export function readAmount(text: string, decimal: DecimalSign): AmountReading {
  const normal = normalize(text);
  if (normal === '') return { kind: 'blank' };
  if (normal.length > MAX_LENGTH) return refuse('tooManyDigits');
  const parts = split(normal.replace(PRICE_END, ' ').trim());
  if (!parts?.words.every(isCurrencyWord)) return refuse('notANumber');
  const script = toScript(parts.digits, decimal);
  if (!script.includes('.')) return refuse(script as AmountProblem);
  const amount = Number(script);
  // Otherwise the stored amount would differ from the written one.
  if (!Number.isFinite(amount) || toPlainDigits(amount) !== withoutOuterZeros(script))
    return refuse('tooManyDigits');
  return { kind: 'amount', amount: parts.isNegative && amount !== 0 ? -amount : amount };
}

const DIGIT = /\p{Nd}/u;

/** Returns 0 to 9. In every script, digits come in runs of ten starting at zero. */
function getDigitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** Converts digits of any script, such as Arabic or full-width, to '0'–'9'. */
const toLatinDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => `${getDigitValue(digit)}`);

/** Locale of amounts in URLs, files and drafts. */
export const CANONICAL_LOCALE = 'en';

/**
 * Parses what a person typed or pasted in their locale. Falls back to English if the locale can't explain it, such
 * as '12.50' or 'Rs 1,299' in German.
 */
function readTypedAmount(text: string, locale: string): AmountReading {
  const decimal = getDecimalSign(locale);
  const inLocale = readAmount(text, decimal);
  if (decimal === '.' || inLocale.kind === 'blank') return inLocale;
  const english = readAmount(text, '.');
  if (english.kind !== 'amount') return inLocale;
  const isMeant =
    inLocale.kind === 'refused' || (namesPointCurrency(text) && english.amount > inLocale.amount);
  return isMeant ? english : inLocale;
}

/** Returns the typed amount: undefined if blank, NaN if invalid. */
export function parseTypedAmount(text: string, locale: string): number | undefined {
  const reading = readTypedAmount(text, locale);
  if (reading.kind === 'blank') return undefined;
  return reading.kind === 'amount' ? reading.amount : Number.NaN;
}

/**
 * Rewrites a typed amount for another locale. Returns the text unchanged if it is not an amount, or if it means
 * the same in the other locale and uses its digits.
 */
export function convertAmountLocale(text: string, from: string, to: string): string {
  const reading = readTypedAmount(text, from);
  if (reading.kind !== 'amount') return text;
  const same = readAmount(text, getDecimalSign(to));
  const isSame = same.kind === 'amount' && Object.is(same.amount, reading.amount);
  return isSame && hasDigitsOf(text, to) ? text : writeAmount(reading.amount, to);
}
