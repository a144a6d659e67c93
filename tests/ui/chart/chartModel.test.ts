import { describe, expect, it } from 'vitest';
import { findCutOff, getTooltipLines, getExtent, getNextIndex, pickTicks } from '#ui/chart/chartModel.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));

describe('axis labels', () => {
  it.each([1, 7, 30, 370])('do not overlap with %i columns', (count) => {
    for (const width of [200, 280, 1200]) {
      const ticks = pickTicks(ids(count), width);
      expect(ticks[0]).toBe('0');
      expect(ticks.length).toBeLessThanOrEqual(Math.max(1, Math.floor(width / 58)));
    }
  });
});

it.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [5, 3],
    [0, 5],
  ],
  [
    [-4, 3],
    [-4, 3],
  ],
  [
    [-4, -2],
    [-4, 0],
  ],
])('an axis of %j includes zero and is not empty', (values, extent) => {
  expect(getExtent({ columns: values, earlier: [] })).toEqual(extent);
});

describe('an axis with an earlier period', () => {
  const month = (value: number) => Array.from({ length: 30 }, () => value);

  it('is not stretched by an exceptional value of the earlier period', () =>
    expect(getExtent({ columns: month(40), earlier: [...month(10), 200] })).toEqual([0, 50]));

  it('includes an earlier period that was higher as a whole', () =>
    expect(getExtent({ columns: month(1), earlier: [...month(80), 200] })).toEqual([0, 80]));

  it('has room for earlier values that are a little higher', () =>
    expect(getExtent({ columns: month(40), earlier: [44] })).toEqual([0, 44]));

  it('includes all earlier values if there are no columns to flatten', () =>
    expect(getExtent({ columns: month(0), earlier: [...month(0), 200] })).toEqual([0, 200]));

  it('names the highest of the values that it cuts off', () => {
    expect(findCutOff([10, 60, undefined, 200], 50)).toBe(3);
    expect(findCutOff([10, undefined, 50], 50)).toBeUndefined();
  });
});

it.each([
  ['ArrowRight', 'ltr', 3],
  ['ArrowLeft', 'ltr', 1],
  ['ArrowRight', 'rtl', 1],
  ['ArrowLeft', 'rtl', 3],
  ['Home', 'ltr', 0],
  ['End', 'ltr', 4],
  ['Tab', 'ltr', undefined],
] as const)('%s in %s goes to column %s', (key, direction, to) => {
  expect(getNextIndex(key, 2, 5, direction)).toBe(to);
});

it('stops at both ends', () => {
  expect(getNextIndex('ArrowLeft', 0, 5, 'ltr')).toBe(0);
  expect(getNextIndex('ArrowRight', 4, 5, 'ltr')).toBe(4);
});

it('mentions the previous period only if there was one', () => {
  const point = { id: 'a', label: '12 Nov 2026', tick: '12 Nov', value: 7, note: '4 orders' };
  const comparison = { formatLine: (value: string) => `The week before: ${value}`, values: [0, undefined] };
  expect(getTooltipLines(point, String, comparison, 0)).toEqual([
    '12 Nov 2026',
    '7',
    '4 orders',
    'The week before: 0',
  ]);
  expect(getTooltipLines(point, String, comparison, 1)).toEqual(['12 Nov 2026', '7', '4 orders']);
});
