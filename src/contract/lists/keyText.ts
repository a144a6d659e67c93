import { trimToUndefined } from '../wire/trimToUndefined.ts';

/** Characters of a key that databases and addresses carry. */
export const KEY_TEXT_MAX = 200;

/**
 * Returns a text as rows are grouped and filtered by it: without the space around it, and cut where it is longer than a key can be.
 * Undefined where nothing is left.
 */
export function toKeyText(text: string | undefined): string | undefined {
  const whole = trimToUndefined(text);
  return whole && whole.length > KEY_TEXT_MAX ? whole.slice(0, KEY_TEXT_MAX).toWellFormed() : whole;
}
