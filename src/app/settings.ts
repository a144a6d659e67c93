import { createContext, use } from 'react';
import {
  PUBLIC_SETTINGS_NAME,
  publicSettings,
  type PublicSettings,
} from '#contract/settings/publicSettings.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import { toDay } from '#contract/time/days.ts';

/** Used if the server has written no settings into the page. */
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

/** Reads the settings that the server has written into the page. */
export function readPublicSettings(document: Document): PublicSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_SETTINGS_NAME}"]`)?.content;
  if (!content) return defaults;
  try {
    const settings = publicSettings.parse(JSON.parse(content));
    return { ...settings, timeZone: toSupportedTimeZone(settings.timeZone) };
  } catch {
    console.warn('The settings in this page are invalid. Using the defaults.');
    return defaults;
  }
}

/** Returns null for a time zone the browser doesn't support, because formatting any date would throw. */
function toSupportedTimeZone(timeZone: PublicSettings['timeZone']) {
  try {
    if (timeZone) toDay(0, timeZone);
    return timeZone;
  } catch {
    console.warn(`This browser doesn’t support the store’s time zone, ${timeZone}. Using the browser’s own.`);
    return null;
  }
}

export const SettingsContext = createContext<PublicSettings | undefined>(undefined);

/** Replaces the settings of this tab. */
export const SetSettingsContext = createContext<(settings: PublicSettings) => void>(() => undefined);

/** Returns a function that shows saved store details in this tab. Other tabs show them after a reload. */
export function useApplyStoreDetails() {
  const settings = useSettings();
  const setSettings = use(SetSettingsContext);
  return ({ storeName, contact, currency, timeZone, logo }: StoreDetails) =>
    setSettings({
      ...settings,
      storeName,
      contact,
      currency,
      logo,
      timeZone: toSupportedTimeZone(timeZone),
    });
}

export function useSettings(): PublicSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsContext');
  return settings;
}
