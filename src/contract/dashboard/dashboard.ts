import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount } from '../wire/lenient.ts';

/** Totals of the store. Revenue is in the main unit of the store's currency: rupees, not paise. */
const totals = z.object({
  totalUsers: z.number(),
  totalProducts: z.number(),
  totalOrders: z.number(),
  totalRevenueAmount: z.number(),
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
  }),
});
