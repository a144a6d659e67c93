import { expect, it, onTestFinished } from 'vitest';
import { replayVersion } from '#server/history/replayVersion.ts';
import type { ProductHistory } from '#server/base/history.ts';
import { historyTable } from '#server/db/lists/listTables.ts';
import { buildList } from '#server/db/lists/openLists.ts';
import {
  at,
  edit,
  everything,
  image,
  newProduct,
  openHistoryDatabase,
  orderA,
  readEntries,
  write,
} from './openHistoryDatabase.ts';

async function open() {
  const opened = await openHistoryDatabase();
  onTestFinished(() => opened.close());
  return opened;
}

it('stores neither a write nor its entry if one of them fails', async () => {
  const { db, database } = await open();
  const product = newProduct('p1');
  await db.products.add(product, write(0));
  const ordered = await db.orders.find(orderA._id);
  await database.schema.alterTable('history').renameTo('history_elsewhere').execute();
  await expect(db.products.add(newProduct('p2'), write(1))).rejects.toThrow('history');
  await expect(edit(db, product, { stock: 1234 }, write(1))).rejects.toThrow('history');
  await expect(db.products.remove('p1', write(1))).rejects.toThrow('history');
  const change = db.orders.changeStatus(orderA._id, { ...write(1), status: 'cancelled' });
  await expect(change).rejects.toThrow('history');
  expect(await db.products.find('p2')).toBeUndefined();
  expect(await db.products.find('p1')).toEqual(product);
  expect(await db.orders.find(orderA._id)).toEqual(ordered);

  await database.schema.alterTable('history_elsewhere').renameTo('history').execute();
  await database.schema.alterTable('products').renameTo('products_elsewhere').execute();
  await expect(edit(db, product, { stock: 1234 }, write(1))).rejects.toThrow('products');
  await database.schema.alterTable('products_elsewhere').renameTo('products').execute();
  expect(await readEntries(db)).toHaveLength(1);
});

it('refuses an edit that brings back an image that the history has just forgotten', async () => {
  const { db } = await open();
  const product = newProduct('p1', { images: [image('one'), image('two')] });
  await db.products.add(product, write(0));
  const before = (await edit(db, product, { images: [image('two')] }, write(1)))!;
  const restored = { ...product, updatedAt: at(2) };
  const restore = () => db.products.replace(restored, before, { ...write(2), restoredImages: ['one'] });
  await Array.fromAsync(db.history.removeProductEntries(Infinity));
  expect(await restore()).toBe(false);
  await db.products.remove('p1', write(3));
  await db.products.add(product, write(4));
  await edit(db, product, { images: [image('two')], updatedAt: at(1) }, write(1));
  expect(await restore()).toBe(true);
});

it('shows entries with damaged changes, but no version that needs them', async () => {
  const { db, database } = await open();
  const first = newProduct('p1', { stock: 1 });
  await db.products.add(first, write(0));
  const second = (await edit(db, first, { stock: 2 }, write(1)))!;
  const third = (await edit(db, second, { stock: 3 }, write(2)))!;
  await edit(db, third, { stock: 4 }, write(3));
  const [newest, middle, oldest, created] = await readEntries(db);
  const readStock = async (id: string) =>
    replayVersion((await db.history.findProductHistory(id)) as ProductHistory)?.stock;
  expect([await readStock(newest!._id), await readStock(created!._id)]).toEqual([3, 1]);
  for (const changes of ['{', 'null', '{"stock":{"from":"many","to":3}}']) {
    await database
      .updateTable('history')
      .set({ changes, source: 'new' })
      .where('id', '=', middle!._id)
      .execute();
    const entries = await readEntries(db);
    expect(entries[1]).toEqual({ ...middle, source: undefined, changes: undefined });
    expect(await readStock(newest!._id)).toBe(3);
    for (const { _id } of [middle!, oldest!, created!]) expect(await readStock(_id)).toBeUndefined();
  }
  // A product that is gone without an entry has no versions either.
  await database.deleteFrom('products').execute();
  expect(await readStock(newest!._id)).toBeUndefined();
});

it('pages through more than 10,000 entries, and removes them in batches', async () => {
  const { db, database } = await open();
  const entry = (index: number) => ({
    id: index.toString(16).padStart(24, '0'),
    created_at: at(index),
    kind: index % 100 === 0 ? ('orderStatusChanged' as const) : ('productCreated' as const),
    admin_id: null,
    subject_id: `s${index}`,
    subject_name: null,
    source: null,
    file_name: null,
    status_from: null,
    status_to: index % 100 === 0 ? 'pending' : null,
    changes: null,
  });
  for (let start = 0; start < 10_100; start += 1010)
    await database
      .insertInto('history')
      .values(Array.from({ length: 1010 }, (_, index) => entry(start + index)))
      .execute();
  await database.transaction().execute((transaction) => buildList(transaction, historyTable));
  const page = async (number: number, filters = {}) => {
    const found = await db.history.getPage({ ...everything, filters, page: number, pageSize: 50 });
    return [
      found.page,
      found.rows.length,
      found.rows[0]?.subjectId,
      found.matches.count,
      found.matches.precision,
    ];
  };
  expect(await page(1)).toEqual([1, 50, 's10099', 10_100, 'exact']);
  expect(await page(202)).toEqual([202, 50, 's49', 10_100, 'exact']);
  expect(await page(999)).toEqual([202, 50, 's49', 10_100, 'exact']);
  expect(await page(999, { kind: 'productCreated' })).toEqual([200, 49, 's49', 9999, 'exact']);
  const { optionCounts, facetCounts } = await db.history.getPage({ ...everything, search: 's' });
  expect(optionCounts?.kind).toMatchObject({
    productCreated: 9999,
    productChanged: 0,
    orderStatusChanged: 101,
  });
  expect(facetCounts).toEqual({});
  await Array.fromAsync(db.history.removeProductEntries(Infinity));
  expect(await page(1)).toEqual([1, 50, 's10000', 101, 'exact']);
});
