import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import type { CheckOptions, PreviousSave, SentRow } from '#features/products/import/importModel.ts';
import { openAdminStorage } from '../../browser/adminStorage.ts';
import { createRandomKey } from '../../queries/idempotencyKey.ts';

const LOG_PREFIX = 'product-import:';
const MAX_LOGS = 20;

/** Rows are stored by number. */
const storedLog = z.object({
  /** When it was saved. */
  at: z.number(),
  done: z.array(z.number()),
  /** Sent, but without a response. */
  unsure: z.array(z.number()),
  /** Prefix of the idempotency keys, and when it was created. */
  keys: z.optional(z.object({ id: z.string(), at: z.number() })),
});
type StoredLog = z.output<typeof storedLog>;

/** Log of the rows sent from a file, stored in the browser so that no row is sent twice. */
export type ImportLog = ReturnType<typeof openImportLog>;

/** Opens an administrator's log of the file with this hash. */
export function openImportLog(email: string, hash: string, now: () => number) {
  const storage = openAdminStorage(email);
  const stored = parseLog(storage.read(LOG_PREFIX + hash));
  const done = new Set(stored?.done);
  const unsure = new Set(stored?.unsure);
  /** Whether backends still store the keys of the earlier import. */
  const areKeysValid = (stored?.keys?.at ?? -Infinity) > now() - IDEMPOTENCY_KEY_LIFETIME_MS;
  const createKeys = () => ({ id: createRandomKey(), at: now() });
  let keys = (areKeysValid ? stored?.keys : undefined) ?? createKeys();
  const save = () => {
    const log = { at: now(), done: [...done], unsure: [...unsure], keys } satisfies StoredLog;
    storage.write(LOG_PREFIX + hash, log);
    removeOldest(storage);
  };
  return {
    /**
     * Returns the rows of earlier imports. Rows without a response can be sent again if their keys are still valid.
     */
    getEarlierRows: (keyCapability: 'offered' | 'unavailable') => ({
      done: new Set(done),
      unsure: new Set(keyCapability === 'offered' && areKeysValid ? [] : unsure),
    }),
    /** Returns the idempotency key of a row; for an update, also per version of the product. */
    getKey: (row: number, version = '') => `${keys.id}-${row}-${encodeURIComponent(version)}`,
    /** Until a response arrives, it is unknown whether the product was created. */
    markSent(row: number) {
      unsure.add(row);
      save();
    },
    markDone(row: number) {
      unsure.delete(row);
      done.add(row);
      save();
    },
    /** The store is unchanged, so the row can be sent again. */
    markRefused(row: number) {
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
  const names = storage.list(LOG_PREFIX);
  if (names.length <= MAX_LOGS) return;
  const savedAt = (name: string) => parseLog(storage.read(name))?.at ?? 0;
  const [oldest] = names.toSorted((one, other) => savedAt(one) - savedAt(other));
  if (oldest !== undefined) storage.remove(oldest);
}

/**
 * The products that an administrator has imported in this browser. They prevent conflicts and duplicates when a
 * corrected file is imported again.
 */
type OwnImports = Pick<CheckOptions['earlier'], 'created' | 'saves'>;

const OWN_IMPORTS_NAME = 'product-imports';
/** Only the latest products are kept. */
const MAX_OWN_IMPORTS = 10_000;

const storedSave = z.object({
  bases: z.array(z.string()),
  fingerprint: z.string(),
  stock: z.optional(z.number()),
  recounts: z.optional(
    z.array(z.object({ version: z.optional(z.string()), atExport: z.number(), counted: z.number() })),
  ),
});

const storedImports = z.object({
  created: z.array(z.string()),
  saves: z.array(z.tuple([z.string(), storedSave])),
});

type StoredImports = { created: readonly string[]; saves: readonly (readonly [string, PreviousSave])[] };

export function loadOwnImports(email: string): OwnImports {
  const { data } = storedImports.safeParse(openAdminStorage(email).read(OWN_IMPORTS_NAME));
  return { created: new Set(data?.created), saves: new Map(data?.saves) };
}

/** Adds rows that the backend has stored. */
export function addOwnImports(email: string, rows: readonly SentRow[]) {
  const { created, saves: earlierSaves } = loadOwnImports(email);
  const saves = new Map(earlierSaves);
  const newlyCreated = rows.flatMap((row) => (row.kind === 'create' ? [row.fingerprint] : []));
  for (const row of rows)
    if (row.kind === 'update') {
      saves.delete(row.productId);
      saves.set(row.productId, row.save);
    }
  openAdminStorage(email).write(OWN_IMPORTS_NAME, {
    created: [...created, ...newlyCreated].slice(-MAX_OWN_IMPORTS),
    saves: [...saves].slice(-MAX_OWN_IMPORTS),
  } satisfies StoredImports);
}
