import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otherCurrencies } from '../money/currency.ts';
import { amount, lenient } from '../wire/lenient.ts';

/** Totals of the store. Revenue is that of orders in the store's currency, in its main unit: rupees, not paise. */
const totals = z.object({
  totalUsers: z.number(),
  totalProducts: z.number(),
  totalOrders: z.number(),
  totalRevenueAmount: z.number(),
  /** Orders that are not cancelled, and that the revenue leaves out, because they are in another currency. */
  otherCurrencies,
});
export type Totals = z.output<typeof totals>;

const lenientTotals = z.object({
  ...lenient({ totalUsers: amount, totalProducts: amount, totalOrders: amount, totalRevenueAmount: amount }),
  otherCurrencies: z.catch(otherCurrencies, undefined),
});
/** The totals as the app reads them. One that can't be read is undefined, because 0 would say that there are no rows. */
export type LenientTotals = z.output<typeof lenientTotals>;

export const dashboardDetails = defineCall({
  method: 'GET',
  path: '/api/admin/dashboard-details',
  bodyType: 'none',
  body: z.undefined(),
  response: totals,
  parsedResponse: lenientTotals,
});
