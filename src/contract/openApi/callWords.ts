import type { Calls, Extensions } from '../calls.ts';
import type { CallWords } from './operations.ts';

type CallName = keyof Calls | keyof Extensions;

/** The calls that need no session. */
export const publicCalls: readonly CallName[] = [
  'checkAdmin',
  'login',
  'logout',
  'register',
  'checkOtpStatus',
  'verifyOtp',
  'resendOtp',
  'forgotPassword',
  'resetPassword',
  'startPasskeySignIn',
  'signInWithPasskey',
  'signInWithRecoveryCode',
];

const noProduct = { 404: 'There is no such product.' };
const noOrder = { 404: 'There is no such order.' };
const noEndpoint = { 404: 'The endpoint was removed.' };
const ownNote = { 403: 'Another administrator wrote the note.' };
const challengeOver = { 410: 'The challenge is over. Begin again.' };
const noPasskeys = { 409: 'Passkeys don’t work at this address.' };
const finalPayment = { 409: 'The payment can’t change to this status.' };
const readOnlyMail = { 409: 'The email can’t be sent now: `getOrderMails` says why.' };

export const callWords: Readonly<Record<CallName, CallWords>> = {
  checkAdmin: {
    summary: 'Says who is signed in, and what the backend can do',
    description: 'Signed out, the response is a 200 with `isLoggedIn: false`.',
  },
  login: {
    summary: 'Signs in with a password',
    description:
      'Success is `user`, with a session cookie. Otherwise the response is a 200 with `userNotFound: true` or `isPassValid: ' +
      'false`, or with `passkeyStep`: the password is right, and a passkey or a recovery code is needed, too.',
  },
  logout: { summary: 'Ends the session', description: 'Also succeeds without one.' },
  register: {
    summary: 'Registers an administrator and emails a code',
    description:
      'Success is `user`. The account can be used after `verifyOtp`. `userAlreadyExists: true` if there is one.',
  },
  checkOtpStatus: { summary: 'Says whether an emailed code is still valid, and for how long' },
  verifyOtp: {
    summary: 'Confirms a registration with the emailed code, and signs in',
    description:
      'Success is `user`, with a session cookie. Otherwise one flag says why not: `userNotFound`, `otpNotFound`, ' +
      '`otpExpired`, `maxOtpAttempts`, or `isOtpValid: false`.',
  },
  resendOtp: { summary: 'Emails a new code' },
  forgotPassword: {
    summary: 'Emails a link to set a new password',
    description: 'The link is `/reset-password/{id}/{token}` of the front end.',
  },
  resetPassword: {
    summary: 'Sets a new password with the id and the token of an emailed link',
    refusals: { 410: 'The link was used or is too old.' },
  },
  dashboardDetails: { summary: 'Returns the totals of the dashboard' },
  getAllProducts: { summary: 'Returns all products' },
  getProduct: { summary: 'Returns a product', refusals: noProduct },
  createProduct: {
    summary: 'Creates a product with its images',
    description: '`product.images` is empty: the images are the files.',
  },
  editProduct: {
    summary: 'Replaces the fields of a product, and adds and removes images',
    description:
      '`product.images` are the saved images to keep, in order. The files are appended to them. `imagesToDelete` has the ' +
      '`publicId` of each image to delete.',
    refusals: { ...noProduct, 409: 'Someone else has saved since `product.updatedAt`.' },
  },
  deleteProduct: { summary: 'Deletes a product', refusals: noProduct },
  getOrders: { summary: 'Returns all orders' },

  getProductPage: { summary: 'Returns a page of the products, by default the newest first' },
  getOrderPage: { summary: 'Returns a page of the orders, by default the newest first' },
  getOrder: { summary: 'Returns an order', refusals: noOrder },
  getCustomerPage: { summary: 'Returns a page of the customers, by default the last to order first' },
  getCustomer: {
    summary: 'Returns a customer with the addresses of the orders',
    refusals: { 404: 'There is no such customer.' },
  },

  updateOrderStatus: {
    summary: 'Sets the status of an order',
    description:
      '`tracking` and `stock` need `order.tracking` and `order.stock`: they change with the status.',
    refusals: { ...noOrder, 409: 'The order no longer has the status `from`.' },
  },
  getOrderEvents: {
    summary: 'Returns everything that happened to an order, oldest first',
    refusals: noOrder,
  },
  saveOrderNote: {
    summary: 'Adds an internal note to an order, or replaces the text of one',
    refusals: {
      ...ownNote,
      404: 'There is no such order or note.',
      409: 'The order has too many notes.',
    },
  },
  removeOrderNote: {
    summary: 'Removes a note. Does nothing if it is gone',
    refusals: { ...ownNote, ...noOrder },
  },
  saveTracking: { summary: 'Sets or removes the parcel of an order', refusals: noOrder },
  recordPaymentByHand: {
    summary: 'Records a payment or a refund of an order',
    refusals: { ...noOrder, ...finalPayment },
  },
  undoPaymentByHand: {
    summary: 'Takes back a payment that an administrator recorded',
    refusals: { ...noOrder, 409: 'The payment has changed since.' },
  },
  moveOrderStock: {
    summary: 'Puts the pieces of an order back into stock, or takes them out again',
    description: 'The order’s `stock` says whether it was done.',
    refusals: noOrder,
  },
  createOrderByHand: {
    summary: 'Places an order for a customer',
    description: 'A repeated request with the same Idempotency-Key returns the same order.',
    refusals: {
      404: 'The product isn’t on sale.',
      409: 'The price or the currency has changed, or the stock is too low. `field` says which.',
    },
  },
  issueInvoices: {
    summary: 'Returns the numbered invoices of orders',
    description:
      'An order without an invoice gets the next number, without gaps. If one order doesn’t exist, none gets a number.',
    refusals: noOrder,
  },
  getOrderMailSettings: { summary: 'Returns the settings and texts of emails to customers' },
  saveOrderMail: {
    summary: 'Saves the setting and the texts of one email',
    refusals: { 404: 'There is no such email.', 409: 'Someone else has saved since `updatedAt`.' },
  },
  saveOrderMailLanguage: {
    summary: 'Sets the language of emails about orders without a known one',
  },
  previewOrderMail: { summary: 'Returns an email with an unsaved text' },
  testOrderMail: {
    summary: 'Sends an email with an unsaved text to the administrator',
    refusals: { 502: 'The mail server didn’t take it.' },
  },
  getOrderMails: { summary: 'Returns the emails about an order', refusals: noOrder },
  sendOrderMail: {
    summary: 'Sends an email about an order',
    refusals: { ...noOrder, ...readOnlyMail },
  },

  getSalesReport: { summary: 'Returns the report of a period, and the totals of another one' },
  getHistoryPage: { summary: 'Returns a page of the history, by default the newest first' },
  getProductVersion: {
    summary: 'Returns the version of a product that an entry of the history replaced',
    refusals: { 404: 'There is no such entry.', 410: 'The version can’t be read any more.' },
  },

  getViews: { summary: 'Returns the saved views of a list' },
  saveView: {
    summary: 'Adds a view, or replaces the one with its id',
    refusals: { 403: 'The view is someone else’s.', 409: 'There are too many views.' },
  },
  deleteView: {
    summary: 'Deletes a view',
    refusals: { 403: 'The view is someone else’s.', 404: 'There is no such view.' },
  },
  setDefaultView: {
    summary: 'Sets the view that a list opens with',
    refusals: { 404: 'There is no such view.' },
  },

  getStoreDetails: { summary: 'Returns the details of the store' },
  saveStoreDetails: {
    summary: 'Saves the details of the store',
    description: 'A file replaces the logo, and `details.logo: null` removes it.',
    refusals: { 409: 'Someone else has saved since `details.updatedAt`.' },
  },
  getStoreKeys: { summary: 'Returns the keys of the Store API' },
  createStoreKey: {
    summary: 'Creates a key of the Store API, whose secret only this response has',
    refusals: { 409: 'There are too many keys.' },
  },
  endStoreKey: { summary: 'Ends a key. Does nothing if it has ended' },

  getWebhookEndpoints: { summary: 'Returns the addresses that get webhooks' },
  createWebhookEndpoint: {
    summary: 'Adds an address, whose secret only this response has',
    refusals: { 409: 'There are too many addresses.' },
  },
  saveWebhookEndpoint: {
    summary: 'Changes an address. What is missing stays',
    refusals: noEndpoint,
  },
  removeWebhookEndpoint: { summary: 'Removes an address. Does nothing if it is gone' },
  rotateWebhookSecret: {
    summary: 'Replaces the secret of an address',
    refusals: noEndpoint,
  },
  getWebhookDeliveries: {
    summary: 'Returns the newest webhooks to an address',
    refusals: noEndpoint,
  },
  sendTestWebhook: {
    summary: 'Sends a test webhook',
    refusals: { ...noEndpoint, 409: 'The address isn’t active.' },
  },
  sendWebhookAgain: {
    summary: 'Sends a webhook again',
    refusals: { 404: 'There is no such webhook.', 409: 'The address isn’t active.' },
  },

  getAccount: { summary: 'Returns the administrator’s account and its sessions' },
  saveProfile: { summary: 'Saves the name and the phone number of the account' },
  changePassword: { summary: 'Sets a new password and ends all other sessions' },
  endSession: { summary: 'Ends a session. Does nothing if it has ended' },
  endOtherSessions: { summary: 'Ends all sessions but the current one' },
  getPasskeys: { summary: 'Returns the passkeys of the account, and its rule for signing in' },
  startPasskey: { summary: 'Begins to add a passkey', refusals: { ...noPasskeys } },
  addPasskey: {
    summary: 'Adds a passkey. The first one comes with recovery codes',
    refusals: { 409: 'The passkey exists, or there are too many.', ...challengeOver },
  },
  renamePasskey: {
    summary: 'Renames a passkey',
    refusals: { 404: 'There is no such passkey.' },
  },
  removePasskey: {
    summary: 'Removes a passkey. Does nothing if it is gone',
  },
  saveSignInRule: {
    summary: 'Sets what is needed to sign in',
    refusals: { 409: 'A passkey is needed, and none works at this address.' },
  },
  createRecoveryCodes: {
    summary: 'Replaces all recovery codes',
    refusals: { 409: 'The account has no passkey.' },
  },
  startPasskeySignIn: { summary: 'Begins to sign in with a passkey', refusals: noPasskeys },
  signInWithPasskey: {
    summary: 'Signs in with a passkey, alone or after the password',
    description: 'Success is `user`, with a session cookie.',
    refusals: { ...noPasskeys, ...challengeOver },
  },
  signInWithRecoveryCode: {
    summary: 'Signs in with a recovery code, after the password',
    description: 'Success is `user`, with a session cookie.',
    refusals: challengeOver,
  },
};
