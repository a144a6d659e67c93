import type { RevisionFeed } from './port.ts';

/** Creates the feed of one process. */
export function createRevisionFeed(): RevisionFeed {
  const listeners = new Set<RevisionFeed['publish']>();
  return {
    publish: (revisions) => listeners.forEach((listener) => listener(revisions)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
