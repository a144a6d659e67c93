import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nullish } from '../wire/lenient.ts';

/** Capability of a backend that numbers invoices. */
export const INVOICES_CAPABILITY = 'invoices';

/** Maximum number of orders that can be printed at once. */
export const MAX_PRINTED_ORDERS = 100;

/**
 * The invoice of an order. `issuedAt` is ISO 8601, `timeZone` the IANA name of the time zone whose day it is dated with; by
 * default the store's.
 */
const invoice = z.object({
  orderId: z.string(),
  number: z.int(),
  issuedAt: z.string(),
  timeZone: nullish(z.string()),
});
export type Invoice = z.output<typeof invoice>;

/**
 * Returns the invoices of orders, in the order of the request. An order without one gets the next number, which it
 * keeps. Numbers have no gaps: if one of the orders doesn't exist, none gets a number.
 */
export const issueInvoices = defineCall({
  method: 'POST',
  path: '/api/order/admin/issue-invoices',
  capability: INVOICES_CAPABILITY,
  bodyType: 'json',
  body: z.object({
    orderIds: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_PRINTED_ORDERS)),
  }),
  response: z.object({ invoices: z.array(invoice) }),
});
