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

/** Lines about what happened to an account, in the emails below. */
export const eventTime = (time: string) => `Time: ${time}`;
export const eventDevice = (device: string) => `Device: ${device}`;

/** In the email about a used recovery code. */
export const recoveryCodesLeft = (left: number) =>
  `You have ${plural(left, { one: '# recovery code', other: '# recovery codes' })} left.`;

/** Emails about what happened to an account. */
export const noticeMails = {
  /** About a sign-in on a device that the account hasn’t been used on. */
  newDevice: {
    subject: 'New sign-in to your account',
    greeting: (name: string) => `Hello ${name},`,
    before: 'Someone signed in to your account on a device that hasn’t been used for it before.',
    advice:
      'If it was you, there’s nothing to do. If it wasn’t, end that session and change your password in your account:',
    link: 'Open your account',
    after: ['If you can’t sign in any more, choose “Forgot password?” on the sign-in page.'],
  },

  /** About a changed or reset password. */
  passwordChanged: {
    subject: 'Your password was changed',
    greeting: (name: string) => `Hello ${name},`,
    before: 'The password for your account was changed.',
    advice: 'If it was you, there’s nothing to do. If it wasn’t, choose a new password now:',
    link: 'Choose a new password',
    after: ['A new password also signs out everyone who is using your account.'],
  },

  /** About a new passkey. */
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    greeting: (name: string) => `Hello ${name},`,
    before: 'A passkey was added to your account. It can be used to sign in.',
    advice:
      'If it was you, there’s nothing to do. If it wasn’t, remove the passkey and change your password in your account:',
    link: 'Open your account',
    after: [
      'If you can’t sign in any more, ask whoever runs this server to remove all passkeys of your account.',
    ],
  },

  /** About a removed passkey. */
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    greeting: (name: string) => `Hello ${name},`,
    before: 'A passkey was removed from your account. It can’t be used to sign in any more.',
    advice:
      'If it was you, there’s nothing to do. If it wasn’t, check your passkeys and change your password in your account:',
    link: 'Open your account',
    after: ['The passkey may still be listed on your device. You can delete it there, too.'],
  },

  /** About what is needed to sign in. */
  signInRuleChanged: {
    subject: 'How you sign in was changed',
    greeting: (name: string) => `Hello ${name},`,
    before: 'What your account needs to sign in was changed: a password, a passkey, or both.',
    advice:
      'If it was you, there’s nothing to do. If it wasn’t, change it back and choose a new password in your account:',
    link: 'Open your account',
    after: [
      'If you can’t sign in any more, ask whoever runs this server to remove all passkeys of your account.',
    ],
  },

  /** About a sign-in with a recovery code. */
  recoveryCodeUsed: {
    subject: 'A recovery code was used to sign in',
    greeting: (name: string) => `Hello ${name},`,
    before: 'Someone signed in to your account with your password and a recovery code.',
    advice:
      'If it was you, there’s nothing to do. If it wasn’t, change your password and create new recovery codes in your account:',
    link: 'Open your account',
    after: ['Each recovery code works once. If you have few left, create new ones in your account.'],
  },

  /** About new recovery codes. */
  recoveryCodesCreated: {
    subject: 'New recovery codes were created',
    greeting: (name: string) => `Hello ${name},`,
    before: 'New recovery codes were created for your account. The earlier ones don’t work any more.',
    advice:
      'If it was you, there’s nothing to do. If it wasn’t, change your password and create new recovery codes in your account:',
    link: 'Open your account',
    after: ['Keep the codes where you’d find them without your passkeys.'],
  },
};

/** Email to the administrator who added a webhook that the server has paused. */
export const webhookPausedMail = {
  subject: 'A webhook was paused',
  greeting: (name: string) => `Hello ${name},`,
  failed: (product: string, url: string) =>
    `${product} couldn’t deliver anything to ${url} for a day, so it stopped trying. Events from now on aren’t sent there.`,
  gone: (product: string, url: string) =>
    `${url} answered that it doesn’t want webhooks any more (410), so ${product} stopped sending them.`,
  advice: 'See the last answers and resume it when the receiver works again:',
  link: 'Open store details',
  after: ['Events that waited when it was paused are sent once it is resumed.'],
};
