import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import type { CheckOptions, OwnSave } from '#features/products/import/checkedRow.ts';
import type { SentRow } from '#features/products/import/importModel.ts';
import { openAdminStorage } from '../../browser/adminStorage.ts';
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

/**
 * What an administrator imported in this browser, from any file. Importing a corrected file again is then no conflict
 * with the administrator's own changes, and creates no product twice.
 */
type OwnImports = Pick<CheckOptions['earlier'], 'created' | 'saves'>;

const NAME = 'product-imports';
/** Only the latest products are kept. */
const MAX_ENTRIES = 10_000;

const storedImports = z.object({
  created: z.array(z.string()),
  saves: z.array(z.tuple([z.string(), z.object({ bases: z.array(z.string()), fingerprint: z.string() })])),
});

type StoredImports = { created: readonly string[]; saves: readonly (readonly [string, OwnSave])[] };

export function loadOwnImports(email: string): OwnImports {
  const { data } = storedImports.safeParse(openAdminStorage(email).read(NAME));
  return { created: new Set(data?.created), saves: new Map(data?.saves) };
}

/** Adds rows that the backend has stored. */
export function rememberImports(email: string, rows: readonly SentRow[]) {
  const { created, saves: before } = loadOwnImports(email);
  const saves = new Map(before);
  const createdNow = rows.flatMap((row) => (row.kind === 'create' ? [row.fingerprint] : []));
  for (const row of rows)
    if (row.kind === 'update') {
      saves.delete(row.productId);
      saves.set(row.productId, row.save);
    }
  openAdminStorage(email).write(NAME, {
    created: [...created, ...createdNow].slice(-MAX_ENTRIES),
    saves: [...saves].slice(-MAX_ENTRIES),
  } satisfies StoredImports);
}
