import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otherCurrencies } from '../money/currency.ts';
import { amount } from '../wire/lenient.ts';

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

/** Reads an invalid total as 0, so that the other three still show. */
const lenientTotal = z.catch(
  z.pipe(
    amount,
    z.transform((value) => value ?? 0),
  ),
  0,
);

export const dashboardDetails = defineCall({
  method: 'GET',
  path: '/api/admin/dashboard-details',
  bodyType: 'none',
  body: z.undefined(),
  response: totals,
  parsedResponse: z.object({
    totalUsers: lenientTotal,
    totalProducts: lenientTotal,
    totalOrders: lenientTotal,
    totalRevenueAmount: lenientTotal,
    otherCurrencies: z.catch(otherCurrencies, undefined),
  }),
});
