import { foldKeyName, type StoredStoreKey, type StoreKeyStore } from '../storeKeys.ts';
import type { Revisions } from '../store.ts';

/** Stores keys in memory, like `createSqlStoreKeys`. */
export function createMemoryStoreKeys(revisions: Revisions): StoreKeyStore {
  const keys = new Map<string, StoredStoreKey>();
  return {
    findAll: async () =>
      [...keys.values()].toSorted(
        (a, b) => b.createdAt - a.createdAt || (foldKeyName(a.name) < foldKeyName(b.name) ? -1 : 1),
      ),
    async findByDigest(digest) {
      const key = [...keys.values()].find((one) => one.digest === digest);
      return key && { key, productsRevision: revisions.products };
    },
    async add(key, maxKeys) {
      const foldedName = foldKeyName(key.name);
      if ([...keys.values()].some(({ name }) => foldKeyName(name) === foldedName)) return 'nameTaken';
      if (keys.size >= maxKeys) return 'limitReached';
      keys.set(key.id, key);
      return 'added';
    },
    async touch(id, at) {
      const key = keys.get(id);
      if (key) keys.set(id, { ...key, lastUsedAt: at });
    },
    async remove(id) {
      const key = keys.get(id);
      keys.delete(id);
      return key;
    },
  };
}
