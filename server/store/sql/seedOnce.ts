import type { StoredOrder } from '#contract/order.ts';
import type { StoredProduct } from '#contract/product.ts';
import { fromOrder } from './orderRow.ts';
import { fromProduct } from './productRow.ts';
import type { Database } from './schema.ts';

export type Seed = {
  products: readonly StoredProduct[];
  orders: readonly StoredOrder[];
  /** Puts the pictures in place; runs before the rows are there to point to them. */
  placePictures: () => Promise<void>;
};

/** Rows in one statement; a statement holds at most 32,766 values. */
const AT_ONCE = 500;

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += AT_ONCE) yield rows.slice(start, start + AT_ONCE);
}

/**
 * Fills a new store, in one transaction with the note that says so: whatever ends the process meanwhile, the store is
 * filled once and whole. Undefined where it was filled before; what has been deleted since stays deleted.
 */
export function seedOnce(database: Database, make: () => Seed, at: number): Promise<Seed | undefined> {
  return database.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('facts')
      .values({ name: 'seeded', value: new Date(at).toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!noted) return undefined;
    const seed = make();
    await seed.placePictures();
    for (const products of chunks(seed.products.map(fromProduct))) {
      await transaction.insertInto('products').values(products).execute();
    }
    for (const orders of chunks(seed.orders.map(fromOrder))) {
      await transaction.insertInto('orders').values(orders).execute();
    }
    return seed;
  });
}
