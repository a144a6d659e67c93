import type { StoreKeyStore } from '../storeKeys.ts';

const notBuilt = () => Promise.reject(new Error('not built'));

export const createMemoryStoreKeys = (): StoreKeyStore => ({
  findAll: notBuilt,
  findByDigest: notBuilt,
  add: notBuilt,
  touch: notBuilt,
  remove: notBuilt,
});
