import { CompiledQuery, Kysely, type LogEvent, sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { aProduct } from '#mocks/builders.ts';
import { createMemoryStore } from '#server/store/memory/memoryStore.ts';
import type { PagedStore, Store } from '#server/store/port.ts';
import { createRevisionFeed } from '#server/store/revisionFeed.ts';
import { openIndexes } from '#server/store/sql/lists/openIndexes.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { sqlProducts } from '#server/store/sql/products.ts';
import type { Database, Tables } from '#server/store/sql/schema.ts';
import { seedOnce } from '#server/store/sql/seedOnce.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

// More than 10,000 matches that lie together and late in the order: neither is the whole list walked to them, nor are all of
// them sorted.

/** So many that they are not counted up to 10,000. */
const LAMPS = 26_000;
const OTHERS = 5000;
const ROWS = LAMPS + OTHERS;

/** Products of which the first in stock are lamps, then come others, then lamps. */
const toName = (index: number) =>
  index < 25 || index >= ROWS - (LAMPS - 25) ? `Lamp ${index}` : `Kettle ${index}`;

let database: Database;
let queries: string[] = [];
let skips: CompiledQuery[] = [];
let products: PagedStore<{ _id: string }>;
let memory: Store;

beforeAll(async () => {
  const rows = Array.from({ length: ROWS }, (_, index) =>
    aProduct({
      _id: `p${String(index).padStart(5, '0')}`,
      name: toName(index),
      category: 'Home',
      // All but the last hundred are equal in it, and stand from the first on.
      stock: index < ROWS - 100 ? 1 : 2,
      createdAt: new Date(Date.UTC(2026, 0, 2) - index * 1000).toISOString(),
    }),
  );
  const log = ({ query }: LogEvent) => {
    queries.push(query.sql);
    if (query.sql.includes(' as first')) skips.push(query);
  };
  database = new Kysely<Tables>({ dialect: await takeEmptyDatabase(), log });
  await migrate(database);
  await openIndexes(database);
  await seedOnce(database, () => ({ products: rows, orders: [], copyImages: async () => undefined }), 0);
  await sql`analyze`.execute(database);
  const { search } = await openIndexes(database);
  products = sqlProducts(database, search, { feed: createRevisionFeed() });
  memory = createMemoryStore({ products: rows, orders: [] });
});

const lamps: ListCriteria = { search: 'lamp', filters: {}, page: 1, pageSize: 10 };
const toIds = (page: { rows: { _id: string }[] } | undefined) => page?.rows.map(({ _id }) => _id);

/** Sorting the matches is the only query that reads candidates in an order. */
const sortsAll = (text: string) =>
  (inject('postgres') ? /search_text like/ : /cross join/).test(text) && /order by/.test(text);

const countsOneByOne = (text: string) => text.endsWith('counted');

describe('matches that lie together', () => {
  it.each<[string, Partial<ListCriteria>]>([
    ['by name', { sort: { column: 'product', direction: 'ascending' } }],
    ['by name, page 4', { sort: { column: 'product', direction: 'ascending' }, page: 4 }],
    ['by name, the last page', { sort: { column: 'product', direction: 'descending' }, page: 100_000 }],
    [
      'by name, filtered',
      { sort: { column: 'product', direction: 'ascending' }, filters: { category: 'home' } },
    ],
  ])('%s are found without sorting all', async (_, change) => {
    const criteria = { ...lamps, ...change };
    queries = [];
    const page = await products.page(criteria);
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter(sortsAll)).toEqual([]);
    expect(queries.filter(countsOneByOne)).toEqual([]);
    expect(toIds(page)).toEqual(toIds(await memory.products.page(criteria)));
  });

  it.skipIf(inject('postgres'))('are skipped to by their keys alone', async () => {
    skips = [];
    for (const column of [undefined, 'product', 'price'])
      for (const direction of ['ascending', 'descending'] as const)
        await products.page({ ...lamps, sort: column ? { column, direction } : undefined, page: 10 });
    const asked = [...skips];
    expect(asked.length).toBeGreaterThan(0);
    for (const { sql: text, parameters } of asked) {
      const explain = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
      const { rows } = await database.executeQuery<{ detail: string }>(explain);
      expect(rows.map(({ detail }) => detail)).toContainEqual(
        expect.stringContaining('i USING COVERING INDEX'),
      );
    }
  });

  it('are not passed over where rows that are equal are more than are walked', async () => {
    const criteria: ListCriteria = { ...lamps, sort: { column: 'stock', direction: 'ascending' } };
    let page = await products.page(criteria);
    for (let number = 2; number <= 5; number += 1) {
      page = await products.page({ ...criteria, page: number }, page!.next);
      expect(toIds(page)).toEqual(toIds(await memory.products.page({ ...criteria, page: number })));
    }
  });
});
