import { renderMail } from './renderMail.ts';
import type { Mail } from './mail.ts';

const MINUTE_MS = 60_000;

/** Formats '5 minutes', '1 minute', '90 seconds'. */
function formatDuration(milliseconds: number): string {
  const [count, unit] =
    milliseconds % MINUTE_MS === 0 ? [milliseconds / MINUTE_MS, 'minute'] : [milliseconds / 1000, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

type Person = { fullName: string; email: string };
const toAddressee = ({ fullName, email }: Person): Mail['to'] => ({ name: fullName, address: email });

/**
 * Builds the mail with a code. The code is in the subject, so that a phone shows it without the mail being opened. The
 * name is left out: whoever registers can type any address and any name, and would have us deliver any text.
 */
export const buildCodeMail = (email: string, code: string, life: number): Mail =>
  renderMail({
    to: { name: '', address: email },
    subject: `${code} is your verification code`,
    greeting: 'Hello,',
    before: 'Enter this code to verify your account:',
    feature: { code },
    after: [
      `It is valid for ${formatDuration(life)}. Never give it to anyone; we will not ask you for it.`,
      'If you did not register, you can ignore this mail: no account is opened without the code.',
    ],
  });

export const buildResetMail = (person: Person, link: string, life: number): Mail =>
  renderMail({
    to: toAddressee(person),
    subject: 'Reset your password',
    greeting: `Hello ${person.fullName},`,
    before: 'Somebody asked to reset the password of your account. If it was you, choose a new one here:',
    feature: { link, label: 'Choose a new password' },
    after: [
      `The link works once and is valid for ${formatDuration(life)}.`,
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
  });

/** Builds the mail that replaces a code where a registration may not tell that the address has an account. */
export const buildAccountExistsMail = (person: Person, link: string): Mail =>
  renderMail({
    to: toAddressee(person),
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
