import {
  PUBLIC_SETTINGS_NAME,
  publicSettings,
  type PublicSettings,
} from '#contract/settings/publicSettings.ts';

/** What holds where no server of ours has written the settings into the page. */
const defaults: PublicSettings = {
  guest: null,
  storefrontUrl: null,
  currency: null,
  contact: {
    email: 'hello@counter.example',
    phone: '+91 80 4000 1234',
    address: '12 Market Road, Bengaluru 560001',
  },
};

/** Reads the settings that the server wrote into the page. */
export function readPublicSettings(document: Document): PublicSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_SETTINGS_NAME}"]`)?.content;
  if (!content) return defaults;
  try {
    return publicSettings.parse(JSON.parse(content));
  } catch {
    console.warn('The settings in this page can’t be read; the defaults hold.');
    return defaults;
  }
}
