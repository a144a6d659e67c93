import type { PublicSettings } from '#contract/settings/publicSettings.ts';

/** Settings of a demo store without a storefront. */
export const demoSettings: PublicSettings = {
  guest: { email: 'guest@store.example', password: 'browse-the-counter' },
  storefrontUrl: null,
  currency: null,
  contact: {
    email: 'hello@counter.example',
    phone: '+91 80 4000 1234',
    address: '12 Market Road, Bengaluru 560001',
  },
};
