/** Where the router keeps the tab's scroll positions between two loads of the app. */
export const SCROLL_STORAGE_KEY = 'counter.scroll-positions';

/** More places than anybody goes Back to. */
const KEPT_POSITIONS = 100;

/**
 * Drops all but the newest scroll positions of the tab. The router writes one for each address it ever showed, reads them
 * when the app starts, and forgets none.
 */
export function trimScrollPositions(): void {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}');
    const newest = Object.entries(positions as Record<string, number>).slice(-KEPT_POSITIONS);
    sessionStorage.setItem(SCROLL_STORAGE_KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage is blocked or its text is not ours: then the pages begin at their top, as the router has it.
  }
}
