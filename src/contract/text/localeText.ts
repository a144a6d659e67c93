import * as z from 'zod/mini';
import { identifierText } from './textSchemas.ts';

/** RFC 5646 asks for room for 35 characters, which is more than any language in use needs. */
const MAX_LOCALE_LENGTH = 35;

/** Returns the canonical form of a language tag: 'en-in' is 'en-IN'. Undefined if it isn't one. */
function canonicalize(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

export type LocaleErrorCode = 'locale';

/** A language tag (BCP 47) in its canonical form. */
export const localeText = identifierText.check(
  z.maxLength(MAX_LOCALE_LENGTH),
  z.overwrite((tag) => canonicalize(tag) ?? tag),
  z.refine((tag) => canonicalize(tag) !== undefined, 'locale' satisfies LocaleErrorCode),
);
