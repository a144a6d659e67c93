import { use, useMemo, createContext } from 'react';
import type { Day } from '#contract/time/days.ts';
import { useLocale } from '../messages/MessagesContext.ts';
import { createFormats, type Formats } from './formats.ts';

/** Today in the store, for relative dates; undefined to show all dates in full. */
export const TodayContext = createContext<Day | undefined>(undefined);

/** IANA name of the store's time zone; the browser's if undefined. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

/** The store's currency; null to use the symbols that the specification gives for each screen. */
export const CurrencyContext = createContext<string | null>(null);

/** Whether times of day name their time zone. */
export const ZoneNameContext = createContext<'shown' | 'hidden'>('hidden');

/** Returns the formats of the current locale and store. Stable, so that memoized rows don't re-render. */
export function useFormats(): Formats {
  const locale = useLocale();
  const currency = use(CurrencyContext);
  const timeZone = use(TimeZoneContext);
  const zoneName = use(ZoneNameContext);
  return useMemo(
    () => createFormats({ locale, currency, timeZone, zoneName }),
    [locale, currency, timeZone, zoneName],
  );
}
