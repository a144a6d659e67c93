import * as z from 'zod/mini';
import { normalizePassword } from '#contract/accounts/password.ts';
import type { Messages } from '#languages/messages.ts';
import type { FormFieldError } from '#features/form/useValidatedForm.ts';
import { createNewPasswordSchema } from '../credentialsModel.ts';

/** Schema of the form. A mismatch shows no error; nothing is sent. */
export const createResetSchema = (t: Messages['auth']) =>
  z.object({ password: createNewPasswordSchema(t.credentials), confirmPassword: z.string() });
export type ResetValues = z.output<ReturnType<typeof createResetSchema>>;
export const emptyReset: ResetValues = { password: '', confirmPassword: '' };

export const hasSamePasswords = ({ password, confirmPassword }: ResetValues) =>
  normalizePassword(password) === normalizePassword(confirmPassword);

/**
 * The outcome of an attempt. A failure shows nothing and keeps the text; the server's message about the password is
 * shown at its field.
 */
export type ResetResult = 'reset' | 'failed' | FormFieldError<ResetValues>;
