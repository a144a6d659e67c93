import { Kysely, type LogEvent, sql } from 'kysely';
import { beforeAll, expect, inject, it } from 'vitest';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { GROUPED_ORDER_SORTS, ORDER_SORTS } from '#contract/orders/orderListNames.ts';
import { generateOrders, generateProducts } from '#server/seed/generate.ts';
import { openIndexes } from '#server/store/sql/lists/openIndexes.ts';
import { sqlOrders } from '#server/store/sql/orders.ts';
import { sqlProducts } from '#server/store/sql/products.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import type { Database, Tables } from '#server/store/sql/schema.ts';
import { seedOnce } from '#server/store/sql/seedOnce.ts';
import { createRevisionFeed } from '#server/store/revisionFeed.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

// What a page costs must not grow with the list: no query reads a whole table, and none sorts more than the few matches of a
// search. The plans say so before anybody has a million rows.

/** More than are counted, so that a word which all names have is looked up along the order. */
const ROWS = 12_000;
const isPostgres = inject('postgres') !== undefined;

let database: Database;
let queries: LogEvent[] = [];
let stores: { products: ReturnType<typeof sqlProducts>; orders: ReturnType<typeof sqlOrders> };

beforeAll(async () => {
  const log = (event: LogEvent) => void queries.push(event);
  database = new Kysely<Tables>({ dialect: await takeEmptyDatabase(), log });
  await migrate(database);
  await openIndexes(database);
  const seed = {
    products: generateProducts(ROWS),
    orders: generateOrders(ROWS),
    copyImages: async () => undefined,
  };
  await seedOnce(database, () => seed, 0);
  await sql`analyze`.execute(database);
  const { search, searchFailure } = await openIndexes(database);
  expect(searchFailure).toBeUndefined();
  const notices = { feed: createRevisionFeed() };
  stores = {
    products: sqlProducts(database, search, notices),
    orders: sqlOrders(database, search, notices),
  };
});

/** The plans of all queries of one page, a line each. */
async function explain(
  list: 'products' | 'orders',
  criteria: ListCriteria,
  withCursor: boolean,
): Promise<string[]> {
  const before = withCursor ? await stores[list].page(criteria) : undefined;
  queries = [];
  await stores[list].page(withCursor ? { ...criteria, page: 2 } : criteria, before?.next);
  const asked = queries.map(({ query }) => query);
  const plans = [];
  for (const { sql: text, parameters } of asked) {
    const parts = text.split(isPostgres ? /\$\d+/ : '?');
    const order = isPostgres
      ? [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1)
      : [...parameters.keys()];
    const query = parts.flatMap((part, index) =>
      index === 0 ? [sql.raw(part)] : [sql`${parameters[order[index - 1]!]}`, sql.raw(part)],
    );
    const explained = isPostgres ? sql`explain ` : sql`explain query plan `;
    const { rows } = await sql<Record<string, string>>`${explained}${sql.join(query, sql``)}`.execute(
      database,
    );
    plans.push(...rows.map((row) => String(row['detail'] ?? row['QUERY PLAN']).trim()));
  }
  return plans;
}

const sorts = {
  products: [undefined, 'product', 'category', 'price', 'stock', 'discount'],
  orders: [undefined, ...ORDER_SORTS],
};
const filters = { products: { category: 'home' }, orders: { status: 'delivered' } };
/** Those with few matches, with many, and with none, of one letter and more. */
const searches = {
  products: ['', 'lot 77', 'lot', 'zzz', 'l', 'zq'],
  orders: ['', 'bb0000000000000000001', 'bb00', 'zzz', 'b', 'zq'],
};

/** Beside the first filter: few rows pass, many, some in a range, and both of these at once. */
const moreFilters = {
  products: [
    { stock: 'low' },
    { featured: 'no' },
    { price: '100..120' },
    { featured: 'no', price: '100..120' },
  ],
  orders: [
    { payment: 'refunded' },
    { total: '500..600' },
    { method: 'upi', date: '2026-06-01T00:00:00Z..2026-06-03T00:00:00Z' },
    { category: 'fashion' },
    { place: 'pune', revenue: 'counted' },
    { product: 'meridian 38 mm automatic watch', revenue: 'cancelled' },
  ],
};

const filteredCases = (['products', 'orders'] as const).flatMap((list) =>
  moreFilters[list].flatMap((more) =>
    [{}, filters[list]].flatMap((first) =>
      sorts[list].map((column): [string, 'products' | 'orders', ListCriteria] => [
        `${list} by ${column ?? 'date of creation'}, ${JSON.stringify({ ...more, ...first })}`,
        list,
        {
          search: '',
          filters: { ...more, ...first },
          page: 1,
          pageSize: 10,
          sort: column === undefined ? undefined : { column, direction: 'descending' },
        },
      ]),
    ),
  ),
);

