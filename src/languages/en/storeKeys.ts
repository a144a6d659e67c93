import { plural } from './rules.ts';

export const card = {
  title: 'Store API',
  explanation:
    'Your storefront’s server reads products and places orders with a key. A key can do nothing else.',
  /** For the guest. */
  withheld: 'The guest account has no keys. Register to get an account of your own that can create them.',
  none: 'No storefront is connected yet. Create a key for each one, so that you can revoke it without stopping the others.',
  loading: 'Loading the keys...',
  failed: 'Couldn’t load the keys. Check your connection and try again.',
  retry: 'Try again',
  create: 'Create key',
  reference: 'API reference (OpenAPI)',
  ending: 'Key',
  created: 'Created',
  lastUsed: 'Last used',
  neverUsed: 'Never used',
  end: 'Revoke key',
  endOf: (name: string) => `Revoke key: ${name}`,
  full: (most: number) =>
    plural(most, {
      one: 'You can have # key. Revoke it first.',
      other: 'You can have up to # keys. Revoke one first.',
    }),
};

export const creating = {
  title: 'Create a key',
  name: 'Name',
  nameHint: 'Name it after the storefront that will use it.',
  nameRequired: 'Enter a name',
  nameLong: (most: number) =>
    plural(most, {
      one: 'The name must be at most # character',
      other: 'The name must be at most # characters',
    }),
  submit: 'Create key',
  cancel: 'Cancel',
  busy: 'Please wait',
  failed: 'Couldn’t create the key. Check your connection and try again.',
};

/** A new key, which is shown once. */
export const created = {
  title: 'Your new key',
  warning:
    'Copy it now, because it isn’t shown again. Keep it on your storefront’s server, never in a web page or an app.',
  key: (name: string) => `Key “${name}”`,
  copyKey: 'Copy key',
  example: 'Try it in a terminal',
  copyExample: 'Copy command',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Select the text instead.',
  saved: 'I’ve saved the key',
};

export const ending = {
  title: (name: string) => `Revoke “${name}”?`,
  text: 'Storefronts that use it can’t read products or place orders any more.',
  submit: 'Revoke key',
  busy: 'Revoking...',
  cancel: 'Cancel',
  ended: 'Key revoked',
  failed: 'Couldn’t revoke the key. Check your connection and try again.',
};
