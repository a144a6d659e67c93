import { toLatinDigits } from './digits.ts';

/**
 * Matches a character that shows nothing: spaces, controls, zero-width characters and direction marks, fillers of
 * Korean, the blank of Braille, the empty note head, and the mark that stands for an object. The excluded signs count as
 * format characters in Unicode, but have a glyph.
 */
const INVISIBLE = String.raw`(?:(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}])`;
const VISIBLE = `(?:(?!${INVISIBLE})[^])`;

/**
 * Matches what belongs to the visible character before it: the selector of an emoji or of a Chinese character, the tags
 * of a flag, and the joiner that gives an Arabic or Malayalam letter its form. After Latin letters they mean nothing.
 */
const ATTACHED = String.raw`(?:(?<=[\p{Lo}\p{M}\p{S}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u180b-\u180f\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]+)`;

/** Captures a text without invisible characters at either end. Takes linear time, unlike a pattern that ends in `$`. */
const TRIMMED = new RegExp(`^${INVISIBLE}*(${VISIBLE}(?:[^]*${VISIBLE})?${ATTACHED}?)`, 'u');

/** Text without spaces at its ends or double spaces. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** Byte order marks and marks of annotations inside a text. */
const STRAY = /[\ufeff\ufff9-\ufffc]/g;

/** Removes spaces and invisible characters at both ends. Returns '' if nothing visible is left. */
export const trimInvisible = (text: string): string =>
  PLAIN_LINE.test(text) ? text : (TRIMMED.exec(text)?.[1] ?? '');

/**
 * Cleans a text of one line that was typed, pasted, imported or sent: no line breaks, no controls, no double spaces, no
 * invisible characters at the ends, in Unicode NFC. Keeps joiners and other characters that have a meaning inside a text.
 */
export function cleanLine(text: string): string {
  if (PLAIN_LINE.test(text)) return text;
  const line = text
    .normalize()
    .replaceAll(STRAY, '')
    .replaceAll(/[\s\p{Cc}]{2,}|[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
  return trimInvisible(line);
}

/** Cleans a text of several lines. Its line breaks become '\n'. */
export const cleanLines = (text: string): string =>
  trimInvisible(
    text
      .normalize()
      .replaceAll(STRAY, '')
      .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
      .replaceAll(/(?![\n\t])\p{Cc}/gu, ''),
  );

/** Matches invisible characters, except spaces, and except joiners between visible letters that need them. */
const HIDDEN = new RegExp(
  String.raw`(?!(?<=(?!${INVISIBLE})[\p{Lo}\p{M}])[\u200c\u200d](?=(?!${INVISIBLE})[\p{L}\p{M}]))(?![\s\p{Z}\p{Cc}])${INVISIBLE}`,
  'gu',
);

/** Removes invisible characters from an address, a code or a number, where they never mean anything. */
export const removeInvisible = (text: string): string =>
  PLAIN_LINE.test(text) ? text : cleanLine(text.replaceAll(HIDDEN, '').replaceAll(/\p{Zs}/gu, ' '));

/** Cleans a code or a number, such as a phone number or a PIN. Digits of any script become '0'–'9'. */
export const cleanCode = (text: string): string => toLatinDigits(removeInvisible(text));

/** Cleans a code that people may group with spaces or dashes: '123 456' becomes '123456'. */
export const joinCode = (text: string): string => cleanCode(text).replaceAll(/[\s\p{Pd}]/gu, '');

/** Splits a text into its lines, cleaned and without blank ones. */
export const splitLines = (text: string): string[] =>
  cleanLines(text).split('\n').map(cleanLine).filter(Boolean);

/** Returns whether a text has no visible character. */
export const isBlank = (text: string): boolean => trimInvisible(text) === '';
