/** Under which a tab remembers who it was, for its next page load. A duplicated tab is given a copy. */
const KEY = 'tab';

function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}

/** This page load, and the one before it in the same tab. */
export const tab = { id: createId(), previousId: takePreviousId() };

function takePreviousId(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

try {
  sessionStorage.setItem(KEY, tab.id);
} catch {
  // Storage is forbidden here: then nothing else is kept either.
}

const lockName = (id: string) => `tab ${id}`;
let lock: Promise<unknown> | undefined;

/** Tells the other tabs that this one lives, for as long as it does. Asked for late: a page with a lock is not cached for Back. */
export function announceTab() {
  lock ??= navigator.locks?.request(lockName(tab.id), () => new Promise(() => {})).catch(() => undefined);
}

/** Returns whether a tab lives that has announced itself; undefined where the browser can't tell, as outside of HTTPS. */
export async function findLivingTabs(): Promise<((id: string) => boolean) | undefined> {
  try {
    const { held = [], pending = [] } = await navigator.locks.query();
    const names = new Set([...held, ...pending].map(({ name }) => name));
    return (id) => names.has(lockName(id));
  } catch {
    return undefined;
  }
}
