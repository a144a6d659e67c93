import { sql } from 'kysely';
import type { Totals } from '#contract/dashboard/dashboard.ts';
import {
  type Currency,
  getCurrencyDecimals,
  getStoreCurrency,
  sortCurrencies,
} from '#contract/money/currency.ts';
import { createRevisionCache } from '../revisions.ts';
import type { SqlDatabase } from '../schema.ts';

type CurrencySums = { currency: string; orders: number; counted: number; revenue: number };

/** Sums up all orders by currency from their daily sums. Double precision, because the drivers can't return larger integers. */
async function readCurrencySums(database: SqlDatabase): Promise<CurrencySums[]> {
  const columns = ['orders', 'counted', 'revenue'].map(
    (column) => sql`cast(sum(${sql.ref(column)}) as double precision) as ${sql.ref(column)}`,
  );
  const { rows } = await sql<CurrencySums>`select currency, ${sql.join(columns)} from order_sums
    where build = (select build from order_sum_builds where is_complete = 1) and dimension = 'all'
    group by currency`.execute(database);
  return rows;
}

/** Counts the customers. Reads only the covering index `orders_buyer`. */
async function countBuyers(database: SqlDatabase): Promise<number> {
  const { fn } = database;
  const buyers = database
    .selectFrom('orders')
    .select(fn.coalesce(fn<string>('lower', ['buyer_email']), 'buyer_id').as('buyer'))
    .distinct();
  const counted = database
    .selectFrom(buyers.as('buyers'))
    .select(fn.countAll().as('count'))
    .where('buyer', 'is not', null);
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

async function sumOrders(database: SqlDatabase, storeCurrency: Currency) {
  const currency = getStoreCurrency(storeCurrency);
  const sums = await readCurrencySums(database);
  const others = sums.filter((other) => other.currency !== currency && other.counted > 0);
  const revenue = sums.find((own) => own.currency === currency)?.revenue ?? 0;
  return {
    count: sums.reduce((count, { orders }) => count + orders, 0),
    buyers: await countBuyers(database),
    revenue: revenue / 10 ** getCurrencyDecimals(currency),
    otherCurrencies: sortCurrencies(
      others.map((other) => ({ currency: other.currency, orders: other.counted })),
    ),
  };
}

async function countProducts(database: SqlDatabase): Promise<number> {
  const query = database.selectFrom('products').select(database.fn.countAll().as('count'));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Creates a function that computes the totals, cached until their list changes. */
export function createTotals(database: SqlDatabase, readCurrency: () => Promise<Currency>) {
  const orderSums = createRevisionCache(database, 'orders', async () =>
    sumOrders(database, await readCurrency()),
  );
  const productCount = createRevisionCache(database, 'products', () => countProducts(database));
  return async (): Promise<Totals> => {
    const [products, orders] = await Promise.all([productCount.get(), orderSums.get()]);
    return {
      totalUsers: orders.buyers,
      totalProducts: products,
      totalOrders: orders.count,
      totalRevenueAmount: orders.revenue,
      ...(orders.otherCurrencies.length > 0 && { otherCurrencies: orders.otherCurrencies }),
    };
  };
}
