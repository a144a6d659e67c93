import { expect, it, vi } from 'vitest';
import { readPublicSettings } from '#app/settings.ts';
import { demoSettings } from '#mocks/demoSettings.ts';

/** A page in which the server has written these settings. */
const aPage = (settings: object | undefined) =>
  ({
    querySelector: () => settings && { content: JSON.stringify(settings) },
  }) as unknown as Document;

const readTimeZone = (timeZone?: string | null) =>
  readPublicSettings(aPage({ ...demoSettings, timeZone })).timeZone;

it('reads the store’s time zone, which a store need not have', () => {
  expect(readTimeZone('Pacific/Kiritimati')).toBe('Pacific/Kiritimati');
  expect(readTimeZone(null)).toBeNull();
  expect(readTimeZone()).toBeUndefined();
});

it('goes by the browser’s own zone, and says so, where it does not know the store’s', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(readTimeZone('Mars/Olympus_Mons')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Mars/Olympus_Mons'));
  // The other settings hold.
  expect(readPublicSettings(aPage({ ...demoSettings, timeZone: 'x', currency: 'EUR' })).currency).toBe('EUR');
});

it('has defaults where no server of ours has written any', () => {
  expect(readPublicSettings(aPage(undefined)).timeZone).toBeUndefined();
});
