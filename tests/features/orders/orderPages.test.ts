import { expect, it } from 'vitest';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { addPage, findOrder, type OrderPages, toOrderPages } from '#features/orders/detail/orderPages.ts';

const orders = Array.from({ length: 25 }, (_, index) => lenientOrder.parse({ _id: `o${index + 1}` }));
const exact: RowCount = { count: 25, precision: 'exact' };
const atLeast: RowCount = { count: 20, precision: 'atLeast' };
const createPage = (page: number, matches = exact) => ({
  page,
  pageSize: 10,
  rows: orders.slice((page - 1) * 10, page * 10),
  matches,
  totalCount: exact,
});
const findNeighbours = (pages: OrderPages, number: number) => {
  const { previousId, nextId, missing } = findOrder(pages, `o${number}`) ?? {};
  return [previousId ?? missing?.previous, nextId ?? missing?.next];
};

it('finds each order and its neighbours on known pages', () => {
  let pages = toOrderPages(createPage(2));
  for (const page of [1, 3]) pages = addPage(pages, page, createPage(page));
  for (const [index, order] of orders.entries())
    expect(findOrder(pages, order._id)).toEqual({
      order,
      number: index + 1,
      total: exact,
      previousId: orders[index - 1]?._id,
      nextId: orders[index + 1]?._id,
      missing: {},
    });
  expect(findOrder(pages, 'nowhere')).toBeUndefined();
});

it('returns the page of an unknown neighbour', () => {
  const pages = toOrderPages(createPage(2));
  expect(findNeighbours(pages, 11)).toEqual([1, 'o12']);
  expect(findNeighbours(pages, 15)).toEqual(['o14', 'o16']);
  expect(findNeighbours(pages, 20)).toEqual(['o19', 3]);
});

it('returns no page before the first or after the last order', () => {
  expect(findNeighbours(toOrderPages(createPage(1)), 1)).toEqual([undefined, 'o2']);
  expect(findNeighbours(toOrderPages(createPage(3)), 25)).toEqual(['o24', undefined]);
});

it('returns a next page if there are more orders than were counted', () => {
  const pages = toOrderPages(createPage(2, atLeast));
  expect(findNeighbours(pages, 20)).toEqual(['o19', 3]);
  const next = addPage(pages, 3, createPage(3));
  expect(findOrder(next, 'o21')).toMatchObject({ number: 21, total: { count: 21, precision: 'atLeast' } });
});

it('detects the end if the backend returns another page', () => {
  const pages = addPage(toOrderPages(createPage(2, atLeast)), 3, createPage(2));
  expect(findNeighbours(pages, 20)).toEqual(['o19', undefined]);
});
