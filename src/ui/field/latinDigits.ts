/** The zeros of Arabic, its eastern form and Devanagari; their other digits follow them. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66];

/** Writes the digits of an Arabic or Hindi keyboard as '0' to '9'. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : `${code - zero}`;
  });
