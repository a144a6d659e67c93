import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPageQuery } from '#app/queries/rowPages.ts';
import { toRowCriteria } from '#app/queries/rowCriteria.ts';
import { filterRows } from '#contract/lists/filterRows.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { toListCriteria } from '#contract/lists/pageCall.ts';
import { formatQuery } from '#contract/query.ts';
import { ORDER_FILTERS } from '#contract/orders/orderListNames.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { getOrderPage } from '#contract/orders/orderCalls.ts';
import { addDays, startOfDay, toDay } from '#contract/time/days.ts';
import { orderListParams } from '#features/orders/table/orderListParams.ts';

const ZONES = [
  'UTC',
  'Asia/Kolkata',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
];
const FIRST = '2026-01-01';
const HOUR = 3_600_000;

const days = fc.integer({ min: 0, max: 365 }).map((count) => addDays(FIRST, count));
const zones = fc.constantFrom(...ZONES);
const criteria = { search: '', page: 1, pageSize: 100 };

/** Orders around the ends of a day, where zones and changed clocks decide. */
const ordersAround = (day: string) =>
  fc
    .array(
      fc.record({
        zone: zones,
        end: fc.integer({ min: -1, max: 2 }),
        offset: fc.constantFrom(-HOUR, -1, 0, 1, HOUR),
      }),
      {
        maxLength: 40,
      },
    )
    .map((chosen) =>
      chosen.map(({ zone, end, offset }, index) => ({
        _id: `${index}`,
        createdAt: new Date(startOfDay(addDays(day, end), zone) + offset).toISOString(),
      })),
    );

type Orders = readonly { _id: string; createdAt: string }[];

/** As a list that holds all rows selects them. */
const selectHeld = (orders: Orders, date: string, timeZone: string | undefined) =>
  filterRows(
    orderListRules,
    orders,
    undefined,
    toRowCriteria(orderListParams, { ...criteria, filters: { date } }, timeZone),
  );

/** As a server does, which is asked for a page. */
function selectPaged(orders: Orders, date: string, timeZone: string | undefined) {
  const asked = toPageQuery(toRowCriteria(orderListParams, { ...criteria, filters: { date } }, timeZone));
  const asRead = new URL(`https://store.example/${formatQuery(asked)}`).searchParams;
  const query = getOrderPage.query.parse(Object.fromEntries(asRead));
  return getPage(orderListRules, orders, toListCriteria(query, ORDER_FILTERS)).rows;
}

it('both sources of rows select the orders whose day in the store’s zone is in the range', () =>
  fc.assert(
    fc.property(
      days.chain((day) => fc.tuple(fc.constant(day), ordersAround(day))),
      fc.nat(3),
      fc.option(zones, { nil: undefined }),
      ([from, orders], length, timeZone) => {
        const to = addDays(from, length);
        const expected = orders.filter(({ createdAt }) => {
          const day = toDay(Date.parse(createdAt), timeZone)!;
          return from <= day && day <= to;
        });
        expect(selectHeld(orders, `${from}..${to}`, timeZone)).toEqual(expected);
        expect(selectPaged(orders, `${from}..${to}`, timeZone)).toEqual(expected);
      },
    ),
    { seed: 20261125, numRuns: 300 },
  ));

it('leaves criteria without days as they are, and a text that looks like days', () => {
  const plain = { ...criteria, filters: { product: '2026-11-01..2026-11-02', total: '10..50' } };
  expect(toRowCriteria(orderListParams, plain, 'Asia/Kolkata')).toBe(plain);
});
