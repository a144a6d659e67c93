import * as z from 'zod/mini';
import { cleanLine, cleanLines, removeInvisible } from '../text/cleanText.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '../accounts/admin.ts';
import { EMAIL_PATTERN, normalizeEmail } from '../accounts/email.ts';
import { defineCall } from '../call.ts';
import { isTimeZone } from '../time/timeZones.ts';
import { storeFields } from './publicSettings.ts';

/** Capability of a backend whose administrators can change the store's details. */
export const STORE_DETAILS_CAPABILITY = 'store.details';

const MAX_ADDRESS_LENGTH = 500;
const MAX_TAX_NUMBER_LENGTH = 50;

const storeDetails = z.object(storeFields);
export type StoreDetails = z.output<typeof storeDetails>;

/** The details with the time of the last save (ISO 8601); null if nobody has saved any. */
const versionedDetails = z.extend(storeDetails, { updatedAt: z.nullable(z.string()) });
export type VersionedStoreDetails = z.output<typeof versionedDetails>;

export const getStoreDetails = defineCall({
  method: 'GET',
  path: '/api/store-details',
  capability: STORE_DETAILS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ details: versionedDetails }),
});

/**
 * Saves all details. Their `updatedAt` is that of the version they are based on: if someone else has saved since, the
 * response is a 409 with a message, as if `logo` is neither null nor the saved one. An image replaces the logo, and
 * `logo: null` removes it.
 */
export const saveStoreDetails = defineCall({
  method: 'POST',
  path: '/api/store-details',
  capability: STORE_DETAILS_CAPABILITY,
  bodyType: 'multipart',
  body: z.object({ details: versionedDetails, images: z.array(z.instanceof(File)).check(z.maxLength(1)) }),
  response: z.object({ details: versionedDetails }),
});

/** Names of the rules, which are also the paths of their fields. */
export const STORE_DETAILS_RULES = [
  'storeName',
  'contact.email',
  'contact.phone',
  'contact.address',
  'taxNumber',
  'currency',
  'timeZone',
] as const;
type StoreDetailsRule = (typeof STORE_DETAILS_RULES)[number];

const LIMITS = {
  storeName: MAX_NAME_LENGTH,
  'contact.email': MAX_EMAIL_LENGTH,
  'contact.phone': MAX_PHONE_LENGTH,
  'contact.address': MAX_ADDRESS_LENGTH,
  taxNumber: MAX_TAX_NUMBER_LENGTH,
} satisfies Partial<Record<StoreDetailsRule, number>>;
type LimitedField = keyof typeof LIMITS;

export type StoreDetailsMessages = Record<Exclude<StoreDetailsRule, 'taxNumber'>, string> & {
  tooLong: Record<LimitedField, (most: number) => string>;
};

const cleaners: Record<LimitedField, (text: string) => string> = {
  storeName: cleanLine,
  'contact.email': removeInvisible,
  'contact.phone': removeInvisible,
  'contact.address': cleanLines,
  taxNumber: cleanLine,
};

const isEmail = (email: string) => EMAIL_PATTERN.test(normalizeEmail(email));

/** Creates the schema of the fields that an administrator types. Callers pass the messages. */
export function createStoreDetailsRules(messages: StoreDetailsMessages) {
  const getLimit = (field: LimitedField) =>
    z.maxLength(LIMITS[field], messages.tooLong[field](LIMITS[field]));
  const text = (field: Exclude<LimitedField, 'taxNumber'>) =>
    z
      .string(messages[field])
      .check(
        z.overwrite(cleaners[field]),
        z.minLength(1, { error: messages[field], abort: true }),
        getLimit(field),
      );
  return z.object({
    storeName: text('storeName'),
    contact: z.object({
      email: text('contact.email').check(z.refine(isEmail, messages['contact.email'])),
      phone: text('contact.phone'),
      address: text('contact.address'),
    }),
    taxNumber: z.optional(z.string().check(z.overwrite(cleaners.taxNumber), getLimit('taxNumber'))),
    currency: z.nullable(z.string().check(z.refine(isCurrency, messages.currency))),
    timeZone: z.nullable(z.string().check(z.refine(isTimeZone, messages.timeZone))),
  });
}

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
