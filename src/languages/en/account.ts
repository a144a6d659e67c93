export { formatDevice } from './device.ts';

export const accountPage = {
  page: 'Account',
  description: 'Your name, your password, and the devices you’re signed in on',
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to see your account',
  signIn: 'Sign In',
  loading: 'Loading your account...',
  failed: 'Couldn’t load your account',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  unsupported: 'Your account can’t be changed here',
  unsupportedText: 'This store’s server doesn’t let administrators change it.',
  guest: 'This account is shared',
  guestText:
    'You can choose how this browser announces new orders. For a name, a password and sessions of your own, register.',
  version: 'Version',
};

export const profile = {
  title: 'Profile',
  description: 'Your name is shown beside your changes in Activity.',
  name: 'Full name',
  email: 'Email',
  emailHint: 'You sign in with this address. It can’t be changed here.',
  phone: 'Phone number',
  optional: 'Optional',
  submit: 'Save profile',
  unsaved: 'Unsaved changes',
  saved: 'Profile saved',
  notSaved: 'Couldn’t save your profile. Check your connection and try again.',
};

export const password = {
  title: 'Password',
  description: 'A new password ends all your other sessions. We’ll email you about the change.',
  current: 'Current password',
  currentRequired: 'Enter your current password',
  new: 'New password',
  submit: 'Change password',
  saved: 'Password changed. Your other sessions have ended.',
  notSaved: 'Couldn’t change your password. Check your connection and try again.',
};

export const sessions = {
  title: 'Sessions',
  description:
    'Devices that are signed in to your account. End a session that you don’t recognise, and change your password.',
  current: 'This device',
  started: 'Signed in',
  lastUsed: 'Last used',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  end: 'End session',
  endOf: (device: string) => `End session: ${device}`,
  ended: 'Session ended',
  notEnded: 'Couldn’t end the session. Check your connection and try again.',
  only: 'You’re signed in only on this device.',
  endOthers: 'End all other sessions',
  confirmTitle: 'End all other sessions?',
  confirmText:
    'All other devices are signed out, and what isn’t saved there is lost. You stay signed in on this one.',
  confirm: 'End sessions',
  ending: 'Ending...',
  cancel: 'Cancel',
  othersEnded: 'All other sessions have ended',
  othersNotEnded: 'Couldn’t end the sessions. Check your connection and try again.',
};

/** The card with the announcements of new orders. */
export const orderAlerts = {
  title: 'New orders',
  description: (product: string) =>
    `${product} can tell you about new orders while it’s open, even in a background tab. Only in this browser, until you log out.`,
  notification: 'Show a notification',
  notificationHint: (product: string) =>
    `While you’re not looking at ${product}. It shows only how many orders came in.`,
  asking: 'Choose Allow in your browser’s message.',
  blocked: 'Your browser blocks notifications. Allow them in the site settings beside the address.',
  unsupported: (product: string) => `This browser can’t show it. Try ${product} on a computer.`,
  insecure: (product: string) => `Works only if ${product}’s address starts with https://.`,
  sample: 'New orders will appear like this',
  sound: 'Play a sound',
  soundHint: (product: string) => `Two soft tones, also while you use ${product}`,
};
