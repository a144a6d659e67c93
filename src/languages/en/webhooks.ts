import { plural } from './rules.ts';

export const card = {
  title: 'Webhooks',
  explanation: (product: string) =>
    `${product} tells your storefront’s server at once when an order or a stock level changes.`,
  none: 'You have no webhooks yet.',
  loading: 'Loading the webhooks...',
  failed: 'Couldn’t load the webhooks. Check your connection and try again.',
  retry: 'Try again',
  add: 'Add webhook',
  full: (most: number) =>
    plural(most, {
      one: 'You can have # webhook. Remove it first.',
      other: 'You can have up to # webhooks. Remove one first.',
    }),
  events: 'Events',
  active: 'Active',
  failing: 'Failing since',
  twoSecrets: 'The earlier secret also works until',
  paused: 'Paused',
  pausedByFailures: 'Paused, because nothing could be delivered for a day',
  pausedByReceiver: 'Paused, because the receiver answered 410 Gone',
  deliveries: 'Deliveries',
  deliveriesOf: (url: string) => `Deliveries to ${url}`,
  actionsOf: (url: string) => `Actions for ${url}`,
  edit: 'Edit',
  pause: 'Pause',
  resume: 'Resume',
  replaceSecret: 'Replace secret',
  remove: 'Remove',
  pausedNow: 'Webhook paused',
  resumedNow: 'Webhook resumed',
  notChanged: 'Couldn’t change the webhook. Check your connection and try again.',
};

export const types = {
  'order.placed': 'Order placed',
  'order.status': 'Order status changed',
  'order.payment': 'Payment changed',
  'product.stock': 'Stock changed',
  test: 'Test',
};

export const form = {
  add: 'Add a webhook',
  edit: 'Edit webhook',
  url: 'Address',
  urlHint: 'Of your storefront’s server, such as https://shop.example/webhooks',
  urlRequired: 'Enter an address',
  urlInvalid: 'Enter an address that starts with https://',
  urlLong: 'The address is too long',
  types: 'Events',
  typesRequired: 'Choose at least one event',
  submitAdd: 'Add webhook',
  submitEdit: 'Save',
  cancel: 'Cancel',
  busy: 'Please wait',
  saved: 'Webhook saved',
  failed: 'Couldn’t save the webhook. Check your connection and try again.',
};

/** A new secret, which is shown once. */
export const secret = {
  created: 'Webhook added',
  replaced: 'The new secret',
  warning: (product: string) =>
    `Copy the secret now, because it isn’t shown again. Your server checks with it that webhooks come from ${product}.`,
  overlap:
    'For 24 hours, webhooks are signed with both secrets. Give the new one to your server before that.',
  label: 'Signing secret',
  copy: 'Copy secret',
  saved: 'I’ve saved the secret',
};

export const removing = {
  title: 'Remove this webhook?',
  text: (url: string) => `${url} gets nothing any more. Waiting events are dropped.`,
  submit: 'Remove',
  busy: 'Removing...',
  cancel: 'Cancel',
  done: 'Webhook removed',
  failed: 'Couldn’t remove the webhook. Check your connection and try again.',
};

export const replacing = {
  title: 'Replace the secret?',
  text: (url: string) =>
    `Webhooks to ${url} are signed with both secrets for 24 hours, so that you can change over without losing one.`,
  submit: 'Replace',
  busy: 'Replacing...',
  cancel: 'Cancel',
  failed: 'Couldn’t replace the secret. Check your connection and try again.',
};

export const deliveries = {
  title: 'Deliveries',
  none: 'Nothing was sent in the last 7 days. Send a test to try the address.',
  loading: 'Loading the deliveries...',
  failed: 'Couldn’t load the deliveries. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close',
  sendTest: 'Send a test',
  sendAgain: 'Send again',
  sendAgainOf: (type: string, time: string) => `Send again: ${type}, ${time}`,
  sent: 'Sending. The answer appears in the list.',
  notSent: 'Couldn’t send it. Check your connection and try again.',
  paused: 'This webhook is paused. Resume it first.',
  waiting: 'Waiting',
  delivered: 'Delivered',
  notDelivered: 'Failed',
  subject: 'ID',
  time: 'Time',
  attempts: 'Attempts',
  nextAttempt: 'Next attempt',
  afterEarlier: 'After an earlier event',
  answer: 'Answer',
  problems: {
    timeout: 'No answer within 15 seconds',
    unknownHost: 'There is no server with this name',
    unreachable: 'The server can’t be reached',
    certificate: 'The server’s certificate isn’t valid',
    privateAddress: 'The address leads into a private network',
    insecure: 'The address must start with https://',
    redirect: 'The address redirects to another one: enter that one',
    unreadable: 'The answer isn’t valid HTTP',
  },
};
