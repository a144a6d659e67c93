import type { RevisionFeed, Revisions } from '../store/port.ts';
import type { Timers } from './timers.ts';

/** Changes that follow one another more quickly than this, in ms, are told together. */
export const COALESCING_MS = 250;

type Listener = (revisions: Revisions) => void;

/** Knows the newest revisions, and tells each listener of them without asking the database. */
export type RevisionHub = {
  /** Starts with what the caller has just read; the listener is called with whatever is newer. */
  subscribe(known: Revisions, listener: Listener): { newest: Revisions; unsubscribe: () => void };
};

/** Merges a change that may be old, or a part. Returns the revisions that were known where nothing is new. */
function merge(known: Revisions, change: Partial<Revisions>): Revisions {
  const products = Math.max(known.products, change.products ?? 0);
  const orders = Math.max(known.orders, change.orders ?? 0);
  return products === known.products && orders === known.orders ? known : { products, orders };
}

/** Creates the hub of this process, between the store's feed and all open streams. */
export function createRevisionHub(feed: RevisionFeed, timers: Timers): RevisionHub {
  const listeners = new Set<Listener>();
  let newest: Revisions = { products: 0, orders: 0 };
  let toldAt = -Infinity;
  let pending: 'none' | 'scheduled' = 'none';

  function tell() {
    pending = 'none';
    toldAt = timers.now();
    for (const listener of listeners) listener(newest);
  }

  /** The first change is told at once, and those that follow it within the interval together at its end. */
  function learn(change: Partial<Revisions>) {
    const merged = merge(newest, change);
    if (merged === newest) return;
    newest = merged;
    if (listeners.size === 0 || pending === 'scheduled') return;
    const wait = toldAt + COALESCING_MS - timers.now();
    if (wait <= 0) return tell();
    pending = 'scheduled';
    timers.after(wait, tell);
  }

  feed.subscribe(learn);
  return {
    subscribe(known, listener) {
      // Where this server has not heard yet of what another one wrote, those who listen already learn it here.
      learn(known);
      listeners.add(listener);
      return { newest, unsubscribe: () => void listeners.delete(listener) };
    },
  };
}
