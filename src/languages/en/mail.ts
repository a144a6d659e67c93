import { plural } from './rules.ts';

/** How long something is valid. */
export type Duration = { minutes: number } | { seconds: number };

const formatDuration = (duration: Duration): string =>
  'minutes' in duration
    ? plural(duration.minutes, { one: '# minute', other: '# minutes' })
    : plural(duration.seconds, { one: '# second', other: '# seconds' });

/** The mail with the code of a registration. The code begins the subject, so that a phone shows it. */
export const codeMail = {
  subject: (code: string) => `${code} is your verification code`,
  greeting: 'Hello,',
  before: 'Enter this code to verify your account:',
  after: (valid: Duration) => [
    `It is valid for ${formatDuration(valid)}. Never give it to anyone; we will not ask you for it.`,
    'If you did not register, you can ignore this mail: no account is opened without the code.',
  ],
};

/** The mail with a reset link. */
export const resetMail = {
  subject: 'Reset your password',
  greeting: (name: string) => `Hello ${name},`,
  before: 'Somebody asked to reset the password of your account. If it was you, choose a new one here:',
  link: 'Choose a new password',
  after: (valid: Duration) => [
    `The link works once and is valid for ${formatDuration(valid)}.`,
    'If it was not you, you can ignore this mail: your password stays as it is.',
  ],
};

/** The mail to an address that registered and has an account already. */
export const accountExistsMail = {
  subject: 'You already have an account',
  greeting: (name: string) => `Hello ${name},`,
  before:
    'Somebody tried to register with your address, which has an account already. If it was you, sign in:',
  link: 'Sign in',
  after: [
    'If you forgot your password, you can choose a new one there.',
    'If it was not you, you can ignore this mail: nothing has changed.',
  ],
};
