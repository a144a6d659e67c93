import { plural } from './rules.ts';

export type Duration = { minutes: number } | { seconds: number };

const formatDuration = (duration: Duration): string =>
  'minutes' in duration
    ? plural(duration.minutes, { one: '# minute', other: '# minutes' })
    : plural(duration.seconds, { one: '# second', other: '# seconds' });

/** Email with the code of a registration. The subject starts with the code, so that phones show it. */
export const codeMail = {
  subject: (code: string) => `${code} is your verification code`,
  greeting: 'Hello,',
  before: 'Enter this code to verify your account:',
  after: (valid: Duration) => [
    `The code is valid for ${formatDuration(valid)}. Don’t share it with anyone; we’ll never ask you for it.`,
    'If you didn’t register, you can ignore this email. No account is created without the code.',
  ],
};

/** Email with a reset link. */
export const resetMail = {
  subject: 'Reset your password',
  greeting: (name: string) => `Hello ${name},`,
  before: 'Someone asked to reset the password for your account. If it was you, choose a new password here:',
  link: 'Choose a new password',
  after: (valid: Duration) => [
    `The link works once and is valid for ${formatDuration(valid)}.`,
    'If it wasn’t you, you can ignore this email. Your password won’t change.',
  ],
};

/** Email to someone who registers again with an address that has an account. */
export const accountExistsMail = {
  subject: 'You already have an account',
  greeting: (name: string) => `Hello ${name},`,
  before:
    'Someone tried to register with your email address, but you already have an account. If it was you, sign in here:',
  link: 'Sign in',
  after: [
    'If you forgot your password, you can choose a new one there.',
    'If it wasn’t you, you can ignore this email. Nothing has changed.',
  ],
};

export { formatDevice } from './device.ts';

/** Lines about what happened to an account, in the two emails below. */
export const eventTime = (time: string) => `Time: ${time}`;
export const eventDevice = (device: string) => `Device: ${device}`;

/** Email about a sign-in on a device that the account hasn’t been used on. */
export const newDeviceMail = {
  subject: 'New sign-in to your account',
  greeting: (name: string) => `Hello ${name},`,
  before: 'Someone signed in to your account on a device that hasn’t been used for it before.',
  advice:
    'If it was you, there’s nothing to do. If it wasn’t, end that session and change your password in your account:',
  link: 'Open your account',
  after: ['If you can’t sign in any more, choose “Forgot password?” on the sign-in page.'],
};

/** Email about a changed or reset password. */
export const passwordChangedMail = {
  subject: 'Your password was changed',
  greeting: (name: string) => `Hello ${name},`,
  before: 'The password for your account was changed.',
  advice: 'If it was you, there’s nothing to do. If it wasn’t, choose a new password now:',
  link: 'Choose a new password',
  after: ['A new password also signs out everyone who is using your account.'],
};
