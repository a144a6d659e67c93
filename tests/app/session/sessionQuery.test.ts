import { expect, it } from 'vitest';
import { createClient } from '#app/queries/queryClient.ts';
import { sessionQuery, setSignedIn } from '#app/session/sessionQuery.ts';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { anAdmin } from '#mocks/builders.ts';

const session: Session = { status: 'signedIn', admin: anAdmin(), capabilities: ['views'] };

it.each([
  ['keeps the capabilities of an administrator who signs in again', anAdmin(), ['views']],
  ['forgets those of another administrator', anAdmin({ email: 'other@store.example' }), []],
])('%s', (_, admin, capabilities) => {
  const client = createClient();
  client.setQueryData(sessionQuery.queryKey, session);
  setSignedIn(client, admin);
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual({ status: 'signedIn', admin, capabilities });
});
