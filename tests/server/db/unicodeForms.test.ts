import { expect, it } from 'vitest';
import { aProduct } from '#mocks/builders.ts';
import { openLists } from '#server/db/lists/openLists.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';
import { aWrite } from '../aWrite.ts';

// Texts that look the same but have other code points: composed (NFC) or decomposed (NFD).

const NAMES = { a: 'Cafetière'.normalize('NFC'), b: 'Cafetière'.normalize('NFD'), c: 'CAFETIERE' };

async function openWithProducts() {
  const { db, database } = await openDatabase(await takeEmptyDatabase());
  for (const [_id, name] of Object.entries(NAMES)) await db.products.add(aProduct({ _id, name }), aWrite);
  const find = async (search: string) => {
    const { rows } = await db.products.getPage({ search, filters: {}, page: 1, pageSize: 10 });
    return rows.map(({ _id }) => _id).toSorted();
  };
  return { database, find };
}

it('finds a product by its name in any form', async () => {
  const { find } = await openWithProducts();
  for (const search of [NAMES.a, NAMES.b, 'cafetiere', 'TIÈRE', 'afét'.normalize('NFD')])
    expect([search, await find(search)]).toEqual([search, ['a', 'b', 'c']]);
});

it('folds the search texts of an earlier version and reports progress', async () => {
  const { database, find } = await openWithProducts();
  await database.updateTable('products_list').set({ search_text: 'as it was' }).execute();
  await database.updateTable('list_indexes').set({ definition: null }).execute();
  const progress: unknown[] = [];
  await openLists(database, (...step) => void progress.push(step));
  expect(progress).toContainEqual(['products', 3, 3]);
  expect(await find('cafetiere')).toEqual(['a', 'b', 'c']);
  expect(await find('as it was')).toEqual([]);
});
