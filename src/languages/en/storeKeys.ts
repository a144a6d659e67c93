import { plural } from './rules.ts';

export const card = {
  title: 'Store API',
  explanation:
    'Your storefront’s server reads products and places orders with a key. A key opens nothing else.',
  none: 'No storefront is connected yet. Create a key for each one, so that you can end it without stopping the others.',
  loading: 'Loading the keys...',
  failed: 'Couldn’t load the keys. Check your connection and try again.',
  retry: 'Try again',
  create: 'Create key',
  reference: 'API reference (OpenAPI)',
  ending: 'Key',
  created: 'Created',
  lastUsed: 'Last used',
  neverUsed: 'Never used',
  end: 'End key',
  endOf: (name: string) => `End key: ${name}`,
  full: (most: number) =>
    plural(most, {
      one: 'You can have # key. End it first.',
      other: 'You can have up to # keys. End one first.',
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
  saved: 'I have saved it',
};

export const ending = {
  title: (name: string) => `End “${name}”?`,
  text: 'Storefronts that use it can’t read products or place orders any more.',
  submit: 'End key',
  busy: 'Ending...',
  cancel: 'Cancel',
  ended: 'Key ended',
  failed: 'Couldn’t end the key. Check your connection and try again.',
};
