import * as z from 'zod/mini';
import { EMAIL_PATTERN } from '#contract/accounts/admin.ts';
import { normalizeEmail } from '#contract/accounts/email.ts';

// Kinds of values. They accept no spaces around a value: a file of settings can have them without showing them.

/** A text that isn't empty. */
export const text = z.string().check(z.refine((value) => value !== '' && value.trim() === value));

export const textWithoutSpaces = z.string().check(z.regex(/^\S+$/));

export const email = textWithoutSpaces.check(z.refine((value) => EMAIL_PATTERN.test(normalizeEmail(value))));

/** Decimal digits only. `Number` would also read ' ' as 0, and '0x1f'. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

/** A URL with a host. `protocols` is a pattern. */
export const urlOf = (protocols: string) => {
  const pattern = new RegExp(`^(?:${protocols})://[^\\s/]\\S*$`, 'i');
  return z.string().check(z.refine((value) => pattern.test(value) && URL.canParse(value)));
};

export const httpUrl = urlOf('https?');
