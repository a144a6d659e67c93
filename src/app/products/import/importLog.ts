import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import { createKey } from '../../queries/idempotencyKey.ts';

const PREFIX = 'product-import:';
/** So many files are remembered. */
const MAX_FILES = 20;

const storedLog = z.object({
  at: z.number(),
  done: z.array(z.number()),
  unsure: z.array(z.number()),
  /** What the keys of its rows begin with, and since when. */
  keys: z.optional(z.object({ id: z.string(), at: z.number() })),
});
type StoredLog = z.output<typeof storedLog>;

/** What was sent of a file, kept in this browser, so that a row which is done is not sent again. */
export type ImportLog = ReturnType<typeof openImportLog>;

/** Logs that storage did not take, because it is forbidden or full: they last as long as the page. */
const unstored = new Map<string, StoredLog>();

/** Opens the log of a file by its hash. */
export function openImportLog(hash: string, now: () => number) {
  const key = PREFIX + hash;
  const stored = unstored.get(key) ?? load(key);
  const done = new Set(stored?.done);
  const unsure = new Set(stored?.unsure);
  const isKeyKnown = (stored?.keys?.at ?? -Infinity) > now() - IDEMPOTENCY_KEY_LIFETIME_MS;
  const createKeys = () => ({ id: createKey(), at: now() });
  let keys = (isKeyKnown ? stored?.keys : undefined) ?? createKeys();
  const save = () => store(key, { at: now(), done: [...done], unsure: [...unsure], keys });
  return {
    /** A row without an answer is sent again where the backend still knows its key. */
    getEarlier: (backendKeys: 'offered' | 'unavailable') => ({
      done: new Set(done),
      unsure: new Set(backendKeys === 'offered' && isKeyKnown ? [] : unsure),
    }),
    /** Returns the key of a row, the same whenever it is sent; of an update, for one version of the product. */
    getKey: (row: number, version = '') => `${keys.id}-${row}-${encodeURIComponent(version)}`,
    /** Until its answer is there, nobody knows whether the product was created. */
    begin(row: number) {
      unsure.add(row);
      save();
    },
    finish(row: number) {
      unsure.delete(row);
      done.add(row);
      save();
    },
    /** It was refused: nothing has happened. */
    drop(row: number) {
      unsure.delete(row);
      save();
    },
    clear() {
      done.clear();
      unsure.clear();
      keys = createKeys();
      save();
    },
  };
}

function load(key: string): StoredLog | undefined {
  try {
    return storedLog.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined; // Storage is forbidden here, or holds what is no JSON.
  }
}

function store(key: string, log: StoredLog) {
  try {
    localStorage.setItem(key, JSON.stringify(log));
    unstored.delete(key);
    removeOldest();
  } catch {
    unstored.set(key, log);
  }
}

function removeOldest() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= MAX_FILES) return;
  const [oldest] = keys.toSorted((one, other) => (load(one)?.at ?? 0) - (load(other)?.at ?? 0));
  if (oldest !== undefined) localStorage.removeItem(oldest);
}
