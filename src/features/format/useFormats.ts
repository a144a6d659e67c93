import { use, useMemo, createContext } from 'react';
import type { Day } from '#contract/time/days.ts';
import { useLocale } from '../words/WordsContext.ts';
import { createFormats, type Formats } from './formats.ts';

/** The day it is in the store, for dates that say 'Today'; undefined where all dates are written out. */
export const TodayContext = createContext<Day | undefined>(undefined);

/** The IANA name of the store's time zone, by whose days and clock dates are written; undefined for the browser's. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

/** The store's one currency, or null where each screen keeps the symbol that the specification gives it. */
export const CurrencyContext = createContext<string | null>(null);

/** Returns how numbers, amounts and dates are written here. The same object until that changes: rows keep what they rendered. */
export function useFormats(): Formats {
  const locale = useLocale();
  const currency = use(CurrencyContext);
  const timeZone = use(TimeZoneContext);
  return useMemo(() => createFormats({ locale, currency, timeZone }), [locale, currency, timeZone]);
}