/** The other way, a text that is missing has another stand-in. */
const upwardCases = GROUPED_ORDER_SORTS.map((column): [string, 'orders', ListCriteria] => [
  `orders by ${column}, ascending`,
  'orders',
  { search: '', filters: {}, page: 1, pageSize: 10, sort: { column, direction: 'ascending' } },
]);

const cases = (['products', 'orders'] as const).flatMap((list) =>
  sorts[list].flatMap((column) =>
    [{}, filters[list]].flatMap((filter) =>
      searches[list].map((search): [string, 'products' | 'orders', ListCriteria] => [
        `${list} by ${column ?? 'date of creation'}${'category' in filter || 'status' in filter ? ', filtered' : ''}, ‘${search}’`,
        list,
        {
          search,
          filters: filter,
          page: 1,
          pageSize: 10,
          sort: column === undefined ? undefined : { column, direction: 'descending' },
        },
      ]),
    ),
  ),
);

/** Of a whole table. */
const isScan = (line: string) =>
  isPostgres
    ? /Seq Scan on (products|orders|product_index|order_index)/.test(line)
    : /^SCAN (i|products|orders|product_index|order_index)$/.test(line);
/** Of more than the few rows that are equal in what is sorted by, which PostgreSQL may sort. */
function isSort(line: string): boolean {
  if (!isPostgres) return /USE TEMP B-TREE FOR (LAST .* )?ORDER BY/.test(line);
  const sort = /^(?:->\s+)?(?:Incremental )?Sort .*rows=(\d+)/.exec(line);
  return sort !== null && Number(sort[1]) > 100;
}

/** A sort without an index for each status: up to 10,000 orders with one are looked up by it, and sorted. */
const isFoundByStatus = ({ sort, filters: { status } }: Pick<ListCriteria, 'sort' | 'filters'>) =>
  status !== undefined && GROUPED_ORDER_SORTS.some((name) => name === sort?.column);

/**
 * Two thirds of these orders are delivered, and no more than 10,000: PostgreSQL counts the options among them by reading the rows
 * themselves. Of a longer list they would be fewer than what an index is slower for.
 */
const countsMostOrders = ({ filters: { status } }: Pick<ListCriteria, 'filters'>) =>
  isPostgres && status === 'delivered';

/**
 * PostgreSQL's trigrams don't help with one or two letters. What most rows contain it looks for in the rows themselves, and
 * ends with the count.
 */
const mayScan = ({ search, ...criteria }: ListCriteria) =>
  isPostgres &&
  search !== '' &&
  (search.length < 3 || search === 'lot' || search === 'bb00' || isFoundByStatus(criteria));

it.each([...cases, ...upwardCases])('%s: along an index', async (_, list, criteria) => {
  const plans = [
    ...(await explain(list, criteria, false)),
    ...(await explain(list, criteria, true)),
    ...(await explain(list, { ...criteria, page: 1000 }, false)),
  ];
  expect(plans.length).toBeGreaterThan(2);
  expect(plans.filter((line) => isScan(line) && !mayScan(criteria) && !countsMostOrders(criteria))).toEqual(
    [],
  );
  expect(
    plans.filter((line) => isSort(line) && criteria.search === '' && !isFoundByStatus(criteria)),
  ).toEqual([]);
});

/** What passes most rows is found by walking and counted up to 10,000, for which PostgreSQL reads the rows themselves. */
const mayScanFilters = (chosen: ListCriteria['filters']) =>
  isPostgres && Object.keys(chosen).length === 1 && 'featured' in chosen;

it.each(filteredCases)('%s: along an index', async (_, list, criteria) => {
  const plans = [
    ...(await explain(list, criteria, false)),
    ...(await explain(list, { ...criteria, page: 1000 }, false)),
  ];
  expect(plans.length).toBeGreaterThan(1);
  expect(
    plans.filter((line) => isScan(line) && !mayScanFilters(criteria.filters) && !countsMostOrders(criteria)),
  ).toEqual([]);
});

it.skipIf(isPostgres)('looks up no trigram that most names have beside rarer ones', async () => {
  queries = [];
  await stores.products.page({ search: 'lot 1234', filters: {}, page: 1, pageSize: 10 });
  const expressions = queries
    .flatMap(({ query }) => query.parameters)
    .filter((one) => typeof one === 'string' && one.startsWith('"'));
  expect(new Set(expressions)).toEqual(new Set(['" 12" AND "234"']));
});
