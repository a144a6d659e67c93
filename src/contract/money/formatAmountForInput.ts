/** Formats a number with a decimal point, all its digits and no exponent: '1000000000000000000000', '0.0000001'. */
export function toPlainDigits(amount: number): string {
  if (!Number.isFinite(amount)) return `${amount}`;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(`${amount}`) ?? [];
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits.padEnd(point, '0');
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

type Notation = { decimal: string; digits: readonly string[] };

const notations = new Map<string, Notation>();

/** Returns the decimal separator and the digits of a locale. */
function getNotation(locale: string): Notation {
  const cached = notations.get(locale);
  if (cached) return cached;
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const notation = { decimal, digits: [...format.format(9_876_543_210)].toReversed() };
  notations.set(locale, notation);
  return notation;
}

/** Returns ',' for locales with a decimal comma, '.' for all others. */
export const getDecimalSeparator = (locale: string): '.' | ',' =>
  getNotation(locale).decimal === ',' ? ',' : '.';

/** Returns whether all digits of a text are those of the locale, such as '٤' in Arabic. */
export const usesLocaleDigits = (text: string, locale: string): boolean =>
  (text.match(/\p{Nd}/gu) ?? []).every((digit) => getNotation(locale).digits.includes(digit));

/** Formats an amount in a locale with all its digits, without grouping. */
export function formatAmountForInput(amount: number, locale: string): string {
  const { decimal, digits } = getNotation(locale);
  return toPlainDigits(amount).replaceAll(/[\d.]/g, (character) =>
    character === '.' ? decimal : digits[Number(character)]!,
  );
}
