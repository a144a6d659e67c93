import * as z from 'zod/mini';
import type { Messages } from '#languages/messages.ts';
import { createEmailSchema, createPasswordSchema } from '#features/form/credentialsModel.ts';

export const createLoginSchema = (t: Messages['auth']) =>
  z.object({ email: createEmailSchema(t.credentials), password: createPasswordSchema(t.credentials) });
export type LoginValues = z.output<ReturnType<typeof createLoginSchema>>;
export const emptyLogin: LoginValues = { email: '', password: '' };

/** The result of a sign-in. `passkeyNeeded`: the password is right, and the next step follows. */
export type LoginResult = 'signedIn' | 'passkeyNeeded' | 'userNotFound' | 'wrongPassword' | 'failed';

/** Returns the form's values after a sign-in, with the fields cleared that have to be entered again. */
export function getValuesAfterLogin(result: LoginResult, values: LoginValues): LoginValues {
  switch (result) {
    case 'userNotFound':
      return emptyLogin;
    case 'wrongPassword':
      return { ...values, password: '' };
    case 'signedIn':
    case 'passkeyNeeded':
    case 'failed':
      return values;
    default:
      return result satisfies never;
  }
}

/** Returns the field that a sign-in failed for; undefined to stay on the button. */
export function getWrongField(result: LoginResult): keyof LoginValues | undefined {
  if (result === 'userNotFound') return 'email';
  return result === 'wrongPassword' ? 'password' : undefined;
}
