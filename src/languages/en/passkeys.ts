import { number, plural } from './rules.ts';

export const card = {
  title: 'Passkeys',
  explanation: 'Sign in with your fingerprint, face or screen lock. A passkey can’t be guessed or phished.',
  none: 'You have no passkeys yet.',
  loading: 'Loading your passkeys...',
  failed: 'Couldn’t load your passkeys. Check your connection and try again.',
  retry: 'Try again',
  add: 'Add passkey',
  added: 'Added',
  lastUsed: 'Last used',
  neverUsed: 'Never used',
  otherHost: (host: string) => `Works only at ${host}`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename passkey: ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove passkey: ${name}`,
  full: (most: number) =>
    plural(most, {
      one: 'You can have # passkey.',
      other: 'You can have up to # passkeys. Remove one first.',
    }),
};

/** Why passkeys can’t be added at this address or in this browser. */
export const unavailable = {
  insecure: 'Passkeys need an https address.',
  elsewhere: (origin: string, current: string) => `Passkeys work at ${origin}; you opened ${current}.`,
  open: (origin: string) => `Open ${origin}`,
  unsupported: 'This browser doesn’t support passkeys. Open this page in another browser to add one.',
};

/** Texts of every dialog that asks for the password. */
export const dialogs = {
  password: 'Current password',
  passwordRequired: 'Enter your current password',
  cancel: 'Cancel',
  failed: 'Something went wrong. Check your connection and try again.',
};

export const adding = {
  title: 'Add a passkey',
  text: 'Give it a name that tells you where it is stored. Your browser asks for your fingerprint, face or screen lock next.',
  name: 'Name',
  nameRequired: 'Enter a name',
  nameLong: (most: number) =>
    plural(most, {
      one: 'The name must be at most # character',
      other: 'The name must be at most # characters',
    }),
  submit: 'Continue',
  busy: 'Please wait',
  waiting: 'Follow your browser’s instructions.',
  cancelled: 'No passkey was added. Try again.',
  alreadyAdded: 'This device already has a passkey for this account.',
  saved: 'Passkey added',
};

export const renaming = {
  title: 'Rename passkey',
  submit: 'Save name',
  saved: 'Passkey renamed',
};

export const removing = {
  title: (name: string) => `Remove “${name}”?`,
  text: 'You can’t sign in with it any more. Delete it on your device, too.',
  last: 'It’s your last passkey. Your password alone will be enough to sign in, and your recovery codes will stop working.',
  submit: 'Remove passkey',
  saved: 'Passkey removed',
};

export const rule = {
  title: 'How you sign in',
  passwordOrPasskey: 'Password or passkey',
  passwordOrPasskeyText: 'Either one is enough.',
  passkey: 'Always a passkey',
  passkeyText: 'A passkey is enough. After a password, you’re asked for a passkey, too.',
  passwordAndPasskey: 'Password and passkey',
  passwordAndPasskeyText: 'First the password, then a passkey. A passkey alone isn’t enough.',
  change: 'Change how you sign in',
  dialogTitle: 'Change how you sign in?',
  dialogText: (name: string) => `From the next sign-in on: ${name}`,
  submit: 'Change',
  saved: 'How you sign in is changed',
};

export const codes = {
  title: 'Recovery codes',
  text: 'If you lose your passkeys, a code signs you in after your password.',
  left: (count: number, total: number) => `${number(count)} of ${number(total)} left`,
  create: 'Create new codes',
  dialogTitle: 'Create new recovery codes?',
  dialogText: 'Your old codes stop working.',
  shownTitle: 'Your recovery codes',
  shownText:
    'Keep them in a safe place. Each code signs you in once after your password if you lose your passkeys. They’re shown only now.',
  list: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Select the codes instead.',
  download: 'Download',
  fileTitle: (product: string, email: string) => `${product} recovery codes of ${email}`,
  saved: 'I’ve saved the codes',
};
