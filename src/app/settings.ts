import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
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

/** The settings of this tab. Never fetched, because they come with the page. */
export const settingsQuery = queryOptions<PublicSettings>({
  queryKey: ['settings'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

export const setSettings = (client: QueryClient, settings: PublicSettings) =>
  client.setQueryData(settingsQuery.queryKey, settings);

/** Shows saved store details in this tab. Other tabs show them after a reload. */
export const applyStoreDetails = (
  client: QueryClient,
  { storeName, contact, taxNumber, currency, timeZone, logo }: StoreDetails,
) =>
  client.setQueryData(
    settingsQuery.queryKey,
    (settings) =>
      settings && {
        ...settings,
        storeName,
        contact,
        taxNumber,
        currency,
        logo,
        timeZone: toSupportedTimeZone(timeZone),
      },
  );

export function useSettings(): PublicSettings {
  const { data } = useQuery(settingsQuery);
  if (!data) throw new Error('useSettings needs settings in the query client');
  return data;
}
