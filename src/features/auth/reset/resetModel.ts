import * as z from 'zod/mini';
import { normalizePassword } from '#contract/accounts/password.ts';
import type { FormFieldError } from '#features/form/useValidatedForm.ts';
import type { Words } from '#languages/words.ts';
import { createNewPasswordSchema } from '../credentialsModel.ts';

/** That the two differ is no error to be shown: nothing is sent, and nothing is said. */
export const createResetSchema = ({ credentialsCopy }: Words['auth']) =>
  z.object({ password: createNewPasswordSchema(credentialsCopy), confirmPassword: z.string() });
export type ResetValues = z.output<ReturnType<typeof createResetSchema>>;
export const emptyReset: ResetValues = { password: '', confirmPassword: '' };

export const hasSamePasswords = ({ password, confirmPassword }: ResetValues) =>
  normalizePassword(password) === normalizePassword(confirmPassword);

/**
 * What became of the attempt. A failure says nothing here, and the inputs keep what was typed; a password that the
 * server doesn't take is no failure of the call, and is said at its field.
 */
export type ResetResult = 'reset' | 'failed' | FormFieldError<ResetValues>;
