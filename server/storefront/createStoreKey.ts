import {
  MAX_STORE_KEY_NAME_LENGTH,
  MAX_STORE_KEYS,
  STORE_KEY_PREFIX,
} from '#contract/storefront/storeKeys.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import type { Deps } from '../base/deps.ts';
import type { StoredStoreKey } from '../base/storeKeys.ts';

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'createToken' | 'digest'>;

export type KeyRefusal = 'nameMissing' | 'nameTooLong' | 'nameTaken' | 'limitReached';

/**
 * Creates a key of the Store API. Returns its secret, which isn't stored. Refuses a name that is missing, too long or
 * taken, and more than `MAX_STORE_KEYS` keys.
 */
export async function createStoreKey(
  nameInput: string,
  { db, clock, createId, createToken, digest }: KeyDeps,
): Promise<{ outcome: KeyRefusal } | { outcome: 'added'; key: StoredStoreKey; secret: string }> {
  const name = cleanLine(nameInput);
  if (name === '') return { outcome: 'nameMissing' };
  if (name.length > MAX_STORE_KEY_NAME_LENGTH) return { outcome: 'nameTooLong' };
  const secret = STORE_KEY_PREFIX + createToken();
  const key: StoredStoreKey = {
    id: createId(),
    name,
    digest: digest(secret),
    ending: secret.slice(-4),
    createdAt: clock(),
    lastUsedAt: undefined,
  };
  const outcome = await db.storeKeys.add(key, MAX_STORE_KEYS);
  return outcome === 'added' ? { outcome, key, secret } : { outcome };
}
