import { type ReactNode, use } from 'react';
import { getStoreCurrency } from '#contract/money/currency.ts';
import { CurrencyContext, TimeZoneContext, TodayContext, ZoneNameContext } from './useFormats.ts';

type RegionProps = {
  /** ISO 4217 code. @default the store's */
  currency?: string | undefined;
  /** IANA name. @default the store's */
  timeZone?: string | undefined;
  children: ReactNode;
};

/** Formats amounts and dates in a currency and a time zone. Times name their zone if it isn't the store's. */
export function Region({ currency, timeZone, children }: RegionProps) {
  const storeCurrency = getStoreCurrency(use(CurrencyContext));
  const storeZone = use(TimeZoneContext);
  const shown =
    timeZone === undefined || timeZone === storeZone ? (
      children
    ) : (
      <TimeZoneContext value={timeZone}>
        <ZoneNameContext value="shown">
          {/* Today is the store's. */}
          <TodayContext value={undefined}>{children}</TodayContext>
        </ZoneNameContext>
      </TimeZoneContext>
    );
  if (currency === undefined || currency === storeCurrency) return shown;
  return <CurrencyContext value={currency}>{shown}</CurrencyContext>;
}
