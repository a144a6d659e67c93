const DIGIT = /\p{Nd}/u;

/** Returns 0 to 9. Digits 0 to 9 have consecutive code points, and several sets can follow one another. */
function getDigitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let precedingDigits = 0;
  while (DIGIT.test(String.fromCodePoint(code - precedingDigits - 1))) precedingDigits += 1;
  return precedingDigits % 10;
}

/** Converts decimal digits of any script, such as Arabic, Devanagari or full-width, to '0'–'9'. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => `${getDigitValue(digit)}`);
