import { CompiledQuery, Kysely, type LogEvent } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { customerListRules } from '#contract/customers/customerList.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { createRevisionFeed, type Database } from '#server/base/database.ts';
import { openLists } from '#server/db/lists/openLists.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { createCustomerRepository } from '#server/db/orders/customers.ts';
import { createOrderRepository } from '#server/db/orders/orders.ts';
import { createProductRepository } from '#server/db/products/products.ts';
import type { SqlDatabase, Tables } from '#server/db/schema.ts';
import { seedOnce } from '#server/db/seedOnce.ts';
import { isPostgres, takeEmptyDatabase } from './emptyDatabase.ts';

/** Enough rows for PostgreSQL to prefer an index. */
const ROWS = 3000;

let database: SqlDatabase;
let queries: CompiledQuery[] = [];
let stores: Pick<Database, 'products' | 'orders' | 'customers'>;

beforeAll(async () => {
  const log = ({ query }: LogEvent) => void queries.push(query);
  database = new Kysely<Tables>({ dialect: await takeEmptyDatabase(), log });
  await migrate(database);
  await openLists(database);
  const seed = {
    products: generateProducts(ROWS),
    orders: generateOrders(ROWS),
  };
  await seedOnce(database, () => seed, 0, { currency: null });
  const notices = { feed: createRevisionFeed() };
  stores = {
    products: createProductRepository(database, true, notices),
    orders: createOrderRepository(database, true, notices),
    customers: createCustomerRepository(database, true),
  };
});

async function explain(list: keyof typeof stores, change: Partial<ListCriteria>): Promise<string[]> {
  const criteria: ListCriteria = { search: '', filters: {}, page: 1, pageSize: 10, ...change };
  // Skip the counts of the whole list, which are read once for each revision.
  await stores[list].getPage(criteria);
  return explainQueries(() => stores[list].getPage(criteria));
}

async function explainQueries(read: () => Promise<unknown>): Promise<string[]> {
  queries = [];
  await read();
  const plans = await Promise.all(
    queries.map(({ sql, parameters }) =>
      database.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${isPostgres ? '' : 'query plan '}${sql}`, [...parameters]),
      ),
    ),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => (row['detail'] ?? row['QUERY PLAN'] ?? '').trim()));
}

const isScan = (line: string) =>
  isPostgres
    ? // The generated orders have too few customers for PostgreSQL to prefer an index.
      /Seq Scan on (?!customers_)\w+_list/.test(line)
    : /^SCAN (?:\w+_list|customers)$/.test(line);
const isSort = (line: string) => (isPostgres ? /^(-> +)?Sort /.test(line) : /TEMP B-TREE/.test(line));

const sorts = [
  ...Object.keys(productListRules.sortBy).map((column) => ['products', column] as const),
  ...Object.keys(orderListRules.sortBy).map((column) => ['orders', column] as const),
  ...Object.keys(customerListRules.sortBy).map((column) => ['customers', column] as const),
];

it.each(sorts)('sorts %s by %s with an index', async (list, column) => {
  for (const direction of ['ascending', 'descending'] as const) {
    const plans = await explain(list, { sort: { column, direction } });
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.filter((line) => isScan(line) || isSort(line))).toEqual([]);
  }
});

it.each<[keyof typeof stores, Partial<ListCriteria>]>([
  ['products', { search: 'lot 1234' }],
  ['products', { filters: { status: 'inactive' } }],
  ['products', { filters: { stock: 'out' } }],
  ['orders', { search: 'bb0000000000000000001' }],
  ['orders', { filters: { payment: 'refunded' } }],
  ['orders', { filters: { customer: 'customer7@mail.example' } }],
  ['orders', { filters: { date: '2025-06-01T00:00:00Z..2025-06-03T00:00:00Z' } }],
])('finds few %s matching %j with an index', async (list, change) => {
  const plans = await explain(list, change);
  expect(plans.length).toBeGreaterThan(2);
  expect(plans.filter(isScan)).toEqual([]);
});

it('finds customers with an index', async () => {
  const criteria = { search: 'customer123@', filters: {}, page: 1, pageSize: 10 };
  const plans = await explainQueries(() => stores.customers.getPage(criteria));
  expect(plans.length).toBeGreaterThan(2);
  expect(plans.filter(isScan)).toEqual([]);
});

it.each([
  [{ buyer: 'customer7@mail.example' }, 'orders_buyer'],
  [{ cart: 'cart-7' }, 'orders_by_cart'],
])('counts and reads the orders of %j with their index', async (owner, index) => {
  const plans = await explainQueries(() => stores.orders.findPageOf(owner, { page: 1, pageSize: 20 }));
  expect(plans.filter((line) => line.includes(index))).toHaveLength(2);
});
