import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generateProducts } from '#server/seed/generateRows.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { createSqliteDialect } from '#server/store/sql/sqlite.ts';
import { runServer } from '../runningServer.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

/** Enough rows for progress to be printed. */
const ROWS = 10_000;

it('prints progress while it rebuilds the lists of an older store', async () => {
  const DATA_DIR = createTemporaryFolder();
  const { database, seedOnce, close } = await openStore(createSqliteDialect(join(DATA_DIR, 'store.db')));
  const seed = { products: generateProducts(ROWS), orders: [], copyImages: async () => undefined };
  await seedOnce(() => seed, 0);
  await database.updateTable('list_indexes').set({ definition: null }).execute();
  await close();
  const server = runServer({ DATA_DIR });
  await server.ready;
  const { out } = await server.end('SIGTERM');
  const lines = out.split('\n').filter((line) => line.startsWith('indexing'));
  expect(lines).toEqual(
    Array.from({ length: 10 }, (_, tenth) => `indexing 10,000 products: ${(tenth + 1) * 10} %`),
  );
  expect(out.indexOf('100 %')).toBeLessThan(out.indexOf('Counter is ready'));
});
