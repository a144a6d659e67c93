import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BULK_CONCURRENCY, runBulk } from '#app/bulk/runBulk.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const never = new AbortController().signal;

it('runs at most four at a time, and names exactly those that failed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 40 }), fc.func(fc.boolean()), async (count, fails) => {
      let underway = 0;
      let most = 0;
      const outcome = await runBulk({
        items: numbers(count),
        signal: never,
        onProgress: () => {},
        run: async (item) => {
          underway += 1;
          most = Math.max(most, underway);
          await Promise.resolve();
          underway -= 1;
          if (fails(item)) throw new Error(`no ${item}`);
        },
      });
      expect(most).toBeLessThanOrEqual(BULK_CONCURRENCY);
      const byNumber = (one: number, other: number) => one - other;
      expect(outcome.failed.map(({ item }) => item).toSorted(byNumber)).toEqual(
        numbers(count).filter((one) => fails(one)),
      );
      expect(outcome.done.toSorted(byNumber)).toEqual(numbers(count).filter((one) => !fails(one)));
      expect(outcome.skipped).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

it('begins none after it was cancelled, and waits for those that run', async () => {
  const controller = new AbortController();
  const begun: number[] = [];
  const running = runBulk({
    items: numbers(20),
    signal: controller.signal,
    onProgress: () => {},
    run: async (item) => {
      begun.push(item);
      await new Promise((resolve) => setTimeout(resolve));
    },
  });
  await Promise.resolve();
  await Promise.resolve();
  controller.abort();
  const outcome = await running;
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(outcome.done).toEqual([0, 1, 2, 3]);
  expect(outcome.skipped).toEqual(numbers(20).slice(4));
});
