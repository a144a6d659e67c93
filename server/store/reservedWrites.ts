import type { DiskReserve } from './diskReserve.ts';
import type { Store } from './port.ts';

/**
 * Lets deletions be written on a full disk, since they make the room that everything else waits for; and signing in and
 * out, without which nobody gets to delete. Nothing else may use the reserve, or it would be used up.
 */
export function withReservedWrites(store: Store, { use }: DiskReserve): Store {
  const { products, sessions, attempts } = store;
  return {
    ...store,
    products: { ...products, remove: (id, keyed) => use(() => products.remove(id, keyed)) },
    sessions: {
      ...sessions,
      add: (digest, session) => use(() => sessions.add(digest, session)),
      remove: (digest) => use(() => sessions.remove(digest)),
      removeStale: (before) => use(() => sessions.removeStale(before)),
    },
    attempts: {
      ...attempts,
      count: (key, now, windowMs) => use(() => attempts.count(key, now, windowMs)),
      refund: (key) => use(() => attempts.refund(key)),
      removeStale: (now) => use(() => attempts.removeStale(now)),
    },
  };
}
