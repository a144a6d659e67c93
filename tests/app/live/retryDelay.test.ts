import { expect, it } from 'vitest';
import { getRetryDelay } from '#app/live/liveClient.ts';

it('doubles with each failure up to 30 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map((failures) => getRetryDelay(failures, 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it('is randomly reduced by up to half', () => {
  expect(getRetryDelay(1, 0.5)).toBe(750);
  expect(getRetryDelay(100, 1)).toBe(15_000);
});
