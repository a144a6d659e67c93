import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN } from '#contract/admin.ts';
import { credentialsCopy as copy } from './credentialsCopy.ts';

export function emailError(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return copy.emailRequired;
  if (address.length > EMAIL_MAX) return copy.emailLong(EMAIL_MAX);
  return EMAIL_PATTERN.test(address) ? undefined : copy.emailInvalid;
}

/** A password that exists already: it is what it is. */
export const passwordError = (password: string): string | undefined =>
  password === '' ? copy.passwordRequired : undefined;

/** A password that is being chosen. */
export function newPasswordError(password: string): string | undefined {
  if (password === '') return copy.passwordRequired;
  if (password.length < PASSWORD_MIN) return copy.passwordShort;
  return password.length > PASSWORD_MAX ? copy.passwordLong(PASSWORD_MAX) : undefined;
}
