import * as z from 'zod/mini';
import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX } from '#contract/accounts/admin.ts';
import { normalizeEmail } from '#contract/accounts/email.ts';
import { isPasswordShort } from '#contract/accounts/password.ts';
import type { Words } from '#languages/words.ts';

type CredentialsCopy = Words['auth']['credentialsCopy'];

export const createEmailSchema = (copy: CredentialsCopy) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: copy.emailRequired, abort: true }),
    z.maxLength(EMAIL_MAX, { error: copy.emailLong(EMAIL_MAX), abort: true }),
    z.refine((text) => EMAIL_PATTERN.test(normalizeEmail(text)), copy.emailInvalid),
  );

/** Schema of an existing password: any text. */
export const createPasswordSchema = (copy: CredentialsCopy) =>
  z.string().check(z.minLength(1, copy.passwordRequired));

/** Schema of a new password. */
export const createNewPasswordSchema = (copy: CredentialsCopy) =>
  z.string().check(
    z.minLength(1, { error: copy.passwordRequired, abort: true }),
    z.refine((password) => !isPasswordShort(password), copy.passwordShort),
    z.maxLength(PASSWORD_MAX, copy.passwordLong(PASSWORD_MAX)),
  );
