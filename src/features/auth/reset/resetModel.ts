import * as z from 'zod/mini';
import { normalizePassword } from '#contract/accounts/password.ts';
import type { Messages } from '#languages/messages.ts';
import type { FormFieldError } from '#features/form/formFieldError.ts';
import { createNewPasswordSchema } from '#features/form/credentialsModel.ts';

/** Schema of the form. Doesn't compare the passwords: a mismatch shows no error, but nothing is sent. */
export const createResetSchema = (t: Messages['auth']) =>
  z.object({ password: createNewPasswordSchema(t.credentials), confirmPassword: z.string() });
export type ResetValues = z.output<ReturnType<typeof createResetSchema>>;
export const emptyReset: ResetValues = { password: '', confirmPassword: '' };

export const hasSamePasswords = ({ password, confirmPassword }: ResetValues) =>
  normalizePassword(password) === normalizePassword(confirmPassword);

/**
 * The outcome of an attempt. A failure shows no error and keeps the input; the server's error about the password is
 * shown at its field.
 */
export type ResetResult = 'reset' | 'failed' | FormFieldError<ResetValues>;
