import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount } from '../wire/lenient.ts';

/** Totals of the store. Revenue is in the store's currency, in whole units. */
export const totals = z.object({
  totalUsers: z.number(),
  totalProducts: z.number(),
  totalOrders: z.number(),
  totalRevenueAmount: z.number(),
});
export type Totals = z.output<typeof totals>;

/** Reads an invalid total as 0, so that the other three still show. */
const readTotal = z.catch(
  z.pipe(
    amount,
    z.transform((value) => value ?? 0),
  ),
  0,
);

export const dashboardDetails = defineCall({
  method: 'GET',
  path: '/api/admin/dashboard-details',
  bodyType: 'nothing',
  body: z.undefined(),
  response: totals,
  parsedResponse: z.object({
    totalUsers: readTotal,
    totalProducts: readTotal,
    totalOrders: readTotal,
    totalRevenueAmount: readTotal,
  }),
});
