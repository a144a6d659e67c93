import type { Database } from './schema.ts';
import type { StoreKeyStore } from '../storeKeys.ts';

const notBuilt = () => Promise.reject(new Error('not built'));

export const createSqlStoreKeys = (_: Database): StoreKeyStore => ({
  findAll: notBuilt,
  findByDigest: notBuilt,
  add: notBuilt,
  touch: notBuilt,
  remove: notBuilt,
});
