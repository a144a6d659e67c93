const DIGIT = /\p{Nd}/u;

/** Returns 0 to 9: the digits of every script stand in runs of ten, from zero on. */
function getDigitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** Writes the digits of any script, such as Arabic, Devanagari or full-width ones, as '0' to '9'. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => `${getDigitValue(digit)}`);
