import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { createPageQuery } from '../lists/listParams.ts';
import { pageFields } from '../lists/pageCall.ts';
import { lenientArray } from '../wire/lenient.ts';
import { address, customer } from './customer.ts';
import { customerListRules } from './customerList.ts';
import { CUSTOMERS_CAPABILITY } from './customersCapability.ts';

/** Returns one page of customers, by default the one with the newest order first. */
export const getCustomerPage = defineCall({
  method: 'GET',
  path: '/api/order/admin/customers',
  capability: CUSTOMERS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  query: createPageQuery(customerListRules),
  response: z.object({ customers: z.array(customer), ...pageFields }),
  parsedResponse: z.object({ customers: lenientArray(customer), ...pageFields }),
});

/** Returns a customer with the addresses of the orders, newest first, at most ten. 404 if there is none. */
export const getCustomer = defineCall({
  method: 'GET',
  path: '/api/order/admin/customers/:id',
  capability: CUSTOMERS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ customer, addresses: z.array(address) }),
  parsedResponse: z.object({ customer, addresses: lenientArray(address) }),
});
