import { truncateText } from '../text/graphemes.ts';
import { cleanLine, trimInvisible } from '../text/cleanText.ts';

/** Maximum length, in UTF-16 code units, of a value that rows are grouped or filtered by. */
export const MAX_KEY_LENGTH = 200;

/** Cuts a key to the maximum length, without splitting a character. */
export const truncateKey = (key: string): string =>
  key.length > MAX_KEY_LENGTH ? trimInvisible(truncateText(key, MAX_KEY_LENGTH)) : key;

/**
 * Normalizes a text that rows are grouped or filtered by, such as a city: cleans it and cuts it to the maximum
 * length. Returns undefined for a blank text.
 */
export function toKeyText(text: string | undefined): string | undefined {
  const whole = cleanLine(text ?? '');
  return whole === '' ? undefined : truncateKey(whole);
}
