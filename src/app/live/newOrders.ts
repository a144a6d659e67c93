import { getAdminKey, openAdminStorage } from '../browser/adminStorage.ts';

/** Number of all orders ever placed, as the stream last reported it in any tab. */
const PLACED = 'orders-placed';
/** The same number when the administrator last saw the newest orders. */
const SEEN = 'orders-seen';
/** The same number when a tab last announced new orders. */
const ANNOUNCED = 'orders-announced';
/** The same number when a tab last showed a toast about them, or had no reason to. */
const TOASTED = 'orders-toasted';

/**
 * Counts the orders placed since the administrator last saw the newest ones. The numbers are in the browser's storage,
 * which all tabs share: hidden tabs without the stream learn of new orders from it.
 */
export function createNewOrders(onChange: () => void) {
  let storage: ReturnType<typeof openAdminStorage> | undefined;
  /** The last number that this tab's stream reported. */
  let received: number | undefined;

  function read(name: string): number | undefined {
    const value = storage?.read(name);
    return typeof value === 'number' ? value : undefined;
  }

  const countForToast = () =>
    Math.max(0, (read(PLACED) ?? 0) - Math.max(read(SEEN) ?? Infinity, read(TOASTED) ?? Infinity));

  return {
    /** Starts counting for an administrator; '' for visitors. Returns a function that stops. */
    start(email: string): () => void {
      storage = email === '' ? undefined : openAdminStorage(email);
      received = undefined;
      const keys: (string | null)[] = [PLACED, SEEN, TOASTED].map((name) => getAdminKey(email, name));
      const onStorage = ({ key }: StorageEvent) => keys.includes(key) && onChange();
      addEventListener('storage', onStorage);
      onChange();
      return () => removeEventListener('storage', onStorage);
    },
    /**
     * Stores a number from this tab's stream. Undefined if the backend doesn't count orders. `own` of them were placed by the
     * administrator in this tab, and aren't new.
     */
    receive(next: number | undefined, own = 0) {
      if (next === undefined || next === received) return;
      // Only a lower number than this tab's last one is from a restored backup: another tab may be ahead of this one.
      const isFirst = received === undefined || next < received;
      received = next;
      const seenBefore = read(SEEN);
      if (own > 0 && seenBefore !== undefined) storage?.write(SEEN, Math.min(seenBefore + own, next));
      if (isFirst || next > (read(PLACED) ?? 0)) storage?.write(PLACED, next);
      const seen = read(SEEN);
      if (seen === undefined || (isFirst && seen > next)) storage?.write(SEEN, next);
      // Orders that were placed before this tab was opened have no toast.
      const toasted = isFirst ? next : (read(TOASTED) ?? next) + own;
      if (isFirst || own > 0) storage?.write(TOASTED, Math.min(toasted, next));
      onChange();
    },
    /** Marks all orders up to this number as seen. */
    markSeen(placed: number) {
      if (placed <= (read(SEEN) ?? placed)) return;
      storage?.write(SEEN, placed);
      onChange();
    },
    /** Returns the last number that this tab's stream reported. */
    getReceived: () => received,
    /** Returns the last number that any tab's stream reported. */
    getPlaced: () => read(PLACED),
    announced: {
      read: () => read(ANNOUNCED),
      write: (placed: number) => storage?.write(ANNOUNCED, placed),
    },
    /** Returns the number of new orders that no tab has shown a toast about. */
    countForToast,
    /** Returns that number once: then another tab's is 0. */
    claimToast(): number {
      const count = countForToast();
      if (count > 0) {
        storage?.write(TOASTED, read(PLACED));
        onChange();
      }
      return count;
    },
    /** Returns the number of new orders. */
    count: () => Math.max(0, (read(PLACED) ?? 0) - (read(SEEN) ?? Infinity)),
  };
}
