import { describe, expect, it } from 'vitest';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { findPosition } from '#features/orders/detail/orderDetailModel.ts';
import { addPage, findInPages, startWalk } from '#features/orders/detail/pagedWalk.ts';

const orders = Array.from({ length: 25 }, (_, index) => ({ _id: `o${index + 1}` }));
const exact = (count: number): RowCount => ({ count, precision: 'exact' });
const pageAt = (page: number, matches = exact(25)) => ({
  page,
  rows: orders.slice((page - 1) * 10, page * 10),
  matches,
  totalCount: matches,
});
const find = (walk: Parameters<typeof findInPages>[0], id: string) => {
  const found = findInPages(walk, id);
  if (!found) return undefined;
  const { order: _, precision: _p, missing: _m, ...position } = found;
  return position;
};

describe('a walk over pages', () => {
  it('finds the same as a walk through all orders', () => {
    const walk = [2, 3].reduce(
      (before, page) => addPage(before, page, pageAt(page)),
      startWalk(pageAt(1), 10),
    );
    for (const { _id } of orders) expect(find(walk, _id)).toEqual(findPosition(orders, _id));
    expect(find(walk, 'nowhere')).toBeUndefined();
  });

  it('asks for the page beside its own at each end, and for none within', () => {
    const walk = startWalk(pageAt(2), 10);
    expect(findInPages(walk, 'o11')?.missing).toEqual({ previous: 1, next: undefined });
    expect(findInPages(walk, 'o15')?.missing).toEqual({ previous: undefined, next: undefined });
    expect(findInPages(walk, 'o20')?.missing).toEqual({ previous: undefined, next: 3 });
    expect(findInPages(addPage(walk, 3, pageAt(3)), 'o20')).toMatchObject({ nextId: 'o21', missing: {} });
  });

  it('asks for nothing beyond the first and the last order', () => {
    expect(findInPages(startWalk(pageAt(1), 10), 'o1')?.missing.previous).toBeUndefined();
    expect(findInPages(startWalk(pageAt(3), 10), 'o25')?.missing.next).toBeUndefined();
  });

  it('learns from an answer with another number that there is no such page', () => {
    const guess: RowCount = { count: 400, precision: 'estimate' };
    const walk = startWalk(pageAt(2, guess), 10);
    expect(findInPages(walk, 'o20')).toMatchObject({ missing: { next: 3 }, precision: 'estimate' });
    expect(findInPages(addPage(walk, 3, pageAt(2, guess)), 'o20')).toMatchObject({
      nextId: undefined,
      missing: { next: undefined },
    });
  });
});
