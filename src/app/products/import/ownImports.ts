import * as z from 'zod/mini';
import type { CheckOptions, OwnSave } from '#features/products/import/checkedRow.ts';
import type { SentRow } from '#features/products/import/importModel.ts';

/**
 * What was imported from this browser, whatever the file: an administrator who corrects a file and imports it again has
 * no conflict with themselves, and creates no product twice.
 */
type OwnImports = Pick<CheckOptions['earlier'], 'created' | 'saves'>;

const KEY = 'product-imports';
/** So many products, the latest. */
const MAX_ENTRIES = 10_000;

const stored = z.object({
  created: z.array(z.string()),
  saves: z.array(z.tuple([z.string(), z.object({ bases: z.array(z.string()), fingerprint: z.string() })])),
});

type Entries = { created: readonly string[]; saves: readonly (readonly [string, OwnSave])[] };

/** Used where storage is forbidden or full: it lasts as long as the page. */
let unstored: Entries | undefined;

export function loadOwnImports(): OwnImports {
  const { created, saves } = unstored ?? load();
  return { created: new Set(created), saves: new Map(saves) };
}

function load(): Entries {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.data ?? { created: [], saves: [] };
  } catch {
    return { created: [], saves: [] }; // Storage is forbidden here, or holds what is no JSON.
  }
}

/** Adds rows that were stored. */
export function rememberImports(rows: readonly SentRow[]) {
  const { created, saves: before } = loadOwnImports();
  const saves = new Map(before);
  const createdNow = rows.flatMap((row) => (row.kind === 'create' ? [row.fingerprint] : []));
  for (const row of rows)
    if (row.kind === 'update') {
      saves.delete(row.productId);
      saves.set(row.productId, row.save);
    }
  const next = {
    created: [...created, ...createdNow].slice(-MAX_ENTRIES),
    saves: [...saves].slice(-MAX_ENTRIES),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    unstored = undefined;
  } catch {
    unstored = next;
  }
}
