import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/admin.ts';
import type { Deps } from '../deps.ts';
import { refuseField } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';

const refuse = (message: string) => refuseField('password', message);

/** A password as it was typed: nothing is trimmed or cut. What is too short, too long or guessed first is refused. */
export function readNewPassword(password: string, { passwords }: Pick<Deps, 'passwords'>): string {
  if (password.length < PASSWORD_MIN) refuse(serverCopy.passwordTooShort(PASSWORD_MIN));
  if (password.length > PASSWORD_MAX) refuse(serverCopy.passwordTooLong(PASSWORD_MAX));
  if (passwords.isCommon(password)) refuse(serverCopy.passwordTooCommon);
  return password;
}
