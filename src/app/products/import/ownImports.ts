import * as z from 'zod/mini';
import type { CheckOptions, OwnSave } from '#features/products/import/checkedRow.ts';
import type { SentRow } from '#features/products/import/importModel.ts';
import { openAdminStorage } from '../../browser/adminStorage.ts';

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
