import { sql } from 'kysely';
import type { Database } from '../schema.ts';
import { getEngine } from './engine.ts';
import type { ReadIndex, SortColumn } from './listIndex.ts';
import { orderBy, toSortKey, type SortKey } from './listOrder.ts';

type Definition = { name: string; key: SortKey | undefined; filtered: boolean };

/** An index for each order of a list, of all rows and of those that pass its filter. */
function define(index: ReadIndex, database: Database): Definition[] {
  const engine = getEngine(database);
  const sorted = index.sortColumns.flatMap((column) =>
    (['asc', 'desc'] as const).flatMap((way) =>
      (column.isFilter || column.indexes === 'whole' ? [false] : [false, true]).map((filtered) => ({
        name: `${column.name}_${way}`,
        key: toSortKey(column, way, engine),
        filtered,
      })),
    ),
  );
  const newest = [false, true].map((filtered) => ({ name: 'newest', key: undefined, filtered }));
  return [...newest, ...sorted];
}

const toName = (index: ReadIndex, { name, filtered }: Definition) =>
  `${index.table}_${name}${filtered ? '_filtered' : ''}`;

/** Names the index that has the key of each row by its number. */
export const toKeyIndex = ({ table }: ReadIndex, column: SortColumn | undefined) =>
  sql.raw(`${table}_${column?.name ?? 'newest'}_keys`);

/**
 * SQLite reads whole pages of rows for one key of each candidate, and of many candidates nearly all pages there are. An index
 * of the key alone is a tenth of them. PostgreSQL does not look up rows by their number.
 */
const defineKeys = (index: ReadIndex, database: Database) =>
  getEngine(database) === 'postgres'
    ? []
    : [undefined, ...index.sortColumns.filter(({ indexes }) => indexes === 'every')];

/** Names the index of the rows with each key of a filter beside the first, and the one of a sort that ranges are looked up in. */
export const toFilterIndex = ({ table }: ReadIndex, column: string) =>
  sql.raw(`${table}_${column === 'filter' ? 'newest_filtered' : column}`);
export const toRangeIndex = ({ table }: ReadIndex, sort: string) => sql.raw(`${table}_by_${sort}_asc`);

export async function createSortIndexes(database: Database, index: ReadIndex): Promise<void> {
  for (const definition of define(index, database)) {
    const name = sql.raw(toName(index, definition));
    const columns = sql`${sql.raw(definition.filtered ? '"filter", ' : '')}${orderBy(definition.key, 'start')}`;
    await sql`create index if not exists ${name} on ${sql.table(index.table)} (${columns})`.execute(database);
  }
  for (const column of index.filterColumns) {
    await sql`create index if not exists ${toFilterIndex(index, column)}
      on ${sql.table(index.table)} (${sql.ref(column)}, ${orderBy(undefined, 'start')})`.execute(database);
  }
  for (const column of defineKeys(index, database)) {
    const key = sql.ref(column?.name ?? 'created_at');
    await sql`create index if not exists ${toKeyIndex(index, column)}
      on ${sql.table(index.table)} ("row", "filter", ${key})`.execute(database);
  }
}

export async function dropSortIndexes(database: Database, index: ReadIndex): Promise<void> {
  for (const definition of define(index, database)) {
    await sql`drop index if exists ${sql.raw(toName(index, definition))}`.execute(database);
  }
  for (const column of index.filterColumns) {
    await sql`drop index if exists ${toFilterIndex(index, column)}`.execute(database);
  }
  for (const column of defineKeys(index, database)) {
    await sql`drop index if exists ${toKeyIndex(index, column)}`.execute(database);
  }
}
