import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { generateProducts } from '#server/seed/generateRows.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

/** Enough rows for progress to be printed. */
const ROWS = 10_000;

it('prints progress while it rebuilds the lists of an older store', async () => {
  const DATA_DIR = createTemporaryFolder();
  const { database, seedOnce, close } = await openDatabase(createSqliteDialect(join(DATA_DIR, 'store.db')));
  const seed = { products: generateProducts(ROWS), orders: [] };
  await seedOnce(() => seed, 0);
  await database.updateTable('list_indexes').set({ definition: null }).execute();
  await close();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await startWholeServer({ DATA_DIR });
  const lines = write.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('indexing'));
  write.mockRestore();
  expect(lines).toEqual(
    Array.from({ length: 10 }, (_, tenth) => `indexing 10,000 products: ${(tenth + 1) * 10} %\n`),
  );
});
