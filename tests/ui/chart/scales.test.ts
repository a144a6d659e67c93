import { expect, it } from 'vitest';
import { createBandScale, createLinearScale } from '#ui/chart/scales.ts';

it.each([
  [
    [0, 43_210],
    [0, 10_000, 20_000, 30_000, 40_000, 50_000],
  ],
  [
    [0, 3],
    [0, 1, 2, 3],
  ],
  [
    [0, 1],
    [0, 0.2, 0.4, 0.6, 0.8, 1],
  ],
  [
    [-120, 340],
    [-200, 0, 200, 400],
  ],
] as const)('extends %j to the round values %j', (values, ticks) => {
  expect(createLinearScale(values, [200, 0], 4).ticks).toEqual(ticks);
});

it('places values between the ends of the axis', () => {
  const { getPosition } = createLinearScale([0, 43_210], [200, 0], 4);
  expect([0, 25_000, 50_000].map(getPosition)).toEqual([200, 100, 0]);
});

it('places columns with gaps, also right to left', () => {
  const ids = ['a', 'b', 'c'];
  const { step, bandwidth, getStart } = createBandScale(ids, [0, 320], 0.2);
  expect([step, bandwidth]).toEqual([100, 80]);
  expect(ids.map(getStart)).toEqual([20, 120, 220]);
  expect(ids.map(createBandScale(ids, [320, 0], 0.2).getStart)).toEqual([220, 120, 20]);
});
