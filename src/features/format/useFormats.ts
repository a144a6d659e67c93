import { use, useMemo } from 'react';
import { useLocale } from '../words/useLocale.ts';
import { CurrencyContext } from './CurrencyContext.ts';
import { createFormats, type Formats } from './formats.ts';
import { TimeZoneContext } from './TimeZoneContext.ts';

/** Returns how numbers, amounts and dates are written here. The same object until that changes: rows keep what they rendered. */
export function useFormats(): Formats {
  const locale = useLocale();
  const currency = use(CurrencyContext);
  const timeZone = use(TimeZoneContext);
  return useMemo(() => createFormats({ locale, currency, timeZone }), [locale, currency, timeZone]);
}
