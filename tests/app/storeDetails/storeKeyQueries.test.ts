import { expect, it } from 'vitest';
import { createClient } from '#app/queries/queryClient.ts';
import { createKey, storeKeysQuery } from '#app/storeDetails/storeKeyQueries.ts';
import { sampleSecret, webshopKey } from '#mocks/sampleStoreKeys.ts';
import { stubBackend } from '../stubBackend.ts';

it('keeps the secret of a new key out of React Query', async () => {
  stubBackend(() => ({ key: webshopKey, secret: sampleSecret }));
  const client = createClient();
  const { secret } = await createKey(client, { name: 'Webshop' });
  expect(secret).toBe(sampleSecret);
  const cached = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()];
  expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain(sampleSecret);
});

it('marks the list as outdated if creating a key gets no response, because the key may exist', async () => {
  stubBackend(() => undefined);
  const client = createClient();
  client.setQueryData(storeKeysQuery.queryKey, []);
  await expect(createKey(client, { name: 'Webshop' })).rejects.toThrow('no response');
  expect(client.getQueryState(storeKeysQuery.queryKey)?.isInvalidated).toBe(true);
});
