import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { cancelOpenRequests } from '../../.storybook/openRequests.ts';

afterEach(() => vi.unstubAllGlobals());

/** A network that never answers, as a story about waiting has it. */
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

it('ends with a story what it left open, and tells nobody', async () => {
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

it('lets a story abort its own request, and hear of it', async () => {
  const { window } = stubNetwork();
  cancelOpenRequests({ viewMode: 'story' });
  const own = new AbortController();
  const answer = window.fetch('http://host/api', { signal: own.signal });
  own.abort(new Error('left the page'));
  await expect(answer).rejects.toThrow('left the page');
});

it('leaves pages of docs alone', () => {
  const { window, original } = stubNetwork();
  expect(cancelOpenRequests({ viewMode: 'docs' })).toBeUndefined();
  expect(window.fetch).toBe(original);
});
