import { calls } from '#contract/calls.ts';
import { expectEqual } from '../expectations.ts';
import { defineRules, nothing } from '../rule.ts';

export const orderRules = defineRules('orders', {
  'get-orders lists each id once': async ({ client }) => {
    const { orders } = await client.call(calls.getOrders, nothing);
    const ids = new Set(orders.map(({ _id }) => _id));
    expectEqual(ids.size, orders.length, 'different ids', 'List every order once.');
  },

  'dashboard-details counts the orders': async ({ client }) => {
    const { orders } = await client.call(calls.getOrders, nothing);
    const { totalOrders } = await client.call(calls.dashboardDetails, nothing);
    const fix = 'Count in totalOrders the orders that get-orders lists.';
    expectEqual(totalOrders, orders.length, 'totalOrders', fix);
  },
});
