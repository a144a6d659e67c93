import { sql } from 'kysely';
import type { Totals } from '#contract/dashboard/dashboard.ts';
import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import { getEngine } from './engine.ts';
import { createRevisionCache } from './revisions.ts';
import type { Database } from './schema.ts';

/**
 * Adds up the orders' amounts, each rounded as `toSmallestUnits` of the contract does: fifteen digits are what a number surely holds,
 * and larger ones have no digits to spare.
 */
function sumUnits(database: Database, decimals: number) {
  const units = sql.lit(10 ** decimals);
  return getEngine(database) === 'postgres'
    ? sql<string | number | null>`sum(round((case when abs(total_amount) < 1e12 then total_amount::numeric
        else total_amount::text::numeric end) * ${units}))`
    : sql<string | number | null>`sum(case when abs(total_amount) < 1e12
        then round(cast(printf('%.15g', total_amount * ${units}) as real)) else total_amount * ${units} end)`;
}

/** Reads nothing but indexes (migration 0006): of a million orders these are a fiftieth of the bytes. */
async function sumOrders(database: Database, currency: Currency) {
  const decimals = getCurrencyDecimals(currency);
  const { fn } = database;
  const buyers = database
    .selectFrom('orders')
    .select(fn.coalesce(fn<string>('lower', ['buyer_email']), 'buyer_id').as('buyer'))
    .distinct();
  const [orders, { count: buyerCount }, revenue] = await Promise.all([
    database.selectFrom('orders').select(fn.countAll().as('count')).executeTakeFirstOrThrow(),
    database
      .selectFrom(buyers.as('buyers'))
      .select(fn.countAll().as('count'))
      .where('buyer', 'is not', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('orders')
      .select(sumUnits(database, decimals).as('sum'))
      .where((eb) => eb.or([eb('status', 'is', null), eb('status', '<>', 'cancelled')]))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    count: Number(orders.count),
    buyers: Number(buyerCount),
    revenue: Number(revenue.sum ?? 0) / 10 ** decimals,
  };
}

async function countRows(database: Database, table: 'admins' | 'products'): Promise<number> {
  const counted = database.selectFrom(table).select(database.fn.countAll().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** Creates the function that computes the totals as the port defines them, anew only after a write to their list. */
export function createTotals(database: Database, currency: Currency) {
  const getOrders = createRevisionCache(database, 'orders', () => sumOrders(database, currency));
  const getProducts = createRevisionCache(database, 'products', () => countRows(database, 'products'));
  return async (): Promise<Totals> => {
    const [admins, products, orders] = await Promise.all([
      countRows(database, 'admins'),
      getProducts(),
      getOrders(),
    ]);
    return {
      totalUsers: admins + orders.buyers,
      totalProducts: products,
      totalOrders: orders.count,
      totalRevenueAmount: orders.revenue,
    };
  };
}
