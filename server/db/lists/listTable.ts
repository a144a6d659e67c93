import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { getCountedOptions } from '#contract/lists/getPage.ts';
import type { ListCriteria, Sort } from '#contract/lists/listCriteria.ts';
import type { ListName } from '#contract/lists/lists.ts';
import {
  getMatchingKeys,
  isFiltered,
  isValueFilter,
  type ListRules,
  toFilterKey,
  toRange,
  toSearchTerm,
} from '#contract/lists/listRules.ts';
import { normalizeSortValue } from '#contract/lists/sortKey.ts';
import { foldForSearch } from '#contract/text/foldText.ts';
import type { SqlDatabase, ListColumn, ListRow } from '../schema.ts';

/** A row of the table with the list's name, from which its list table derives. */
type StoredRow = { id: string; created_at: string };

type Definition<Row, Fields> = {
  list: ListName;
  rules: ListRules<Fields>;
  /** Reads the fields that the list's rules use. */
  read: (row: Row) => Fields;
  linkedRows?: LinkedRows<Row>;
  /** Fills the table with the list's name, if that derives from another one. */
  fillRows?: (transaction: SqlDatabase) => Promise<void>;
};

const toSortColumn = (name: string): ListColumn => `sort_${name}`;
const toFilterColumn = (name: string): ListColumn => `filter_${name}`;

/**
 * Defines the table that a list is searched, filtered and sorted by. It has one row for each stored row, and a column
 * for each sort and filter of the contract. It is a separate table, so that a change of the rules doesn't rewrite the
 * stored rows.
 */
export function defineListTable<Row extends StoredRow, Fields>({
  rules,
  read,
  ...definition
}: Definition<Row, Fields>) {
  const sorts = Object.entries(rules.sortBy).map(([name, sort]) => ({ column: toSortColumn(name), ...sort }));
  const filters = Object.entries(rules.filterBy).flatMap(([name, filter]) =>
    isValueFilter(filter) ? [{ column: toFilterColumn(name), value: filter.value }] : [],
  );

  function toCondition(param: string, value: string): RawBuilder<SqlBool> {
    const filter = rules.filterBy[param];
    if (!filter) return sql`true`;
    if (isValueFilter(filter))
      return sql`${sql.ref(toFilterColumn(param))} in (${sql.join(getMatchingKeys(filter, value))})`;
    const { from = -Number.MAX_VALUE, to = Number.MAX_VALUE } = toRange(filter, value);
    return sql`${sql.ref(toSortColumn(filter.sort))} between ${from} and ${to}`;
  }

  return {
    ...definition,
    name: `${definition.list}_list` as const,
    /** SQLite's full-text table and PostgreSQL's trigram index. */
    searchName: `${definition.list}_search` as const,
    sortColumns: sorts.map(({ column, kind }) => ({ column, kind })),
    filterColumns: filters.map(({ column }) => column),
    countedOptions: getCountedOptions(rules).flatMap(({ param, options }) =>
      options.map((option) => ({ param, option, condition: toCondition(param, option) })),
    ),
    isFiltered: (criteria: ListCriteria) => isFiltered(rules, criteria),
    toTerm: ({ search }: ListCriteria) => toSearchTerm(rules, search),
    toConditions: ({ filters: values }: ListCriteria) =>
      Object.entries(values).map(([param, value]) => toCondition(param, value)),
    /** Undefined for the default order, newest first. */
    getSortColumn: (sort: Sort | undefined) =>
      sort && Object.hasOwn(rules.sortBy, sort.column) ? toSortColumn(sort.column) : undefined,
    toValues(row: Row): ListRow {
      const fields = read(row);
      const keys = [
        ...sorts.map(({ column, value }) => [column, normalizeSortValue(value(fields)) ?? null]),
        ...filters.map(({ column, value }) => {
          const text = value(fields);
          return [column, text === undefined ? null : toFilterKey(text)];
        }),
      ];
      return {
        id: row.id,
        created_at: row.created_at,
        search_text: foldForSearch(rules.searchText(fields)),
        ...(Object.fromEntries(keys) as Record<ListColumn, string | number | null>),
      };
    },
  };
}

export type ListTable<Row> = ReturnType<typeof defineListTable<Row & StoredRow, unknown>>;

/** Writes the derived rows of a stored row, in the same transaction. */
export async function writeListRow<Row>(
  transaction: SqlDatabase,
  { name, toValues, linkedRows }: ListTable<Row>,
  row: Row & StoredRow,
): Promise<void> {
  const values = toValues(row);
  await transaction
    .insertInto(name)
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await linkedRows?.remove(transaction, row.id);
  await linkedRows?.add(transaction, [row]);
}

/** Removes the derived rows of stored rows. */
export async function removeListRows<Row>(
  transaction: SqlDatabase,
  { name, linkedRows }: ListTable<Row>,
  ids: readonly string[],
): Promise<void> {
  await transaction.deleteFrom(name).where('id', 'in', ids).execute();
  for (const id of ids) await linkedRows?.remove(transaction, id);
}

/** Rows of another table that are derived from the rows of a list. */
export type LinkedRows<Row> = {
  /** Starts with an empty table. */
  clear(transaction: SqlDatabase): Promise<void>;
  remove(transaction: SqlDatabase, id: string): Promise<void>;
  add(transaction: SqlDatabase, rows: readonly Row[]): Promise<void>;
};
