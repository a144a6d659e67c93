/** A key of the Store API. Times are milliseconds since 1970. */
export type StoredStoreKey = {
  id: string;
  name: string;
  /** The digest of the key, so that a stolen database can't be used to place orders. */
  digest: string;
  /** The last four characters of the key. */
  ending: string;
  createdAt: number;
  lastUsedAt: number | undefined;
};

/** A key with the revision of the products, read by one query. */
export type FoundStoreKey = { key: StoredStoreKey; productsRevision: number };

/** Returns the form in which names of keys are compared. */
export const foldKeyName = (name: string): string => name.normalize('NFKC').toLowerCase();

export type StoreKeyRepository = {
  /** Returns all keys, the newest first. */
  findAll(): Promise<StoredStoreKey[]>;
  findByDigest(digest: string): Promise<FoundStoreKey | undefined>;
  /** Adds a key, atomically. Names differ in more than case. */
  add(key: StoredStoreKey, maxKeys: number): Promise<'added' | 'nameTaken' | 'limitReached'>;
  touch(id: string, at: number): Promise<void>;
  /** Returns the removed key, or `undefined` if there was none. */
  remove(id: string): Promise<StoredStoreKey | undefined>;
};
