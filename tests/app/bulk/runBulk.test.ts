import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BULK_CONCURRENCY, runBulk } from '#app/bulk/runBulk.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const never = new AbortController().signal;

it('runs at most four at a time and returns those that failed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 40 }), fc.func(fc.boolean()), async (count, fails) => {
      let running = 0;
      let maxRunning = 0;
      const outcome = await runBulk({
        items: numbers(count),
        signal: never,
        onProgress: () => {},
        run: async (item) => {
          running += 1;
          maxRunning = Math.max(maxRunning, running);
          await Promise.resolve();
          running -= 1;
          if (fails(item)) throw new Error(`no ${item}`);
        },
      });
      expect(maxRunning).toBeLessThanOrEqual(BULK_CONCURRENCY);
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

it('starts none after it is cancelled and waits for running ones', async () => {
  const controller = new AbortController();
  const started: number[] = [];
  const running = runBulk({
    items: numbers(20),
    signal: controller.signal,
    onProgress: () => {},
    run: async (item) => {
      started.push(item);
      await new Promise((resolve) => setTimeout(resolve));
    },
  });
  await Promise.resolve();
  await Promise.resolve();
  controller.abort();
  const outcome = await running;
  expect(started).toEqual([0, 1, 2, 3]);
  expect(outcome.done).toEqual([0, 1, 2, 3]);
  expect(outcome.skipped).toEqual(numbers(20).slice(4));
});
