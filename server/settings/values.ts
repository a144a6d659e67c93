import * as z from 'zod/mini';
import { isEmail } from '#contract/accounts/email.ts';
import { identifierText } from '#contract/text/textSchemas.ts';

// Kinds of values. Those for machines accept no spaces around a value: a file of settings can have them without showing them.

/** A text that isn't empty. */
export const text = z.string().check(z.refine((value) => value !== '' && value.trim() === value));

export const textWithoutSpaces = z.string().check(z.regex(/^\S+$/));

export const email = identifierText.check(z.refine(isEmail));

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
