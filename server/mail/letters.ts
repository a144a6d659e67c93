import { mailOf } from './letter.ts';
import type { Mail } from './mail.ts';

const MINUTE = 60_000;

/** '5 minutes', '1 minute', '90 seconds' */
function inWords(milliseconds: number): string {
  const [count, unit] =
    milliseconds % MINUTE === 0 ? [milliseconds / MINUTE, 'minute'] : [milliseconds / 1000, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

type Person = { fullName: string; email: string };
const addressee = ({ fullName, email }: Person): Mail['to'] => ({ name: fullName, address: email });

/**
 * The code is in the subject, so that a phone shows it without the mail being opened. No name: whoever registers can
 * type any address and any name, and would have us deliver whatever stands there.
 */
export const codeMail = (email: string, code: string, life: number): Mail =>
  mailOf({
    to: { name: '', address: email },
    subject: `${code} is your verification code`,
    greeting: 'Hello,',
    before: 'Enter this code to verify your account:',
    feature: { code },
    after: [
      `It is valid for ${inWords(life)}. Never give it to anyone; we will not ask you for it.`,
      'If you did not register, you can ignore this mail: no account is opened without the code.',
    ],
  });

export const resetMail = (person: Person, link: string, life: number): Mail =>
  mailOf({
    to: addressee(person),
    subject: 'Reset your password',
    greeting: `Hello ${person.fullName},`,
    before: 'Somebody asked to reset the password of your account. If it was you, choose a new one here:',
    feature: { link, label: 'Choose a new password' },
    after: [
      `The link works once and is valid for ${inWords(life)}.`,
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
  });

/** Goes instead of a code where a registration may not tell that the address has an account. */
export const accountExistsMail = (person: Person, link: string): Mail =>
  mailOf({
    to: addressee(person),
    subject: 'You already have an account',
    greeting: `Hello ${person.fullName},`,
    before:
      'Somebody tried to register with your address, which has an account already. If it was you, sign in:',
    feature: { link, label: 'Sign in' },
    after: [
      'If you forgot your password, you can choose a new one there.',
      'If it was not you, you can ignore this mail: nothing has changed.',
    ],
  });
