import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { cancelOpenRequests } from '../../.storybook/openRequests.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs a network that never responds, like a story about loading. */
function stubNetwork() {
  const signals: AbortSignal[] = [];
  const fetch = (_request: Request, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signals.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const window = { fetch } as unknown as Window & typeof globalThis;
  vi.stubGlobal('window', window);
  return { window, signals, original: window.fetch };
}

it('cancels a story’s pending requests without an error', async () => {
  const { window, signals, original } = stubNetwork();
  const end = cancelOpenRequests({ viewMode: 'story' });
  const onSettled = vi.fn();
  window.fetch('http://host/api').then(onSettled, onSettled);
  end?.();
  await setImmediate();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(onSettled).not.toHaveBeenCalled();
  expect(window.fetch).toBe(original);
});

it('lets a story abort its own request with an error', async () => {
  const { window } = stubNetwork();
  cancelOpenRequests({ viewMode: 'story' });
  const own = new AbortController();
  const response = window.fetch('http://host/api', { signal: own.signal });
  own.abort(new Error('left the page'));
  await expect(response).rejects.toThrow('left the page');
});

it('does not affect docs pages', () => {
  const { window, original } = stubNetwork();
  expect(cancelOpenRequests({ viewMode: 'docs' })).toBeUndefined();
  expect(window.fetch).toBe(original);
});
