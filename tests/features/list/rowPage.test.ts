import { describe, expect, it } from 'vitest';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { createFormats } from '#features/format/formats.ts';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import { paginate } from '#features/list/listModel.ts';
import { getFacetCounts, type RowPage, toPageState } from '#features/list/rowPage.ts';
import { listCopy } from '#languages/en/list.ts';

const exact = (count: number): RowCount => ({ count, precision: 'exact' });
const estimate = (count: number): RowCount => ({ count, precision: 'estimate' });
const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
const aPage = (parts: Partial<RowPage<number>> = {}): RowPage<number> => ({
  rows: rows(10),
  page: 2,
  matches: exact(34),
  totalCount: exact(34),
  ...parts,
});

describe('toPageState', () => {
  it('shows the same as a list that holds all its rows', () => {
    const all = rows(34);
    for (const page of [1, 2, 4, 99]) {
      const state = paginate(all, { page, pageSize: 10 }, 34);
      if (state.status !== 'listed') throw new Error('nothing is listed');
      const answer = aPage({ rows: state.rows, page: state.page });
      expect(toPageState(answer, { pageSize: 10 })).toEqual(state);
    }
    const none = aPage({ rows: [], page: 1, matches: exact(0) });
    expect(toPageState(none, { pageSize: 10 })).toEqual(paginate([], { page: 1, pageSize: 10 }, 34));
  });

  it('says which page is on its way', () => {
    expect(toPageState(aPage(), { pageSize: 10, pendingPage: 3 })).toMatchObject({ page: 2, pendingPage: 3 });
    const none = aPage({ rows: [], matches: exact(0) });
    expect(toPageState(none, { pageSize: 10, pendingPage: 1 })).toMatchObject({ pendingPage: 1 });
  });

  it('says of each count whether it is an estimate', () => {
    const state = toPageState(aPage({ totalCount: estimate(1_000_000) }), { pageSize: 10 });
    expect(state).toMatchObject({ precision: { matches: 'exact', totalCount: 'estimate' } });
  });

  it.each([
    ['a page without a cursor to the next is the last', { rows: rows(4), page: 7 }, 7, 64],
    ['a page with a cursor to the next is not the last', { page: 9, next: 'n' }, 10, 90],
    ['also a full one', { page: 2 }, 2, 34],
    ['what is counted beyond it stands', { page: 2, next: 'n' }, 4, 34],
  ])('%s, whatever the estimate says', (_, parts, pageCount, total) => {
    const state = toPageState(aPage({ matches: estimate(34), ...parts }), { pageSize: 10 });
    expect(state).toMatchObject({ pageCount, range: { total } });
  });
});

it('formats a count as it is, and an estimate as one', () => {
  const formats = createFormats({ locale: 'en-GB', currency: null, timeZone: 'UTC' });
  const format = (count: RowCount) => formatRowCount(listCopy, formats, count);
  expect(format(exact(1_234_567))).toBe('1,234,567');
  expect(format(estimate(1_234_567))).toBe('about 1,235,000');
  expect(format(estimate(10_004))).toBe('about 10,000');
});

describe('getFacetCounts', () => {
  const optionCounts = { status: { pending: 30 } };
  const facetCounts = { status: { all: 12, pending: 9 } };

  it('returns what the backend counted', () =>
    expect(getFacetCounts(aPage({ matches: exact(9), optionCounts, facetCounts }))).toBe(facetCounts));

  it('returns the counts of the whole list where every row matches', () =>
    expect(getFacetCounts(aPage({ optionCounts }))).toBe(optionCounts));

  it('claims nothing of a search that the backend did not count', () =>
    expect(getFacetCounts(aPage({ matches: exact(9), optionCounts }))).toBeUndefined());
});
