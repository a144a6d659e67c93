import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectMatches } from '#app/bulk/collectMatches.ts';
import { BULK_CONCURRENCY, runBulk } from '#app/bulk/runBulk.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const aTurn = () => new Promise((resolve) => setTimeout(resolve));
const never = new AbortController().signal;

it('never has more than four on their way, and names exactly those that failed', async () => {
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
      expect(outcome.notDone).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

it('begins none after it was cancelled, and waits for those on their way', async () => {
  const controller = new AbortController();
  const begun: number[] = [];
  const running = runBulk({
    items: numbers(20),
    signal: controller.signal,
    onProgress: () => {},
    run: async (item) => {
      begun.push(item);
      await aTurn();
    },
  });
  await Promise.resolve();
  await Promise.resolve();
  controller.abort();
  const outcome = await running;
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(outcome.done).toEqual([0, 1, 2, 3]);
  expect(outcome.notDone).toEqual(numbers(20).slice(4));
});

it('walks the pages of what matches by their cursors, or by their numbers', async () => {
  const pages = [[1, 2], [3, 4], [5]];
  for (const hasCursors of [true, false]) {
    const asked: unknown[] = [];
    const rows = await collectMatches({
      signal: never,
      onProgress: () => {},
      fetchPage: async (page, cursor) => {
        asked.push([page, cursor]);
        const next = hasCursors && page < 3 ? `after ${page}` : undefined;
        return { rows: pages[page - 1] ?? [], next, pageCount: 3 };
      },
    });
    expect(rows).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual(
      hasCursors
        ? [
            [1, undefined],
            [2, 'after 1'],
            [3, 'after 2'],
          ]
        : [
            [1, undefined],
            [2, undefined],
            [3, undefined],
          ],
    );
  }
});
