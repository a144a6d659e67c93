import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionQuery } from '#app/session/sessionQuery.ts';
import { checkSessionOnPageShow } from '#app/session/checkSessionOnPageShow.ts';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { anAdmin } from '#mocks/builders.ts';

const { queryKey } = sessionQuery;
const signedIn: Session = { status: 'signedIn', admin: anAdmin(), capabilities: [] };

const style = { visibility: '' };
let show: (event: { persisted: boolean }) => void;
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { style } });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof show) => (show = listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage(next: () => Promise<Session>) {
  const client = new QueryClient();
  const ask = vi.fn<() => Promise<Session>>().mockResolvedValueOnce(signedIn).mockImplementation(next);
  await client.prefetchQuery({ queryKey, queryFn: ask, staleTime: Infinity, retry: false });
  client.setQueryData(['orders'], ['an order']);
  checkSessionOnPageShow(client);
  return { client, ask };
}

it('requests nothing if the page was not restored from the cache', async () => {
  const { ask } = await openPage(async () => signedIn);
  show({ persisted: false });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(style.visibility).toBe('');
});

it('hides a page from the cache until the server confirms that its administrator is signed in', async () => {
  const { client } = await openPage(async () => signedIn);
  show({ persisted: true });
  expect(style.visibility).toBe('hidden');
  await expect.poll(() => style.visibility).toBe('');
  expect(client.getQueryData(['orders'])).toEqual(['an order']);
});

it('clears loaded data if the session has ended', async () => {
  const { client } = await openPage(async () => ({ status: 'signedOut' }));
  show({ persisted: true });
  await expect.poll(() => style.visibility).toBe('');
  expect(client.getQueryData(queryKey)).toEqual({ status: 'signedOut' });
  expect(client.getQueryData(['orders'])).toBeUndefined();
});

it('shows the page again if there is no response', async () => {
  await openPage(() => new Promise(() => {}));
  vi.useFakeTimers();
  show({ persisted: true });
  await vi.advanceTimersByTimeAsync(2900);
  expect(style.visibility).toBe('hidden');
  await vi.advanceTimersByTimeAsync(200);
  expect(style.visibility).toBe('');
});
