import * as z from 'zod/mini';
import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/admin.ts';
import type { Words } from '#languages/words.ts';

type CredentialsCopy = Words['auth']['credentialsCopy'];

export const createEmailSchema = (copy: CredentialsCopy) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: copy.emailRequired, abort: true }),
      z.maxLength(EMAIL_MAX, { error: copy.emailLong(EMAIL_MAX), abort: true }),
      z.regex(EMAIL_PATTERN, copy.emailInvalid),
    );

/** A password that exists already: it is what it is. */
export const createPasswordSchema = (copy: CredentialsCopy) =>
  z.string().check(z.minLength(1, copy.passwordRequired));

/** A password that is being chosen. */
export const createNewPasswordSchema = (copy: CredentialsCopy) =>
  z
    .string()
    .check(
      z.minLength(1, { error: copy.passwordRequired, abort: true }),
      z.minLength(PASSWORD_MIN, copy.passwordShort),
      z.maxLength(PASSWORD_MAX, copy.passwordLong(PASSWORD_MAX)),
    );
