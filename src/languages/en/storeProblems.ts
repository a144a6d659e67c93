import type { StoreDetailsMessages } from '#contract/settings/storeDetails.ts';
import { number } from './rules.ts';

/** Messages about invalid store details, in the form and from the server. */
export const storeProblems: StoreDetailsMessages = {
  storeName: 'Enter the store’s name.',
  'contact.email': 'Enter a valid email address.',
  'contact.phone': 'Enter a phone number.',
  'contact.address': 'Enter the store’s address.',
  currency: 'Choose a currency from the list.',
  timeZone: 'Choose a time zone from the list.',
  tooLong: {
    storeName: (most) => `The name is too long; the limit is ${number(most)} characters.`,
    'contact.email': (most) => `The email address is too long; the limit is ${number(most)} characters.`,
    'contact.phone': (most) => `The phone number is too long; the limit is ${number(most)} characters.`,
    'contact.address': (most) => `The address is too long; the limit is ${number(most)} characters.`,
    taxNumber: (most) => `The tax number is too long; the limit is ${number(most)} characters.`,
  },
};
