import { cutText } from '../text/graphemes.ts';
import { trimToUndefined } from '../wire/lenient.ts';

/** Characters of a key that databases and addresses carry. */
export const KEY_TEXT_MAX = 200;

/** Cuts a key to the length that a filter can be set to, and takes off the space that then stands at its end. */
export const cutKey = (key: string): string =>
  key.length > KEY_TEXT_MAX ? cutText(key, KEY_TEXT_MAX).trimEnd() : key;

/**
 * Returns a text as rows are grouped and filtered by it: without the space around it, in one Unicode form, and cut where it is longer than a key can be.
 * Undefined where nothing is left.
 */
export function toKeyText(text: string | undefined): string | undefined {
  const whole = trimToUndefined(text?.normalize());
  return whole && cutKey(whole);
}
