import type { Period } from '#contract/reports/reportOrders.ts';
import { joinRange } from '#contract/lists/ranges.ts';
import { paths } from '../paths.ts';

/** What the list of orders is filtered by to show the rows behind a figure. */
export type OrdersBehind = {
  revenue?: 'counted';
  status?: string;
  payment?: string;
  method?: string;
  category?: string;
  place?: string;
  product?: string;
};

/** Returns the address of the list with exactly the orders that a figure of a period counts. */
export function getOrdersHref({ from, to }: Period, filters: OrdersBehind = {}): string {
  return `${paths.orders}?${new URLSearchParams({ date: joinRange(from, to) ?? '', ...filters })}`;
}
