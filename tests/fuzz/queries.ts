import * as fc from 'fast-check';
import { formatQuery } from '#contract/query.ts';
import { customerListRules } from '#contract/customers/customerList.ts';
import { historyListRules } from '#contract/history/history.ts';
import { MAX_KEY_LENGTH } from '#contract/lists/keyText.ts';
import { LIST_NAMES } from '#contract/lists/lists.ts';
import { getFilterOptions, type ListRules } from '#contract/lists/listRules.ts';
import { SORT_DIRECTIONS } from '#contract/lists/listCriteria.ts';
import { MAX_PAGE_SIZE } from '#contract/lists/pageCall.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { MAX_STORE_PAGE_SIZE } from '#contract/storefront/storePage.ts';
import { arbitraryText } from './arbitraryValues.ts';

const searches = fc.constantFrom(
  '',
  'a',
  'ke',
  'lamp',
  'x',
  '%',
  '"',
  ' AND ',
  '…',
  '000',
  '0'.repeat(40),
  'é',
  '🎈',
);
const pages = fc.constantFrom(1, 2, 3, 1_000_000);

const days = fc
  .integer({ min: 0, max: 3000 })
  .map((count) => new Date(Date.UTC(2020, 0, 1 + count)).toISOString().slice(0, 10));
/** A period, and optionally one to compare it with. */
const periods = fc.tuple(days, days, days, days, fc.boolean()).map((picked) => {
  const [from, to] = [picked[0], picked[1]].toSorted();
  const [beforeFrom, beforeTo] = [picked[2], picked[3]].toSorted();
  return picked[4] ? { from, to, beforeFrom, beforeTo } : { from, to };
});

/** Existing categories, places and products in any case, and unknown texts. */
const groups = fc.oneof(
  fc.constantFrom('Home', 'FASHION', 'pune', 'Bengaluru', 'İstanbul', '%', ' '),
  arbitraryText.map((text) => text.slice(0, MAX_KEY_LENGTH).toWellFormed()),
);

const ranges = {
  money: fc.constantFrom('0..100', '5..', '..1000'),
  number: fc.constantFrom('0..100', '5..', '..1000'),
  time: fc.constantFrom('2026-01-01T00:00:00Z..', '2020-01-01T00:00:00Z..2030-01-01T00:00:00Z'),
};

const pageQuery = ({ sortBy, filterBy }: Pick<ListRules<never>, 'sortBy' | 'filterBy'>) =>
  fc.record(
    {
      q: searches,
      page: pages,
      rows: fc.integer({ min: 1, max: MAX_PAGE_SIZE }),
      sort: fc
        .tuple(fc.constantFrom(...Object.keys(sortBy)), fc.constantFrom(...SORT_DIRECTIONS))
        .map((parts) => parts.join('.')),
      ...Object.fromEntries(
        Object.entries(filterBy).map(([name, filter]) => {
          if (filter.kind === 'range') return [name, ranges[filter.valueType]];
          const options = getFilterOptions(filter);
          return [name, options ? fc.constantFrom(...options) : groups];
        }),
      ),
    },
    { requiredKeys: [] },
  );

/** Few names, so that carts have several orders. */
export const CARTS = ['cart-1', 'Cart-1', '%', '🎈'];

const storePage = { page: pages, pageSize: fc.integer({ min: 1, max: MAX_STORE_PAGE_SIZE }) };
/** A buyer or a cart, known or unknown. */
const orderOwner = fc.oneof(
  fc.record({ cart: fc.constantFrom(...CARTS, 'none') }),
  fc.record({ buyer: fc.nat(400).map((number) => `Person${number}@store.example`) }),
);

const queries: Record<string, fc.Arbitrary<Record<string, unknown>>> = {
  getProductPage: pageQuery(productListRules),
  getSalesReport: periods,
  getOrderPage: pageQuery(orderListRules),
  getHistoryPage: pageQuery(historyListRules),
  getStoreProducts: fc.record({ search: searches, ...storePage }, { requiredKeys: [] }),
  getStoreOrders: fc
    .tuple(orderOwner, fc.record(storePage, { requiredKeys: [] }))
    .map(([owner, position]) => ({ ...owner, ...position })),
  getCustomerPage: pageQuery(customerListRules),
  getViews: fc.record({ list: fc.constantFrom(...LIST_NAMES) }),
};

/** A valid query of a call, or '' for calls without one. */
export const rightQuery = (name: string): fc.Arbitrary<string> =>
  queries[name]?.map(formatQuery) ?? fc.constant('');

/** Limits the length, because Node refuses URLs of 16 KB, and the ID may be as long. */
const toUrlText = (text: string) => text.slice(0, 300).toWellFormed();

/** A query with an invalid or unknown parameter. */
export const wrongQuery = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      queries[name] ?? fc.constant({}),
      fc.constantFrom(
        'q',
        'search',
        'page',
        'rows',
        'pageSize',
        'sort',
        'status',
        'category',
        'price',
        'date',
        'stock',
        'place',
        'product',
        'kind',
        'person',
        'subject',
        'revenue',
        'from',
        'to',
        'beforeFrom',
        'buyer',
        'cart',
        'list',
        'other',
        '__proto__',
      ),
      arbitraryText,
    )
    .map(([query, spoiled, value]) => formatQuery({ ...query, [spoiled]: toUrlText(value) }));
