import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerListRules } from '#contract/customers/customerList.ts';
import { historyListRules } from '#contract/history/history.ts';
import { filterRows } from '#contract/lists/getPage.ts';
import { type ListCriteria, SORT_DIRECTIONS } from '#contract/lists/listCriteria.ts';
import { getFilterOptions, type RowFilter } from '#contract/lists/listRules.ts';
import { getProductName } from '#contract/orders/orderValues.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { addDays, startOfDay, toDay } from '#contract/time/days.ts';
import {
  createPageQuery,
  getDefaultCriteria,
  readCriteria,
  toInstants,
  toListParams,
  writeCriteria,
} from '#contract/lists/listParams.ts';
import type { ListName } from '#contract/lists/lists.ts';

type Rules = Parameters<typeof readCriteria>[0];

const read = (rules: Rules, query: string) => readCriteria(rules, new URLSearchParams(query));
const everything = (rules: Rules): ListCriteria => ({ ...getDefaultCriteria(rules), sort: undefined });

const amount = fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: '' });
const moneyRange = fc
  .tuple(amount, amount)
  .filter(([from, to]) => from !== to && (from === '' || to === '' || from < to))
  .map(([from, to]) => `${from}..${to}`);
const dayRange = fc.constantFrom('2026-11-01..2026-11-25', '2024-02-29..', '..2026-01-01', 'today', '7days');

function arbitraryValue(filter: RowFilter<never>): fc.Arbitrary<string> {
  const options = getFilterOptions(filter);
  if (options) return fc.constantFrom(...options);
  if (filter.kind !== 'range') return fc.constantFrom('Lamp', 'Food & Health', 'पुणे');
  return filter.valueType === 'time' ? dayRange : moneyRange;
}

/** Criteria with every filter, sort and page size that the list has. */
const arbitraryCriteria = ({ filterBy, sortBy, pageSizes }: Rules): fc.Arbitrary<ListCriteria> =>
  fc.record({
    search: fc.string(),
    filters: fc
      .subarray(Object.entries<RowFilter<never>>(filterBy))
      .chain((chosen) =>
        fc.record(Object.fromEntries(chosen.map(([param, filter]) => [param, arbitraryValue(filter)]))),
      ),
    page: fc.integer({ min: 1, max: 1e9 }),
    pageSize: fc.constantFrom(...pageSizes),
    sort: fc.option(
      fc.record({
        column: fc.constantFrom(...Object.keys(sortBy)),
        direction: fc.constantFrom(...SORT_DIRECTIONS),
      }),
      { nil: undefined },
    ),
  });

const allRules: Record<ListName, Rules> = {
  products: productListRules,
  orders: orderListRules,
  customers: customerListRules,
  history: historyListRules,
};

describe.each(Object.entries(allRules))('the parameters of the %s', (_, rules) => {
  it('hold all criteria in a URL', () =>
    fc.assert(
      fc.property(arbitraryCriteria(rules), (criteria) => {
        const written = writeCriteria(rules, new URLSearchParams(), criteria).toString();
        expect(read(rules, written)).toEqual(criteria);
      }),
    ));

  it('hold all criteria in a request', () => {
    const query = createPageQuery(rules);
    const place = { timeZone: 'Asia/Kolkata', today: '2026-11-27' };
    fc.assert(
      fc.property(arbitraryCriteria(rules), (criteria) => {
        const requested = { ...toInstants(rules, criteria, place), search: 'lamp' };
        expect(query.parse(toListParams(rules, requested))).toEqual(requested);
      }),
    );
  });
});

describe.each([
  ['products', productListRules],
  ['orders', orderListRules],
])('the URL of the %s', (_, rules) => {
  it('leaves out defaults, and keeps other parameters', () => {
    const params = new URLSearchParams('q=lamp&status=active&page=2&rows=50&sort=product.ascending&order=1');
    expect(writeCriteria(rules, params, everything(rules)).toString()).toBe('order=1');
  });

  it.each([
    '',
    'page=-1',
    'page=1.5',
    'rows=7',
    'sort=product',
    'sort=product.sideways',
    'sort=actions.ascending',
    'sort=toString.ascending',
    'status=nonsense',
    'status=any',
  ])('ignores the invalid value in “%s”', (query) => expect(read(rules, query)).toEqual(everything(rules)));
});

