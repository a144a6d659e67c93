import { truncateText } from '../text/graphemes.ts';
import { trimToUndefined } from '../wire/lenient.ts';

/** Maximum length, in UTF-16 code units, of a value that rows are grouped or filtered by. */
export const MAX_KEY_LENGTH = 200;

/** Cuts a key to the maximum length, without splitting a character. */
export const truncateKey = (key: string): string =>
  key.length > MAX_KEY_LENGTH ? truncateText(key, MAX_KEY_LENGTH).trimEnd() : key;

/**
 * Normalizes a text that rows are grouped or filtered by, such as a city: trims it, composes it (Unicode NFC) and
 * cuts it to the maximum length. Returns undefined for a blank text.
 */
export function toKeyText(text: string | undefined): string | undefined {
  const whole = trimToUndefined(text?.normalize());
  return whole && truncateKey(whole);
}
