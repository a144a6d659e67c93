import { MAX_PASSWORD_LENGTH } from '#contract/accounts/admin.ts';
import type { Deps } from '../base/deps.ts';
import { createFieldError, HttpError, refuse } from '../base/httpError.ts';
import type { StoredAdmin } from '../base/database.ts';
import { matchPassword } from './accountFields.ts';
import { limitSignIn, refundSignIn } from './rateLimits.ts';

/** Throws a 403 for the guest, because many people share that account. */
export function refuseGuest({ kind }: StoredAdmin): void {
  if (kind === 'guest') throw new HttpError(403, (t) => t.errors.guestAccount);
}

export const createWrongPasswordError = (): HttpError =>
  createFieldError('currentPassword', (t) => t.errors.currentPasswordWrong);

type Check = {
  currentPassword: string;
  ip: string;
  admin: StoredAdmin;
  /** The log's event if the password is wrong: 'password change refused'. */
  refusal: string;
};

/** Throws a 400 about `currentPassword` if it is wrong, which counts as a failed sign-in, and a 429 above that limit. */
export async function checkCurrentPassword(
  { currentPassword, ip, admin, refusal }: Check,
  deps: Deps,
): Promise<void> {
  const attempt = { ip, email: admin.email };
  await limitSignIn(attempt, deps, (t) => t.errors.tooManyPasswords);
  const isRight =
    currentPassword.length <= MAX_PASSWORD_LENGTH &&
    (await matchPassword(currentPassword, admin.passwordHash, deps));
  if (!isRight) refuse(deps.log, { ip }, refusal, createWrongPasswordError());
  await refundSignIn(attempt, deps);
}
