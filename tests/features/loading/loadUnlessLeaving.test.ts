import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadUnlessLeaving } from '#features/loading/loadUnlessLeaving.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Starts a load that fails once `fail` is called, and returns whether the failure has been reported. */
function startLoad() {
  let isReported = false;
  const { promise, reject } = Promise.withResolvers<string>();
  loadUnlessLeaving(() => promise).catch(() => (isReported = true));
  return { fail: () => reject(new TypeError('network error')), isReported: () => isReported };
}

it('returns what it has loaded', async () => {
  await expect(loadUnlessLeaving(() => Promise.resolve('code'))).resolves.toBe('code');
});

it('reports a failure at once while the page stays', async () => {
  const load = startLoad();
  load.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(load.isReported()).toBe(true);
});

it('reports a failure after the page was left only if the page is still there 10 seconds later', async () => {
  const load = startLoad();
  page.dispatchEvent(new Event('beforeunload'));
  load.fail();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(load.isReported()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(load.isReported()).toBe(true);
});

it('reports the failure of a later load at once if the navigation was cancelled', async () => {
  page.dispatchEvent(new Event('beforeunload'));
  const load = startLoad();
  load.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(load.isReported()).toBe(true);
});
