import * as z from 'zod/mini';
import { toFilterKey } from '../lists/listRules.ts';
import { compareSortKeys } from '../lists/sortKey.ts';
import { getCurrencyDecimals } from '../money/currency.ts';
import { type Order, order } from '../orders/order.ts';
import {
  getCustomerKey,
  getCustomerName,
  getOrderCurrency,
  type OrderGroupFields,
} from '../orders/orderValues.ts';
import { getOrderSums } from '../reports/orderSums.ts';
import { parseTime } from '../time/parseTime.ts';
import { nullish, trimToUndefined } from '../wire/lenient.ts';

/**
 * Everyone with the same email is one customer, whatever its spelling; without an email, everyone with the same phone
 * number. Orders without both belong to no customer.
 */
export const customer = z.object({
  /** The email or phone number in lower case, without invisible characters. */
  _id: z.string(),
  /** From the newest order. At least email or phone is known. */
  name: nullish(z.string()),
  email: nullish(z.string()),
  phone: nullish(z.string()),
  /** Number of orders, with cancelled ones. */
  orders: z.number(),
  /** Sum of the orders that aren't cancelled, in `currency`. Orders in other currencies are left out. */
  spent: z.number(),
  /** `spent` for each of its orders. Missing if there is none. */
  averageOrder: nullish(z.number()),
  /** ISO 4217 code of the newest order. Missing: the store's. */
  currency: nullish(z.string()),
  /** ISO 8601. Missing if no order has a valid date. */
  firstOrderAt: nullish(z.string()),
  lastOrderAt: nullish(z.string()),
});
export type Customer = z.output<typeof customer>;

/** An address, as an order has it. */
export const address = order.shape.address;
export type Address = z.output<typeof address>;

export type CustomerOrder = Pick<Order, 'createdAt' | 'totalAmount' | 'buyer'> & OrderGroupFields;

/** What is known of a customer from some of the orders. */
export type CustomerSums = Pick<
  Customer,
  'name' | 'email' | 'phone' | 'orders' | 'currency' | 'firstOrderAt' | 'lastOrderAt'
> & {
  /** Orders in `currency` that aren't cancelled, and their sum in its smallest unit. */
  counted: number;
  revenue: number;
};

const isBefore = (at: string | undefined, other: string | undefined) =>
  at !== undefined && (other === undefined || parseTime(at)! < parseTime(other)!);

const isSameCurrency = (a: string | undefined, b: string | undefined) =>
  a === undefined || b === undefined || a === b;

/** Returns the id of the customer of an order; undefined if it has no email and no phone number. */
export function toCustomerId(one: Pick<CustomerOrder, 'buyer'>): string | undefined {
  const key = getCustomerKey(one);
  return key === undefined ? undefined : toFilterKey(key);
}

/** Returns what one order says about its customer. Undefined if it has no email and no phone number. */
export function toCustomerSums(one: CustomerOrder): (CustomerSums & { id: string }) | undefined {
  const id = toCustomerId(one);
  if (id === undefined) return undefined;
  const { email, phoneNumber } = one.buyer ?? {};
  const currency = getOrderCurrency(one);
  const { counted, revenue } = getOrderSums(one, getCurrencyDecimals(currency ?? null));
  const at = parseTime(one.createdAt) === undefined ? undefined : one.createdAt;
  return {
    id,
    name: getCustomerName(one),
    email: trimToUndefined(email),
    phone: trimToUndefined(phoneNumber),
    orders: 1,
    counted,
    revenue,
    currency,
    firstOrderAt: at,
    lastOrderAt: at,
  };
}

/** Adds up what two groups of orders say about one customer. */
export function mergeCustomers(one: CustomerSums, other: CustomerSums): CustomerSums {
  const [older, newer] = isBefore(other.lastOrderAt, one.lastOrderAt) ? [other, one] : [one, other];
  const isSame = isSameCurrency(older.currency, newer.currency);
  return {
    name: newer.name,
    email: newer.email,
    phone: newer.phone,
    orders: older.orders + newer.orders,
    counted: newer.counted + (isSame ? older.counted : 0),
    revenue: newer.revenue + (isSame ? older.revenue : 0),
    currency: newer.currency ?? older.currency,
    firstOrderAt: isBefore(newer.firstOrderAt, older.firstOrderAt) ? newer.firstOrderAt : older.firstOrderAt,
    lastOrderAt: newer.lastOrderAt ?? older.lastOrderAt,
  };
}

/** Returns a customer after one of the orders has changed, for example its status. */
export function replaceOrder(sums: CustomerSums, before: CustomerOrder, after: CustomerOrder): CustomerSums {
  const [old, changed] = [toCustomerSums(before), toCustomerSums(after)];
  if (!old || !changed || !isSameCurrency(changed.currency, sums.currency)) return sums;
  return {
    ...sums,
    counted: sums.counted + changed.counted - old.counted,
    revenue: sums.revenue + changed.revenue - old.revenue,
  };
}

export function toCustomer(id: string, { counted, revenue, ...sums }: CustomerSums): Customer {
  const decimals = getCurrencyDecimals(sums.currency ?? null);
  const toAmount = (units: number) => units / 10 ** decimals;
  return {
    _id: id,
    ...sums,
    spent: toAmount(revenue),
    averageOrder: counted === 0 ? undefined : toAmount(Math.round(revenue / counted)),
  };
}

const toPosition = ({ lastOrderAt = '', _id }: Customer) => `${lastOrderAt}\n${_id}`;

/** Groups orders by customer, for a backend that has no customers. The one with the newest order comes first. */
export function groupCustomers(orders: readonly CustomerOrder[]): Customer[] {
  const customers = new Map<string, CustomerSums>();
  for (const one of orders) {
    const sums = toCustomerSums(one);
    if (!sums) continue;
    const { id, ...added } = sums;
    const known = customers.get(id);
    customers.set(id, known ? mergeCustomers(known, added) : added);
  }
  return [...customers]
    .map(([id, sums]) => toCustomer(id, sums))
    .toSorted((a, b) => compareSortKeys(toPosition(b), toPosition(a)));
}

/** Maximum number of addresses of a customer. */
const MAX_ADDRESSES = 10;

/** Returns the addresses of a customer's orders, which are sorted newest first. Those that differ only in case count once. */
export function findAddresses(orders: readonly Pick<Order, 'address'>[]): NonNullable<Address>[] {
  const addresses = new Map<string, NonNullable<Address>>();
  for (const { address: one } of orders) {
    if (!one) continue;
    const key = toAddressKey(one);
    if (key !== '' && !addresses.has(key)) addresses.set(key, one);
    if (addresses.size === MAX_ADDRESSES) break;
  }
  return [...addresses.values()];
}

const toAddressKey = (one: NonNullable<Address>): string =>
  Object.values(one)
    .map((part) => trimToUndefined(part)?.toLowerCase())
    .filter((part) => part !== undefined)
    .join('\n');
