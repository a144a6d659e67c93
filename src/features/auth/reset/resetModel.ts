import { newPasswordError } from '../credentialsModel.ts';
import type { Refused } from '../refused.ts';

export type ResetValues = { password: string; confirmPassword: string };
export const emptyReset: ResetValues = { password: '', confirmPassword: '' };

/** That the two differ is no error to be shown: nothing is sent, and nothing is said. */
export const resetRules = { password: newPasswordError, confirmPassword: () => undefined };
export const matches = ({ password, confirmPassword }: ResetValues) => password === confirmPassword;

/**
 * What became of the attempt. A failure says nothing here, and the inputs keep what was typed; a password that the
 * server doesn't take is no failure of the call, and is said at its field.
 */
export type ResetResult = 'reset' | 'failed' | Refused<ResetValues>;
