import type { VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import { demoSettings } from './demoSettings.ts';

/** Details of a store that nobody has changed yet. */
export const savedStoreDetails: VersionedStoreDetails = {
  storeName: 'Diya & Daughters',
  contact: demoSettings.contact,
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  logo: null,
  updatedAt: null,
};
