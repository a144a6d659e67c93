import { LIST_GROUPED } from '#contract/lists/pageCall.ts';
import { ORDER_STATUSES } from '#contract/orders/order.ts';
import {
  GROUPED_ORDER_SORTS,
  ORDER_SORTS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  REVENUE_STATES,
} from '#contract/orders/orderListNames.ts';
import type { ListParams } from '#features/list/listParams.ts';

const toOptions = (values: readonly string[]) => values.map((value) => ({ value }));

/** What the address of the orders can say. Apart from their columns, because it is read before the page's code has come. */
export const orderListParams = {
  sortBy: Object.fromEntries(ORDER_SORTS.map((name) => [name, name])),
  sortNeeds: Object.fromEntries(GROUPED_ORDER_SORTS.map((name) => [name, LIST_GROUPED])),
  filters: [
    { param: 'status', options: toOptions(['all', ...ORDER_STATUSES]) },
    { param: 'date', range: 'days' },
    { param: 'payment', options: toOptions(['any', ...PAYMENT_STATES]) },
    { param: 'method', options: toOptions(['any', ...PAYMENT_METHODS]) },
    { param: 'total', range: 'money' },
    { param: 'category', text: 'any' },
    { param: 'place', text: 'any' },
    { param: 'product', text: 'any' },
    { param: 'revenue', options: toOptions(['any', ...REVENUE_STATES]) },
  ],
  pageSizes: [5, 10, 25, 50],
  defaultPageSize: 10,
} satisfies ListParams;
