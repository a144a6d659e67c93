import * as z from 'zod/mini';

const PREFIX = 'product-import:';
/** So many files are remembered. */
const MAX_FILES = 20;

const storedLog = z.object({ at: z.number(), done: z.array(z.number()), unsure: z.array(z.number()) });
type StoredLog = z.output<typeof storedLog>;

/** What was sent of a file, kept in this browser, so that a row which is done is not sent again. */
export type ImportLog = ReturnType<typeof openImportLog>;

/** Opens the log of a file by its hash. Without a hash, or where storage is forbidden, it lasts as long as the page. */
export function openImportLog(hash: string | undefined, now: () => number) {
  const key = hash && PREFIX + hash;
  const stored = key === undefined ? undefined : load(key);
  const done = new Set(stored?.done);
  const unsure = new Set(stored?.unsure);
  const save = () => key !== undefined && store(key, { at: now(), done: [...done], unsure: [...unsure] });
  return {
    getEarlier: () => ({ done: new Set(done), unsure: new Set(unsure) }),
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
    removeOldest();
  } catch {
    // Not kept: rows are then sent once as long as the page lives.
  }
}

function removeOldest() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= MAX_FILES) return;
  const [oldest] = keys.toSorted((one, other) => (load(one)?.at ?? 0) - (load(other)?.at ?? 0));
  if (oldest !== undefined) localStorage.removeItem(oldest);
}
