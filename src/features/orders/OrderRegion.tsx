import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { getOrderCurrency, getOrderTimeZone } from '#contract/orders/orderValues.ts';
import { Region } from '#features/format/Region.tsx';

type OrderRegionProps = { order: Pick<Order, 'orderDetails'>; children: ReactNode };

/** Formats amounts and dates in the currency and the time zone that the order was made with. */
export const OrderRegion = ({ order, children }: OrderRegionProps) => (
  <Region currency={getOrderCurrency(order)} timeZone={getOrderTimeZone(order)}>
    {children}
  </Region>
);
