import { cutText } from '../text/graphemes.ts';
import { trimToUndefined } from '../wire/lenient.ts';

/** Maximum length of a key in databases and URLs. */
export const KEY_TEXT_MAX = 200;

/** Cuts a key to the maximum length and trims its end. */
export const cutKey = (key: string): string =>
  key.length > KEY_TEXT_MAX ? cutText(key, KEY_TEXT_MAX).trimEnd() : key;

/**
 * Returns the text that rows are grouped and filtered by: trimmed, in one Unicode form, and cut to the maximum
 * length. Returns undefined if nothing is left.
 */
export function toKeyText(text: string | undefined): string | undefined {
  const whole = trimToUndefined(text?.normalize());
  return whole && cutKey(whole);
}
