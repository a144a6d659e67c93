import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renewalGate } from '#app/api/renewalGate.ts';
import { showLanguage } from '#app/language/messageStore.ts';
import { sessionQuery, setSignedIn, setSignedOut } from '#app/session/sessionQuery.ts';
import { syncSessionAcrossTabs } from '#app/session/syncSessionAcrossTabs.ts';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { calls } from '#contract/calls.ts';
import { anAdmin } from '#mocks/builders.ts';
import { createStorage } from '../createStorage.ts';
import { openAdminStorage } from '#app/browser/adminStorage.ts';
import { ApiError } from '#app/api/failure.ts';

beforeAll(() => showLanguage('en'));

const { queryKey } = sessionQuery;
const signedIn: Session = { status: 'signedIn', admin: anAdmin(), capabilities: [] };

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));

const closings: (() => void)[] = [];
afterEach(() => {
  closings.splice(0).forEach((close) => close());
  vi.unstubAllGlobals();
});

/** Opens a tab with a loaded session. `next` is the server's response to later requests. */
async function openTab(first: Session, next = first) {
  const client = new QueryClient();
  const ask = vi.fn<() => Promise<Session>>().mockResolvedValueOnce(first).mockResolvedValue(next);
  await client.prefetchQuery({ queryKey, queryFn: ask, staleTime: Infinity });
  closings.push(syncSessionAcrossTabs(client), () => client.clear());
  return { client, ask, status: () => client.getQueryData(queryKey)?.status };
}

it('signing out in one tab signs out the others and clears their data', async () => {
  const one = await openTab(signedIn);
  const other = await openTab(signedIn);
  other.client.setQueryData(['products'], ['a product']);
  setSignedOut(one.client);
  await expect.poll(other.status).toBe('signedOut');
  expect(other.client.getQueryData(['products'])).toBeUndefined();
  expect(other.ask).toHaveBeenCalledTimes(1);
});

it('signing in in one tab makes the others load the session', async () => {
  const one = await openTab({ status: 'signedOut' }, signedIn);
  const other = await openTab({ status: 'signedOut' }, signedIn);
  const stranger = await openTab({ status: 'signedOut' });
  setSignedIn(one.client, anAdmin());
  await expect.poll(other.status).toBe('signedIn');
  await expect.poll(() => stranger.ask.mock.calls.length).toBe(2);
  expect(stranger.status()).toBe('signedOut');
});

it('a call that waits for a sign-in continues after signing in in another tab', async () => {
  const one = await openTab(signedIn);
  await openTab(signedIn);
  closings.push(renewalGate.subscribe(() => {}));
  const ended = new ApiError('a call', { kind: 'refused', status: 401, statusText: '', message: undefined });
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(ended).mockResolvedValue('done');
  const call = renewalGate.run(calls.getOrders, attempt);
  await expect.poll(() => renewalGate.isWaiting()).toBe(true);
  setSignedIn(one.client, anAdmin());
  await expect(call).resolves.toBe('done');
});

it('a waiting change is not sent if another administrator signs in in another tab', async () => {
  const other: Session = { ...signedIn, admin: anAdmin({ email: 'rohan@counter.example' }) };
  const one = await openTab(signedIn, other);
  await openTab(signedIn, other);
  closings.push(renewalGate.subscribe(() => {}));
  const ended = new ApiError('a call', { kind: 'refused', status: 401, statusText: '', message: undefined });
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(ended).mockResolvedValue('done');
  const call = renewalGate.run(calls.editProduct, attempt);
  const outcome = call.catch((error: Error) => error.message);
  await expect.poll(() => renewalGate.isWaiting()).toBe(true);
  setSignedIn(one.client, other.admin);
  expect(await outcome).toContain('another administrator signed in');
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('signing in as another administrator deletes the stored data of the previous one', async () => {
  const other: Session = { ...signedIn, admin: anAdmin({ email: 'rohan@counter.example' }) };
  const one = await openTab(signedIn, other);
  const second = await openTab(signedIn, other);
  const storage = openAdminStorage(anAdmin().email);
  storage.write('recent', ['a product']);
  setSignedIn(one.client, other.admin);
  expect(storage.read('recent')).toBeNull();
  await expect.poll(() => second.ask.mock.calls.length).toBe(2);
  storage.write('recent', ['written by a page that was still open']);
  expect(storage.read('recent')).toBeNull();
});
