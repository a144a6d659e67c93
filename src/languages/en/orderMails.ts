export { mailTextProblems } from './mailTextProblems.ts';

/** The names of the emails to customers. */
export const templates = {
  confirmation: 'Order confirmation',
  dispatch: 'Dispatch',
  cancellation: 'Cancellation',
  refund: 'Refund',
};

/** The card of the store details. */
export const mailsCard = {
  title: 'Emails to customers',
  explanation:
    'Sent a minute after the change, so that you can undo it. Answers go to the store’s email address.',
  loading: 'Loading the emails...',
  failed: 'Couldn’t load the emails. Check your connection and try again.',
  retry: 'Try again',
  when: {
    confirmation: 'When an order is placed',
    dispatch: 'When an order goes out for delivery',
    cancellation: 'When an order is cancelled',
    refund: 'When an order is refunded',
  },
  edit: 'Edit',
  editOf: (name: string) => `Edit: ${name}`,
  language: 'Language of orders without one',
  languageHint: 'Storefronts can send a language with each order.',
  guest: 'The guest account is shared. It can see these emails, but not change or send them.',
  turnedOn: (name: string) => `${name} turned on`,
  turnedOff: (name: string) => `${name} turned off`,
  notSaved: 'Couldn’t save. Check your connection and try again.',
};

/** The dialog that edits an email. */
export const editor = {
  title: (name: string) => `Email: ${name}`,
  close: 'Close',
  language: 'Language',
  subject: 'Subject',
  text: 'Text',
  textHint: 'Blank lines separate paragraphs. A paragraph whose placeholders are all empty is left out.',
  placeholders: 'Insert a placeholder',
  placeholder: {
    customerName: 'Customer’s name',
    orderNumber: 'Order reference',
    orderDate: 'Order date',
    products: 'Products and amounts',
    total: 'Total',
    address: 'Delivery address',
    tracking: 'Tracking',
    storeName: 'Store name',
  },
  reset: 'Reset to the default text',
  resetDone: 'This is the default text again.',
  restore: 'Restore my text',
  preview: 'Preview',
  previewLoading: 'Updating the preview...',
  previewFailed: 'Couldn’t show the preview. Check your connection and try again.',
  previewInvalid: 'Correct the text to see the preview.',
  retry: 'Try again',
  frame: 'Preview of the email',
  order: 'Order reference',
  orderHint: 'Leave it empty for the newest fitting order.',
  shownOrder: (number: string) => `With order ${number}`,
  sample: 'With a made-up order, because there are none yet',
  test: (email: string) => `Send a test to ${email}`,
  testSending: 'Sending...',
  testSent: (email: string) => `Test sent to ${email}`,
  testFailed: 'Couldn’t send the test. Check your connection and try again.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Email saved',
  cancel: 'Cancel',
};

export const mailConflict = {
  title: 'Someone else changed this email',
  text: 'Reload to see their version and lose your changes, or overwrite it with your version.',
  stay: 'Keep editing',
  reload: 'Reload',
  overwrite: 'Overwrite',
};

/** The emails of one order, in its dialog. */
export const orderSection = {
  title: 'Emails',
  failed: 'Couldn’t load the emails.',
  retry: 'Try again',
  sentTo: (email: string) => `to ${email}`,
  by: (name: string) => `by ${name}`,
  waiting: 'Will be sent in about a minute',
  retrying: (product: string) => `Not sent yet. ${product} keeps trying.`,
  refused: 'Not sent: the customer’s mail server refused it',
  expired: 'Not sent: the mail server couldn’t be reached for three days',
  send: 'Send',
  sendAgain: 'Send again',
  sendOf: (name: string) => `Send: ${name}`,
  sendAgainOf: (name: string) => `Send again: ${name}`,
  busy: 'Sending...',
  notPossible: {
    off: 'This email is off. Turn it on in the store details.',
    otherState: 'The order has changed, so this email would be wrong now.',
    noAddress: 'This order has no valid email address.',
    guest: 'The guest account is shared, so it can’t send emails.',
  },
  sendFailed: 'Couldn’t send the email. Check your connection and try again.',
  sent: (name: string) => `${name}: the email is on its way`,
};
