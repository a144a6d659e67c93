import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import type { CheckOptions, PreviousSave, SentRow } from '#features/products/import/importModel.ts';
import { openAdminStorage } from '../../browser/adminStorage.ts';
import { createKey } from '../../queries/idempotencyKey.ts';

const PREFIX = 'product-import:';
const MAX_FILES = 20;

const storedLog = z.object({
  at: z.number(),
  done: z.array(z.number()),
  unsure: z.array(z.number()),
  /** Prefix of the idempotency keys, and when it was created. */
  keys: z.optional(z.object({ id: z.string(), at: z.number() })),
});
type StoredLog = z.output<typeof storedLog>;

/** Log of the rows sent from a file, kept in the browser so that no row is sent twice. */
export type ImportLog = ReturnType<typeof openImportLog>;

/** Opens an administrator's log of a file by its hash. */
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
    /** Rows without a response are sent again if the backend still knows their key. */
    getEarlier: (backendKeys: 'offered' | 'unavailable') => ({
      done: new Set(done),
      unsure: new Set(backendKeys === 'offered' && isKeyKnown ? [] : unsure),
    }),
    /** Returns the idempotency key of a row; for an update, also per version of the product. */
    getKey: (row: number, version = '') => `${keys.id}-${row}-${encodeURIComponent(version)}`,
    /** Until a response arrives, it is unknown whether the product was created. */
    begin(row: number) {
      unsure.add(row);
      save();
    },
    finish(row: number) {
      unsure.delete(row);
      done.add(row);
      save();
    },
    /** The row was refused, so nothing happened. */
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
 * Everything an administrator has imported in this browser. Importing a corrected file again then causes no
 * conflicts and no duplicates.
 */
type OwnImports = Pick<CheckOptions['earlier'], 'created' | 'saves'>;

const NAME = 'product-imports';
/** Only the latest products are kept. */
const MAX_ENTRIES = 10_000;

const storedImports = z.object({
  created: z.array(z.string()),
  saves: z.array(z.tuple([z.string(), z.object({ bases: z.array(z.string()), fingerprint: z.string() })])),
});

type StoredImports = { created: readonly string[]; saves: readonly (readonly [string, PreviousSave])[] };

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
