import * as z from 'zod/mini';
import { lineText } from '../text/textSchemas.ts';
import { toLatinDigits } from '../text/digits.ts';
import { removeInvisible } from '../text/cleanText.ts';
import { defineCall } from '../call.ts';
import { MAX_SEARCH_LENGTH } from '../lists/pageCall.ts';
import { toFilterKey } from '../lists/listRules.ts';
import { foldForSearch } from '../text/foldText.ts';
import { nullish, trimToUndefined } from '../wire/lenient.ts';
import type { Order } from './order.ts';
import { getCustomerKey, getCustomerName } from './orderValues.ts';

/** Announced by a backend that can search customers. */
export const CUSTOMER_SEARCH_CAPABILITY = 'customers.search';

/** Maximum number of customers that a search returns. */
export const MAX_CUSTOMERS = 10;

/** Name, email and phone are from the customer's newest order. At least email or phone is known. */
const customer = z.object({
  name: nullish(z.string()),
  email: nullish(z.string()),
  phone: nullish(z.string()),
  /** Number of orders. */
  orders: z.number(),
});
export type Customer = z.output<typeof customer>;

/**
 * Returns the customers whose name, email or phone number contains the text, at most `MAX_CUSTOMERS`, the one with the
 * newest order first.
 */
export const searchCustomers = defineCall({
  method: 'GET',
  path: '/api/order/admin/customers',
  bodyType: 'none',
  body: z.undefined(),
  query: z.object({ search: lineText.check(z.maxLength(MAX_SEARCH_LENGTH)) }),
  response: z.object({ customers: z.array(customer) }),
});

type BuyerFields = Pick<Order, 'buyer'>;

/** Returns the customer of an order, without the number of orders. Undefined if there is no email and no phone. */
export function toCustomer(order: BuyerFields): Omit<Customer, 'orders'> | undefined {
  if (getCustomerKey(order) === undefined) return undefined;
  const { email, phoneNumber } = order.buyer ?? {};
  return { name: getCustomerName(order), email: trimToUndefined(email), phone: trimToUndefined(phoneNumber) };
}

/** Returns the value of the order list's filter that shows this customer's orders. */
export const toCustomerFilter = ({ email, phone }: Pick<Customer, 'email' | 'phone'>): string | undefined =>
  getCustomerKey({ buyer: { email, phoneNumber: phone, fullName: undefined } });

const getDigits = (text: string) => toLatinDigits(text).replaceAll(/\D/g, '');

/** Returns a customer's searchable text. The phone number is reduced to its digits. */
export const getCustomerSearchText = ({ name, email, phone }: Omit<Customer, 'orders'>): string =>
  foldForSearch([name ?? '', email ?? '', getDigits(phone ?? '')].join('\n'));

/** Digits, and the characters that people type between them. */
const PHONE = /^[\p{Nd}\s+().-]+$/u;
const MIN_PHONE_DIGITS = 3;
/** Without a country code or the zeros that replace it, because the stored number may lack them. */
const MAX_PHONE_DIGITS = 9;

/** Returns the normalized search term. A phone number is reduced to its last digits, which identify it. */
export function toCustomerTerm(typed: string): string {
  const term = removeInvisible(typed);
  const digits = getDigits(term);
  if (PHONE.test(term) && digits.length >= MIN_PHONE_DIGITS)
    return digits.slice(-MAX_PHONE_DIGITS).replace(/^0+(?=\d{3})/, '');
  return foldForSearch(term).trim();
}

/** Finds customers in the orders of a backend that can't search them. The orders are sorted newest first. */
export function findCustomers(orders: readonly BuyerFields[], search: string): Customer[] {
  const term = toCustomerTerm(search);
  if (term === '') return [];
  const customers = new Map<string, Customer>();
  for (const order of orders) {
    const key = getCustomerKey(order);
    const found = toCustomer(order);
    if (key === undefined || !found) continue;
    const filterKey = toFilterKey(key);
    const known = customers.get(filterKey);
    if (known) known.orders += 1;
    else customers.set(filterKey, { ...found, orders: 1 });
  }
  return [...customers.values()]
    .filter((one) => getCustomerSearchText(one).includes(term))
    .slice(0, MAX_CUSTOMERS);
}
