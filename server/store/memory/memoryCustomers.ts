import { findAddresses, groupCustomers, toCustomerId } from '#contract/customers/customer.ts';
import { customerListRules } from '#contract/customers/customerList.ts';
import { getPage } from '#contract/lists/getPage.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { CustomerStore } from '../store.ts';
import { readNewest } from './memoryOrders.ts';

export const createMemoryCustomers = (orders: Map<string, StoredOrder>): CustomerStore => ({
  getPage: async (criteria) => getPage(customerListRules, groupCustomers(readNewest(orders)), criteria),
  async find(id) {
    const own = readNewest(orders).filter((order) => toCustomerId(order) === id);
    const [customer] = groupCustomers(own);
    return customer && { customer, addresses: findAddresses(own) };
  },
});
