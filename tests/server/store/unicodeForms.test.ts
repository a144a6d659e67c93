import { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { aProduct } from '#mocks/builders.ts';
import { fromAdmin } from '#server/store/sql/admins.ts';
import { openLists } from '#server/store/sql/lists/openLists.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { normalizedEmails } from '#server/store/sql/migrations/0012-normalized-emails.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import type { Tables } from '#server/store/sql/schema.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';
import { aWrite } from '../aWrite.ts';

// Texts that look the same but have other code points: composed (NFC) or decomposed (NFD), and domains in Unicode or ASCII.

const UNICODE = 'asha@münchen.example';
const ASCII = 'asha@xn--mnchen-3ya.example';
const NAMES = { a: 'Cafetière'.normalize('NFC'), b: 'Cafetière'.normalize('NFD'), c: 'CAFETIERE' };

async function openWithProducts() {
  const { store, database } = await openStore(await takeEmptyDatabase());
  for (const [_id, name] of Object.entries(NAMES)) await store.products.add(aProduct({ _id, name }), aWrite);
  const find = async (search: string) => {
    const { rows } = await store.products.getPage({ search, filters: {}, page: 1, pageSize: 10 });
    return rows.map(({ _id }) => _id).toSorted();
  };
  return { database, find };
}

it('finds a product by its name in any form', async () => {
  const { find } = await openWithProducts();
  for (const search of [NAMES.a, NAMES.b, 'cafetiere', 'TIÈRE', 'afét'.normalize('NFD')])
    expect([search, await find(search)]).toEqual([search, ['a', 'b', 'c']]);
});

it('normalizes the addresses of an earlier version; duplicates keep their own', async () => {
  const database = new Kysely<Tables>({ dialect: await takeEmptyDatabase() });
  onTestFinished(() => database.destroy());
  await migrate(database);
  const account = { kind: 'admin' as const, fullName: 'Asha', phoneNumber: undefined, passwordHash: 'x' };
  const emails = {
    1: UNICODE,
    2: 'eve@straße.example',
    3: 'eve@xn--strae-oqa.example',
    4: 'plain@store.example',
  };
  for (const [id, email] of Object.entries(emails))
    await database
      .insertInto('admins')
      .values(fromAdmin({ ...account, id, email }))
      .execute();
  const waiting = { browser: 'b', full_name: 'Eve', phone_number: null, password_hash: 'x', made_at: 1 };
  for (const email of [UNICODE, 'plain@store.example'])
    await database
      .insertInto('registrations')
      .values({ ...waiting, email })
      .execute();
  await normalizedEmails.up(database);
  const admins = await database.selectFrom('admins').select(['id', 'email']).orderBy('id').execute();
  expect(Object.fromEntries(admins.map(({ id, email }) => [id, email]))).toEqual({ ...emails, 1: ASCII });
  const remaining = await database.selectFrom('registrations').select('email').execute();
  expect(remaining).toEqual([{ email: 'plain@store.example' }]);
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
