import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import { problems, sentences } from './productProblems.ts';

/** Messages of refused requests. */
export const errors = {
  signIn: 'Please sign in to continue.',
  crossSite: 'This request came from another site and was blocked.',
  noSuchCall: 'This address doesn’t exist on this server.',
  noSuchFile: 'Not found',
  wrongMethod: (allowed: string) => `This address only accepts ${allowed}.`,
  notJson: 'Send the request as application/json.',
  unreadableJson: 'The request isn’t valid JSON.',
  wrongBody: (field: string, expected: string) =>
    field === '' ? `The request must be ${expected}.` : `The field '${field}' must be ${expected}.`,
  unknownField: (field: string) => `There is no field '${field}'. Check its spelling.`,
  wrongParameter: (name: string, expected: string) => `The parameter '${name}' must be ${expected}.`,
  periodEndsBeforeStart: 'The end date must not be before the start date.',
  periodTooLong: (most: number) => `A period can be at most ${most} days long.`,
  previousPeriodIncomplete: 'Send both beforeFrom and beforeTo, or neither.',
  tooLarge: (kilobytes: number) => `The request is too large; the limit is ${kilobytes} KB.`,
  credentialsTooLong: 'The email address or password is too long.',
  emailTooLong: (most: number) => `The email address is too long; the limit is ${most} characters.`,
  emailInvalid: 'Please enter a valid email address.',
  nameMissing: 'Please enter your full name.',
  nameTooLong: (most: number) => `The name is too long; the limit is ${most} characters.`,
  phoneTooLong: (most: number) => `The phone number is too long; the limit is ${most} characters.`,
  passwordTooShort: (least: number) => `The password must be at least ${least} characters.`,
  passwordTooLong: (most: number) => `The password is too long; the limit is ${most} characters.`,
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
  passwordBreached:
    'This password is in a list of passwords stolen from other websites. Please choose another one.',
  passwordsDiffer: 'The passwords don’t match.',
  currentPasswordWrong: 'This isn’t your current password.',
  guestAccount: 'The guest account is shared and can’t be changed.',
  passkeysUnavailable: 'Passkeys need an https address. Ask whoever runs this server to set PUBLIC_URL.',
  passkeyNameMissing: 'Please enter a name for the passkey.',
  tooManyPasskeys: (most: number) => `You can have up to ${most} passkeys. Remove one first.`,
  passkeyExists: 'This passkey has already been added. Choose another device or password manager.',
  passkeyNotFound: 'This passkey has been removed.',
  passkeyNeeded: 'Add a passkey that works at this address first.',
  passkeyUnknown: 'This passkey is not known here. Sign in with your password, or choose another passkey.',
  passkeyOfOther: 'This passkey belongs to another account. Please choose another one.',
  passkeyRefused: 'This passkey couldn’t be checked. Please try again.',
  passkeyTooLate: 'That took too long. Try again.',
  passwordFirst: 'This account needs the password first. Sign in with your email address and password.',
  recoveryCodeWrong: 'This isn’t one of your unused recovery codes. Each one works once.',
  resetLinkOver: 'This link is no longer valid. Please request a new one.',
  tooManyRequests: 'Too many requests. Please try again later.',
  tooManySignIns: 'Too many sign-in attempts. Please try again later.',
  tooManyPasswords: 'Too many wrong passwords. Please try again later.',
  tooManyStreams: 'These pages are open in too many browser windows. Please close one.',
  stopping: 'The server is shutting down. Please try again in a moment.',
  busy: 'The server is busy. Please try again in a moment.',
  storeKeyMissing: 'Send a key of the Store API as “Authorization: Bearer …”.',
  storeKeyUnknown: 'This key is unknown or was revoked.',
  storeKeyNameMissing: 'Please enter a name for the key.',
  storeKeyNameTaken: 'Another key has this name. Please choose another one.',
  tooManyStoreKeys: (most: number) =>
    `You can have up to ${most} keys. Revoke one that is no longer used first.`,
  idempotencyKeyMissing: (header: string) =>
    `Send a header “${header}” with a new value for each order, and the same value when you retry it.`,
  productNotFound: 'Product not found.',
  productStale: 'Someone else has saved this product since you opened it.',
  storeDetailsStale: 'Someone else has saved the store details since you opened them.',
  keyReused: 'This was already saved with different content. Check the store before you save it again.',
  entryNotFound: 'This entry no longer exists.',
  versionUnreadable:
    'This version can’t be restored or shown, because the record of a change is damaged or from newer software.',
  orderNotFound: 'Order not found.',
  customerNotFound: 'Customer not found.',
  viewNotFound: 'View not found.',
  viewOfOther: 'Only the owner of this view can change or delete it.',
  tooManyViews: (most: number) => `You can save up to ${most} views in each list. Delete one first.`,
  statusChanged: 'Someone else has changed this order’s status in the meantime.',
  noteNotFound: 'This note was removed.',
  noteOfOther: 'Only its author can change or remove a note.',
  tooManyNotes: (most: number) => `An order can have up to ${most} notes: remove one first.`,
  paymentChanged: 'The payment has changed in the meantime, so it can’t be undone.',
  orderMailStale: 'Someone else has changed this email since you opened it.',
  orderMailOff: 'This email is off. Turn it on in the store details first.',
  orderMailOtherState: 'This order has changed, so the email would be wrong now.',
  orderMailNoAddress: 'This order has no valid email address.',
  guestMails: 'The guest account is shared, so it can’t change or send emails.',
  testMailFailed: 'The email couldn’t be sent. Check the settings of the mail server, or try again later.',
  storeFull: 'The store’s disk is full. Nothing can be saved until there’s free space.',
  storeNotWritable: 'The server can’t write to the store’s disk. Nothing can be saved until this is fixed.',
  imagesUnavailable: 'Couldn’t reach the image storage. Please try again in a moment.',
  storeUnavailable: 'Couldn’t reach the store’s database. Please try again in a moment.',
  unreachableBackend: 'Couldn’t reach the store’s backend.',
  unknownFailure: 'Something went wrong',
};

