import { emailError, passwordError } from '../credentialsModel.ts';

export type LoginValues = { email: string; password: string };
export const emptyLogin: LoginValues = { email: '', password: '' };
export const loginRules = { email: emailError, password: passwordError };

/** What became of the attempt; the form clears by it what the specification says. */
export type LoginResult = 'signedIn' | 'userNotFound' | 'wrongPassword' | 'failed';

/** The fields as they are after an attempt. */
export function valuesAfter(result: LoginResult, values: LoginValues): LoginValues {
  switch (result) {
    case 'userNotFound':
      return emptyLogin;
    case 'wrongPassword':
      return { ...values, password: '' };
    case 'signedIn':
    case 'failed':
      return values;
    default:
      return result satisfies never;
  }
}

/** Which field is to be filled in anew; none after a failure, when another press of the button may do. */
export function fieldAfter(result: LoginResult): keyof LoginValues | undefined {
  if (result === 'userNotFound') return 'email';
  return result === 'wrongPassword' ? 'password' : undefined;
}
