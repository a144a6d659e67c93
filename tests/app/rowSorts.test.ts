import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPageQuery } from '#app/queries/rowPages.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { SORT_DIRECTIONS, type ListCriteria } from '#contract/lists/listCriteria.ts';
import { toListCriteria } from '#contract/lists/pageCall.ts';
import { lenientOrder, type Order } from '#contract/orders/order.ts';
import { ORDER_FILTERS, ORDER_SORTS } from '#contract/orders/orderListNames.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { getOrderPage } from '#contract/orders/orderCalls.ts';
import { formatQuery } from '#contract/query.ts';
import { deriveListState } from '#features/list/listModel.ts';
import { orderList } from '#mocks/englishOrderList.ts';
import { anOrder } from '#mocks/builders.ts';

// That a database has the same order is in tests/server/pagedLists.test.ts.

const words = fc.constantFrom(null, '', ' ', 'Asha', 'asha', 'Ásha 10', 'asha 9', 'काम', '🎈', '\ufffd');
const orders: fc.Arbitrary<Order[]> = fc
  .array(
    fc.record({
      product: fc.oneof(fc.constant(null), fc.record({ name: words })),
      buyer: fc.oneof(fc.constant(null), fc.record({ fullName: words })),
      address: fc.oneof(fc.constant(null), fc.record({ city: words, state: words })),
      paymentDetails: fc.oneof(fc.constant(null), fc.record({ paymentStatus: words })),
      totalAmount: fc.constantFrom(null, 0, 5),
      orderDetails: fc.record({ orderStatus: fc.constantFrom(null, 'pending', 'delivered') }),
    }),
    { maxLength: 20 },
  )
  .map((some) => some.map((fields, index) => lenientOrder.parse(anOrder({ ...fields, _id: `${index}` }))));

const sorts = fc.record({
  column: fc.constantFrom(...ORDER_SORTS),
  direction: fc.constantFrom(...SORT_DIRECTIONS),
});

/** As a list that holds all rows shows them. */
function getHeld(all: readonly Order[], criteria: ListCriteria) {
  const state = deriveListState(orderList, all, criteria);
  return state.status === 'listed' ? state.rows : [];
}

/** As a server answers, which is asked for a page. */
function getAnswered(all: readonly Order[], criteria: ListCriteria) {
  const asked = new URL(`https://store.example/${formatQuery(toPageQuery(criteria))}`).searchParams;
  const query = getOrderPage.query.parse(Object.fromEntries(asked));
  return getPage(orderListRules, all, toListCriteria(query, ORDER_FILTERS)).rows;
}

it('both sources of rows have the same order, with every order in it', () =>
  fc.assert(
    fc.property(orders, sorts, (all, sort) => {
      const criteria: ListCriteria = { search: '', filters: {}, page: 1, pageSize: 50, sort };
      const held = getHeld(all, criteria);
      expect(getAnswered(all, criteria)).toEqual(held);
      expect(held).toHaveLength(all.length);
    }),
    { seed: 20_261_125, numRuns: 500 },
  ));
