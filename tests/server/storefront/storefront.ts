import { createStoreKey } from '#server/storefront/createStoreKey.ts';
import type { ServerUnderTest } from '../serverUnderTest.ts';

/** Creates a key of the Store API. Returns its secret and its id. */
export async function addStoreKey(
  { deps }: Pick<ServerUnderTest, 'deps'>,
  name = 'Storefront',
): Promise<{ secret: string; id: string }> {
  const created = await createStoreKey(name, deps);
  if (created.outcome !== 'added') throw new Error(`no key was added: ${created.outcome}`);
  return { secret: created.secret, id: created.key.id };
}

/** Sends the key as a storefront does. */
export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
