import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { fillIndex } from './lists/fillIndex.ts';
import { orderIndex } from './lists/orderIndex.ts';
import { productIndex } from './lists/productIndex.ts';
import { fromOrder } from './orderRow.ts';
import { fromProduct } from './productRow.ts';
import type { Database } from './schema.ts';

// What the store remembers about itself, in a table that has been called `facts` since its first release.

/** Returns the store's own secret, and generates it first where there is none. */
export async function getOrCreateSecret(database: Database, generate: () => string): Promise<string> {
  const created = { name: 'secret', value: generate() };
  await database
    .insertInto('facts')
    .values(created)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = database.selectFrom('facts').select('value').where('name', '=', created.name);
  return (await stored.executeTakeFirstOrThrow()).value;
}

export type Seed = {
  products: readonly StoredProduct[];
  orders: readonly StoredOrder[];
  /** Copies the images; runs before the rows refer to them. */
  copyImages: () => Promise<void>;
};

/** A statement can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 500;

function* chunkRows<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    yield rows.slice(start, start + ROWS_PER_STATEMENT);
  }
}

/**
 * Fills a new store, in one transaction with the note that says so: whatever ends the process meanwhile, the store is
 * filled once and whole. Returns undefined where it was filled before; what has been deleted since stays deleted.
 */
export function seedOnce(database: Database, create: () => Seed, at: number): Promise<Seed | undefined> {
  return database.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('facts')
      .values({ name: 'seeded', value: new Date(at).toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!noted) return undefined;
    const seed = create();
    await seed.copyImages();
    for (const products of chunkRows(seed.products.map(fromProduct))) {
      await transaction.insertInto('products').values(products).execute();
    }
    for (const orders of chunkRows(seed.orders.map(fromOrder))) {
      await transaction.insertInto('orders').values(orders).execute();
    }
    await fillIndex(transaction, productIndex);
    await fillIndex(transaction, orderIndex);
    return seed;
  });
}
