import * as fc from 'fast-check';
import { formatQuery } from '#contract/query.ts';
import { ORDER_STATUSES } from '#contract/orders/order.ts';
import { KEY_TEXT_MAX } from '#contract/lists/keyText.ts';
import {
  ORDER_SORTS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  REVENUE_STATES,
} from '#contract/orders/orderListNames.ts';
import { PRODUCT_CATEGORIES, PRODUCT_STATUSES } from '#contract/products/productFields.ts';
import { FEATURED, PRODUCT_SORTS } from '#contract/products/productListNames.ts';
import { arbitraryText } from './arbitraryValues.ts';

const common = {
  search: fc.constantFrom('', 'a', 'ke', 'lamp', 'x', '%', '"', ' AND ', '…', '000', 'é', '🎈'),
  direction: fc.constantFrom('ascending', 'descending'),
  page: fc.constantFrom(1, 2, 3, 1_000_000),
  pageSize: fc.integer({ min: 1, max: 100 }),
};

const days = fc
  .integer({ min: 0, max: 3000 })
  .map((count) => new Date(Date.UTC(2020, 0, 1 + count)).toISOString().slice(0, 10));
/** A period, and one that it is compared with or none. */
const periods = fc.tuple(days, days, days, days, fc.boolean()).map((picked) => {
  const [from, to] = [picked[0], picked[1]].toSorted();
  const [beforeFrom, beforeTo] = [picked[2], picked[3]].toSorted();
  return picked[4] ? { from, to, beforeFrom, beforeTo } : { from, to };
});

/** Categories, places and products, in whatever case, and texts of which there are none. */
const groups = fc.oneof(
  fc.constantFrom('Home', 'FASHION', 'pune', 'Bengaluru', 'İstanbul', '%', ' '),
  arbitraryText.map((text) => text.slice(0, KEY_TEXT_MAX).toWellFormed()),
);

const queries: Record<string, fc.Arbitrary<Record<string, unknown>>> = {
  getProductPage: fc.record(
    {
      ...common,
      sort: fc.constantFrom(...PRODUCT_SORTS),
      category: fc.constantFrom(...PRODUCT_CATEGORIES),
      status: fc.constantFrom(...PRODUCT_STATUSES),
      stock: fc.constantFrom('low', 'out'),
      featured: fc.constantFrom(...FEATURED),
      price: fc.constantFrom('0..100', '5..', '..1000'),
    },
    { requiredKeys: [] },
  ),
  getSalesReport: periods,
  getOrderPage: fc.record(
    {
      ...common,
      sort: fc.constantFrom(...ORDER_SORTS),
      status: fc.constantFrom(...ORDER_STATUSES),
      payment: fc.constantFrom(...PAYMENT_STATES),
      method: fc.constantFrom(...PAYMENT_METHODS),
      date: fc.constantFrom('2026-01-01T00:00:00Z..', '2020-01-01T00:00:00Z..2030-01-01T00:00:00Z'),
      total: fc.constantFrom('0..1000', '..5'),
      category: groups,
      place: groups,
      product: groups,
      revenue: fc.constantFrom(...REVENUE_STATES),
    },
    { requiredKeys: [] },
  ),
};

/** A query that a call allows; '' for one that has none. */
export const rightQuery = (name: string): fc.Arbitrary<string> =>
  queries[name]?.map(formatQuery) ?? fc.constant('');

/** Node refuses an address of 16 KB by itself: this must not come near it, beside an id that is as long. */
const toUrlText = (text: string) => text.slice(0, 300).toWellFormed();

const cursor = fc.oneof(
  arbitraryText,
  fc.base64String(),
  fc
    .record({
      side: fc.constantFrom('after', 'before', 'beside'),
      key: fc.oneof(fc.string(), fc.double(), fc.constant(null)),
      createdAt: fc.string(),
      id: fc.string(),
      criteria: fc.string(),
    })
    .map((boundary) => Buffer.from(JSON.stringify(boundary)).toString('base64url')),
);

/** One in which a parameter is something else, or is one that nobody knows. */
export const wrongQuery = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      queries[name] ?? fc.constant({}),
      fc.constantFrom(
        'search',
        'direction',
        'page',
        'pageSize',
        'sort',
        'status',
        'category',
        'price',
        'date',
        'stock',
        'place',
        'product',
        'revenue',
        'from',
        'to',
        'beforeFrom',
        'other',
        '__proto__',
      ),
      arbitraryText,
      fc.option(cursor, { nil: undefined }),
    )
    .map(([query, spoiled, value, place]) =>
      formatQuery({ ...query, [spoiled]: toUrlText(value), cursor: place && toUrlText(place) }),
    );