it.each(['stock=plenty', 'price=cheap', 'price=2026-11-01..2026-11-02'])(
  'ignores the invalid product filter “%s”',
  (query) => expect(read(productListRules, query).filters).toEqual({}),
);

it.each(['date=10..20', 'date=2026-11-01T00:00:00Z..', 'product=+', 'revenue=all'])(
  'ignores the invalid order filter “%s”',
  (query) => expect(read(orderListRules, query).filters).toEqual({}),
);

it('reads an option in any case', () =>
  expect(read(productListRules, 'category=food+%26+HEALTH').filters).toEqual({ category: 'Food & Health' }));

it('reads a text filter like the key of a group, at any length', () => {
  const name = ` ${'k'.repeat(199)}🎈 and more`;
  const { filters } = readCriteria(orderListRules, new URLSearchParams({ product: name }));
  // The emoji would end after the 200th character.
  expect(filters).toEqual({ product: 'k'.repeat(199) });
  expect(getProductName({ product: { name } })).toBe(filters['product']);
});

describe('toInstants', () => {
  const NOW = Date.parse('2026-11-27T20:00:00Z');
  const criteria = everything(orderListRules);
  const getDate = (date: string, timeZone: string) =>
    toInstants(orderListRules, { ...criteria, filters: { date } }, { timeZone, today: toDay(NOW, timeZone)! })
      .filters['date'];

  it.each([
    ['Pacific/Kiritimati', '2026-10-31T10:00:00.000Z..2026-11-01T09:59:59.999Z'],
    // Clocks are set back on this day, which has 25 hours.
    ['America/New_York', '2026-11-01T04:00:00.000Z..2026-11-02T04:59:59.999Z'],
  ])('converts a day of %s', (timeZone, instants) =>
    expect(getDate('2026-11-01..2026-11-01', timeZone)).toBe(instants),
  );

  it.each([
    // It is already tomorrow there.
    ['today', 'Asia/Kolkata', '2026-11-27T18:30:00.000Z..2026-11-28T18:29:59.999Z'],
    ['today', 'UTC', '2026-11-27T00:00:00.000Z..2026-11-27T23:59:59.999Z'],
    ['7days', 'UTC', '2026-11-21T00:00:00.000Z..2026-11-27T23:59:59.999Z'],
    ['thisMonth', 'UTC', '2026-11-01T00:00:00.000Z..2026-11-27T23:59:59.999Z'],
  ])('converts the preset %s in %s', (preset, timeZone, instants) =>
    expect(getDate(preset, timeZone)).toBe(instants),
  );

  it('does not change other filters, even a text that looks like days', () => {
    const filters = { product: '2026-11-01..2026-11-02', total: '10..50' };
    expect(
      toInstants(orderListRules, { ...criteria, filters }, { timeZone: 'Asia/Kolkata', today: '2026-11-28' }),
    ).toEqual({
      ...criteria,
      filters,
    });
  });

  const zones = fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Pago_Pago');
  const hours = (count: number) => count * 3_600_000;

  it('selects the orders whose day in the store’s time zone is in the range', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 }).map((count) => addDays('2026-01-01', count)),
        fc.nat(3),
        zones,
        (from, length, timeZone) => {
          const to = addDays(from, length);
          // Around both ends of the range, where time zones matter.
          const orders = [from, addDays(to, 1)].flatMap((day) =>
            [-hours(1), -1, 0, 1, hours(1)].map((offset) => {
              const createdAt = new Date(startOfDay(day, timeZone) + offset).toISOString();
              return { _id: createdAt, createdAt };
            }),
          );
          const inRange = toInstants(
            orderListRules,
            { ...criteria, filters: { date: `${from}..${to}` } },
            { timeZone, today: '2026-11-27' },
          );
          const expected = orders.filter(({ createdAt }) => {
            const day = toDay(Date.parse(createdAt), timeZone)!;
            return from <= day && day <= to;
          });
          expect(filterRows(orderListRules, orders, inRange)).toEqual(expected);
        },
      ),
    ));
});
