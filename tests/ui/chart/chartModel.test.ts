import { describe, expect, it } from 'vitest';
import { getTooltipLines, getExtent, getNextIndex, pickTicks } from '#ui/chart/chartModel.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));

describe('labels below', () => {
  it.each([1, 7, 30, 370])('have room beside each other, of %i columns', (count) => {
    for (const width of [200, 280, 1200]) {
      const shown = pickTicks(ids(count), width);
      expect(shown[0]).toBe('0');
      expect(shown.length).toBeLessThanOrEqual(Math.max(1, Math.floor(width / 58)));
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
])('an axis of %j goes over nothing and has height', (values, extent) => {
  expect(getExtent(values)).toEqual(extent);
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

it('says the period before only where there was one', () => {
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
