import { type ReactNode, use } from 'react';
import { getStoreCurrency } from '#contract/money/currency.ts';
import type { Order } from '#contract/orders/order.ts';
import { getOrderCurrency, getOrderTimeZone } from '#contract/orders/orderValues.ts';
import {
  CurrencyContext,
  TimeZoneContext,
  TodayContext,
  ZoneNameContext,
} from '#features/format/useFormats.ts';

type OrderRegionProps = { order: Pick<Order, 'orderDetails'>; children: ReactNode };

/**
 * Formats amounts and dates in the currency and the time zone that the order was made with. Times name their zone if it
 * isn't the store's.
 */
export function OrderRegion({ order, children }: OrderRegionProps) {
  const storeCurrency = use(CurrencyContext);
  const storeZone = use(TimeZoneContext);
  const currency = getOrderCurrency(order) ?? getStoreCurrency(storeCurrency);
  const timeZone = getOrderTimeZone(order) ?? storeZone;
  const isStoreCurrency = currency === getStoreCurrency(storeCurrency);
  const shown =
    timeZone === storeZone ? (
      children
    ) : (
      <TimeZoneContext value={timeZone}>
        <ZoneNameContext value="shown">
          {/* Today is the store's. */}
          <TodayContext value={undefined}>{children}</TodayContext>
        </ZoneNameContext>
      </TimeZoneContext>
    );
  return isStoreCurrency ? shown : <CurrencyContext value={currency}>{shown}</CurrencyContext>;
}
