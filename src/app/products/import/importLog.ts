import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import { createKey } from '../../queries/idempotencyKey.ts';
import { openAdminStorage } from '../../browser/adminStorage.ts';

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

/** Opens the administrator's log of a file by its hash. */
export function openImportLog(email: string, hash: string, now: () => number) {
  const storage = openAdminStorage(email);
  const stored = parseLog(storage.read(PREFIX + hash));
  const done = new Set(stored?.done);
  const unsure = new Set(stored?.unsure);
  const isKeyKnown = (stored?.keys?.at ?? -Infinity) > now() - IDEMPOTENCY_KEY_LIFETIME_MS;
  const createKeys = () => ({ id: createKey(), at: now() });
  let keys = (isKeyKnown ? stored?.keys : undefined) ?? createKeys();
  const save = () => {
    const log = { at: now(), done: [...done], unsure: [...unsure], keys } satisfies StoredLog;
    storage.write(PREFIX + hash, log);
    removeOldest(storage);
  };
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

const parseLog = (value: unknown): StoredLog | undefined => storedLog.safeParse(value).data;

function removeOldest(storage: ReturnType<typeof openAdminStorage>) {
  const names = storage.list(PREFIX);
  if (names.length <= MAX_FILES) return;
  const savedAt = (name: string) => parseLog(storage.read(name))?.at ?? 0;
  const [oldest] = names.toSorted((one, other) => savedAt(one) - savedAt(other));
  if (oldest !== undefined) storage.remove(oldest);
}