/** Expected types, for `wrongBody` and `wrongParameter`. */
export const expected = {
  types: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    File: 'a file',
    array: 'a list',
    object: 'a JSON object',
  },
  json: 'JSON',
  valid: 'valid',
  nonBlankText: 'text that isn’t blank',
  oneOf: (values: readonly string[]) => `one of ${values.join(', ')}`,
  upToCharacters: (most: number) => `at most ${most} characters`,
  idempotencyKey: (most: number) => `at most ${most} letters, digits and signs, without spaces and accents`,
  wholeNumberFrom: (least: number) => `a whole number from ${least}`,
  wholeNumberBetween: (least: number, most: number) => `a whole number from ${least} to ${most}`,
  atLeast: (least: number) => `at least ${least}`,
  atMost: (most: number) => `at most ${most}`,
  emailAddress: 'an email address',
  fourDigits: 'four digits',
  webAddress: 'a link that starts with https:// or http://',
  languageTag: 'a language tag such as en or pt-BR',
  contact: 'a phone number (if there is no email address)',
  numberRange: 'a range of numbers such as 10..50',
  timeRange: 'a time range such as 2026-11-01T00:00:00Z..2026-11-02T00:00:00Z',
  day: 'a date such as 2026-11-25',
};

/** Messages about refused files. */
export const upload = {
  notForm: 'Send the request as multipart/form-data.',
  unreadableForm: 'The upload is incomplete or damaged. Please try again.',
  formTooLarge: (megabytes: number) => `The upload is too large; the limit is ${megabytes} MB.`,
  tooLarge: (file: string, megabytes: number) => `File too large: ${file}. Max size is ${megabytes}MB.`,
  tooMany: (most: number) => `Maximum ${most} images allowed.`,
  empty: (file: string) => `Empty file: ${file}. Please choose another one.`,
  wrongType: (file: string) => `Invalid file type: ${file}. Only JPG, PNG, GIF, WEBP are allowed.`,
  otherType: (file: string, is: string, claimed: string) =>
    `Invalid file type: ${file}. It was sent as ${claimed} but is ${is}.`,
  damaged: (file: string) => `Damaged file: ${file}. It can’t be read as an image.`,
  tooManyPixels: (file: string, millions: number) =>
    `Image too large: ${file}. Max size is ${millions} million pixels.`,
  /** For a file without a name. */
  unnamed: 'unnamed',
};

/** Messages of the two forms. The edit form's end with a period, as in the specification. */
export const product: Record<'create' | 'edit', ProductRuleMessages> = { create: problems, edit: sentences };

export { storefront } from './storefront.ts';
export { storeProblems } from './storeProblems.ts';
export { webhookProblems } from './webhookProblems.ts';
export { mailTextProblems } from './mailTextProblems.ts';
