import type { HistoryEntry } from '#contract/history/history.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import type { Write } from '#server/base/history.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import type { Database, StoredAdmin } from '#server/base/database.ts';
import { takeEmptyDatabase } from '../emptyDatabase.ts';

export const asha: StoredAdmin = {
  id: 'a1',
  kind: 'admin',
  email: 'asha@store.example',
  fullName: 'Asha Rao',
  passwordHash: 'hash',
};
export const ravi: StoredAdmin = { ...asha, id: 'a2', email: 'ravi@store.example', fullName: 'Ravi' };

export const [orderA, orderB] = sampleOrders as [
  (typeof sampleOrders)[number],
  (typeof sampleOrders)[number],
];

/** Opens a database with the sample's orders, no products, and three accounts. */
export async function openHistoryDatabase() {
  const opened = await openDatabase(await takeEmptyDatabase());
  const seed = { products: [], orders: sampleOrders };
  await opened.seedOnce(() => seed, 0);
  for (const admin of [asha, ravi, { ...asha, id: 'a3', email: 'idle@store.example', fullName: 'Idle' }])
    await opened.db.admins.save(admin);
  return opened;
}

export const image = (publicId: string) => ({ url: `/uploads/${publicId}.webp`, publicId });

/** Returns a time on one day: second 7 is `2026-11-20T10:00:07.000Z`. */
export const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString();

export const write = (second: number, adminId = asha.id): Write => ({ at: at(second), adminId });

export const newProduct = (_id: string, changes: Partial<StoredProduct> = {}): StoredProduct => ({
  ...sampleProducts[0]!,
  _id,
  name: 'Brass lamp',
  images: [image('first')],
  createdAt: at(0),
  updatedAt: at(0),
  ...changes,
});

export const everything: ListCriteria = { search: '', filters: {}, page: 1, pageSize: 1000 };

/** Returns all entries, newest first. */
export const readEntries = async (db: Database): Promise<readonly HistoryEntry[]> =>
  (await db.history.getPage(everything)).rows;

/** Changes a product at a second of the day. Returns it, or `undefined` if the edit was refused. */
export async function edit(
  db: Database,
  before: StoredProduct,
  changes: Partial<StoredProduct>,
  { at: updatedAt, ...by }: Write,
): Promise<StoredProduct | undefined> {
  const after = { ...before, ...changes, updatedAt };
  return (await db.products.replace(after, before, { ...by, at: updatedAt })) ? after : undefined;
}
