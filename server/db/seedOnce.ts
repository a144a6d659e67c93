import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { SOURCE_NAMES, type SourceName } from '#contract/lists/lists.ts';
import type { ListTable } from './lists/listTable.ts';
import { customerTable, listTables } from './lists/listTables.ts';
import { buildList } from './lists/openLists.ts';
import { fromOrder } from './orders/orderRow.ts';
import { fromProduct } from './products/productRow.ts';
import { fillOrderRegions, type Region } from './orders/orderRegions.ts';
import { refillSums } from './reports/fillSums.ts';
import type { SqlDatabase } from './schema.ts';

/** Rows are read once, and may come from a generator. */
export type Seed = {
  products: Iterable<StoredProduct>;
  orders: Iterable<StoredOrder>;
  /** Copies the images. Runs before the rows are inserted. */
  copyImages?: () => Promise<void>;
  /** Called repeatedly with the number of `stored`, then `indexed` rows of a list. */
  onProgress?: ((list: SourceName, step: 'stored' | 'indexed', done: number) => void) | undefined;
};

/** A statement can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 500;

function* chunkRows<T>(rows: Iterable<T>): Generator<T[]> {
  let chunk: T[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < ROWS_PER_STATEMENT) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function fillList(
  transaction: SqlDatabase,
  list: SourceName,
  chunks: Iterable<{ rows: number; insert: () => Promise<unknown> }>,
  { onProgress = () => undefined }: Seed,
): Promise<number> {
  let stored = 0;
  for (const { rows, insert } of chunks) {
    await insert();
    onProgress(list, 'stored', (stored += rows));
  }
  const table: ListTable<never> = listTables[list];
  await buildList(transaction, table, (done) => onProgress(list, 'indexed', done));
  return stored;
}

export type RowCounts = Record<SourceName, number>;

/**
 * Fills a new store in one transaction, and records in it that the store is filled. Returns the row counts, or
 * `undefined` if the store was filled before.
 */
export function seedOnce(
  database: SqlDatabase,
  create: () => Seed,
  now: number,
  region: Region,
): Promise<RowCounts | undefined> {
  return database.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('facts')
      .values({ name: 'seeded', value: new Date(now).toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!inserted) return undefined;
    const seed = create();
    await seed.copyImages?.();
    const products = chunkRows(seed.products).map((rows) => ({
      rows: rows.length,
      insert: () => transaction.insertInto('products').values(rows.map(fromProduct)).execute(),
    }));
    const orders = chunkRows(seed.orders).map((rows) => ({
      rows: rows.length,
      async insert() {
        await transaction.insertInto('orders').values(rows.map(fromOrder)).execute();
        await fillOrderRegions(transaction, region);
      },
    }));
    const counts = {
      products: await fillList(transaction, 'products', products, seed),
      orders: await fillList(transaction, 'orders', orders, seed),
    };
    await buildList(transaction, customerTable);
    await refillSums(transaction);
    await transaction
      .updateTable('list_versions')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('list', 'in', SOURCE_NAMES)
      .execute();
    return counts;
  });
}
