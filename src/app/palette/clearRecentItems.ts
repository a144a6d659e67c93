/** Where the browser keeps what was opened last: recentItems.ts. */
export const RECENT_KEY = 'recent';

/** Forgets it all: the next one at this browser need not know what was looked at. */
export function clearRecentItems() {
  try {
    localStorage.removeItem(RECENT_KEY);
  } catch {
    // Storage is forbidden here: there is nothing to forget.
  }
}
