import type { HttpHandler } from 'msw';
import { extensions } from '#contract/calls.ts';
import type { VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import { demoSettings } from './demoSettings.ts';
import { mockCall, respondWithError } from './mockCall.ts';

/** Details that an administrator has saved. */
export const savedStoreDetails: VersionedStoreDetails = {
  storeName: 'Diya & Daughters',
  contact: demoSettings.contact,
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  logo: null,
  updatedAt: null,
};

/**
 * Mocks the calls of the store's details. `checkAdmin` must also announce the `store.details` capability. A logo becomes
 * a sample image.
 */
export function mockStoreDetails(initial: VersionedStoreDetails = savedStoreDetails) {
  let stored = initial;
  let saves = 0;
  return {
    getStoreDetails: mockCall(extensions.getStoreDetails, () => ({ details: stored })),
    saveStoreDetails: mockCall(extensions.saveStoreDetails, ({ body: { details, images } }) => {
      const isOtherLogo = details.logo && details.logo.publicId !== stored.logo?.publicId;
      if (details.updatedAt !== stored.updatedAt || isOtherLogo)
        return respondWithError(409, 'Someone else has saved the store details since you opened them.');
      saves += 1;
      const logo = images.length > 0 ? { url: '/uploads/lamp.webp', publicId: 'lamp' } : details.logo;
      stored = { ...details, logo, updatedAt: new Date(Date.UTC(2026, 10, 20, 9, saves)).toISOString() };
      return { details: stored };
    }),
  } satisfies Record<string, HttpHandler>;
}
