import * as z from 'zod/mini';
import { cleanLine, removeInvisible } from '#contract/text/cleanText.ts';
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_PHONE_LENGTH,
} from '#contract/accounts/admin.ts';
import { EMAIL_PATTERN, normalizeEmail } from '#contract/accounts/email.ts';
import { isPasswordTooShort } from '#contract/accounts/password.ts';
import type { Messages } from '#languages/messages.ts';

type CredentialsMessages = Messages['auth']['credentials'];
type RegisterMessages = Messages['auth']['register'];

export const createEmailSchema = (t: CredentialsMessages) =>
  z.string().check(
    z.overwrite(removeInvisible),
    z.minLength(1, { error: t.emailRequired, abort: true }),
    z.maxLength(MAX_EMAIL_LENGTH, { error: t.emailLong(MAX_EMAIL_LENGTH), abort: true }),
    z.refine((text) => EMAIL_PATTERN.test(normalizeEmail(text)), t.emailInvalid),
  );

/** Schema of an existing password: any text. */
export const createPasswordSchema = (t: CredentialsMessages) =>
  z.string().check(z.minLength(1, t.passwordRequired));

/** Schema of a new password. */
export const createNewPasswordSchema = (t: CredentialsMessages) =>
  z.string().check(
    z.minLength(1, { error: t.passwordRequired, abort: true }),
    z.refine((password) => !isPasswordTooShort(password), t.passwordShort),
    z.maxLength(MAX_PASSWORD_LENGTH, t.passwordLong(MAX_PASSWORD_LENGTH)),
  );

export const createNameSchema = (t: RegisterMessages) =>
  z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, t.nameRequired),
      z.maxLength(MAX_NAME_LENGTH, t.nameLong(MAX_NAME_LENGTH)),
    );

/** Schema of an optional phone number: any text that isn't too long. */
export const createPhoneSchema = (t: RegisterMessages) =>
  z
    .string()
    .check(z.overwrite(removeInvisible), z.maxLength(MAX_PHONE_LENGTH, t.phoneLong(MAX_PHONE_LENGTH)));
