import { expect, it, vi } from 'vitest';
import { createClient } from '#app/queries/queryClient.ts';
import { removeLoadedData } from '#app/session/sessionQuery.ts';
import { applyStoreDetails, readPublicSettings, setSettings, settingsQuery } from '#app/settings.ts';
import { demoSettings } from '#mocks/demoSettings.ts';

/** Creates a page with these settings of the server. */
const createPage = (settings: object | undefined) =>
  ({
    querySelector: () => settings && { content: JSON.stringify(settings) },
  }) as unknown as Document;

const readTimeZone = (timeZone?: string | null) =>
  readPublicSettings(createPage({ ...demoSettings, timeZone })).timeZone;

it('reads the store’s optional time zone', () => {
  expect(readTimeZone('Pacific/Kiritimati')).toBe('Pacific/Kiritimati');
  expect(readTimeZone(null)).toBeNull();
  expect(readTimeZone()).toBeUndefined();
});

it('uses the browser’s time zone and logs a warning if it does not support the store’s', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(readTimeZone('Mars/Olympus_Mons')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Mars/Olympus_Mons'));
  // The other settings are still used.
  expect(readPublicSettings(createPage({ ...demoSettings, timeZone: 'x', currency: 'EUR' })).currency).toBe(
    'EUR',
  );
});

it('has defaults if the page contains no settings', () => {
  expect(readPublicSettings(createPage(undefined)).timeZone).toBeUndefined();
});

it('keeps saved store details after signing out', () => {
  const client = createClient();
  setSettings(client, demoSettings);
  client.setQueryData(['orders'], []);
  applyStoreDetails(client, { ...demoSettings, storeName: 'Diya', timeZone: 'Asia/Tokyo' });
  removeLoadedData(client);
  expect(client.getQueryData(['orders'])).toBeUndefined();
  expect(client.getQueryData(settingsQuery.queryKey)).toEqual({
    ...demoSettings,
    storeName: 'Diya',
    timeZone: 'Asia/Tokyo',
    logo: undefined,
  });
});
