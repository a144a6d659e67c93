import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '#app/queries/queryClient.ts';
import { sessionQuery, setSignedIn } from '#app/queries/session.ts';
import { anAdmin } from '#mocks/builders.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['keeps the capabilities of an administrator who signs in again', anAdmin(), ['views']],
  ['forgets those of another administrator', anAdmin({ email: 'other@store.example' }), []],
])('%s', (_, admin, capabilities) => {
  const client = createClient();
  const { queryKey } = sessionQuery;
  client.setQueryData(queryKey, { status: 'signedIn', admin: anAdmin(), capabilities: ['views'] });
  setSignedIn(client, admin);
  expect(client.getQueryData(queryKey)).toEqual({ status: 'signedIn', admin, capabilities });
});
