import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { getCountedOptions, isFiltered } from '#contract/lists/getPage.ts';
import type { ListCriteria, Sort } from '#contract/lists/listCriteria.ts';
import {
  type ListRules,
  toFilterKey,
  toRange,
  toSearchTerm,
  type ListName,
} from '#contract/lists/listRules.ts';
import { toKey } from '#contract/lists/sortKey.ts';
import { foldForSearch } from '#contract/text/foldText.ts';
import type { Database, ListColumn, ListRow } from '../schema.ts';

/** Rows of another table that follow from those of a list. */
export type LinkedRows<Row> = {
  clear(transaction: Database): Promise<void>;
  remove(transaction: Database, id: string): Promise<void>;
  add(transaction: Database, rows: readonly Row[]): Promise<void>;
};

type Definition<Row, Read> = {
  list: ListName;
  name: 'product_list' | 'order_list';
  /** The full-text table of SQLite, and the trigram index of PostgreSQL. */
  searchName: 'product_search' | 'order_search';
  rules: ListRules<Read>;
  /** Returns what the rules read of a stored row. */
  read: (row: Row) => Read;
  linkedRows?: LinkedRows<Row>;
};

const toSortColumn = (name: string): ListColumn => `sort_${name}`;
const toFilterColumn = (name: string): ListColumn => `filter_${name}`;

/**
 * Describes the table by which a list is searched, filtered and sorted: a row for each stored one, with a column for each sort and
 * filter of the contract's rules. It is apart from the stored rows, so that a change of the rules rewrites neither those nor the
 * archives, and a scan reads no descriptions.
 */
export function createListTable<Row extends { id: string; created_at: string }, Read>({
  rules,
  read,
  ...names
}: Definition<Row, Read>) {
  const sorts = Object.entries(rules.sortBy).map(([name, sort]) => ({ column: toSortColumn(name), ...sort }));
  const filters = Object.entries(rules.filterBy).flatMap(([name, filter]) =>
    filter.kind === 'option' || filter.kind === 'text'
      ? [{ column: toFilterColumn(name), value: filter.value }]
      : [],
  );

  function toCondition(param: string, chosen: string): RawBuilder<SqlBool> {
    const filter = rules.filterBy[param];
    if (!filter) return sql`true`;
    if (filter.kind === 'option' || filter.kind === 'text')
      return sql`${sql.ref(toFilterColumn(param))} = ${toFilterKey(chosen)}`;
    const { from = -Number.MAX_VALUE, to = Number.MAX_VALUE } = toRange(filter, chosen);
    return sql`${sql.ref(toSortColumn(filter.by))} between ${from} and ${to}`;
  }

  return {
    ...names,
    sortColumns: sorts.map(({ column, kind }) => ({ column, kind })),
    filterColumns: filters.map(({ column }) => column),
    countedOptions: getCountedOptions(rules).flatMap(({ param, options }) =>
      options.map((option) => ({ param, option, condition: toCondition(param, option) })),
    ),
    isFiltered: (criteria: ListCriteria) => isFiltered(rules, criteria),
    toTerm: ({ search }: ListCriteria) => toSearchTerm(rules, search),
    toConditions: ({ filters: chosen }: ListCriteria) =>
      Object.entries(chosen).map(([param, value]) => toCondition(param, value)),
    /** Undefined where the newest come first. */
    getSortColumn: (sort: Sort | undefined) =>
      sort && Object.hasOwn(rules.sortBy, sort.column) ? toSortColumn(sort.column) : undefined,
    toValues(row: Row): ListRow {
      const readable = read(row);
      const keys = [
        ...sorts.map(({ column, value }) => [column, toKey(value(readable)) ?? null]),
        ...filters.map(({ column, value }) => {
          const text = value(readable);
          return [column, text === undefined ? null : toFilterKey(text)];
        }),
      ];
      return {
        id: row.id,
        created_at: row.created_at,
        search_text: foldForSearch(rules.searchText(readable)),
        ...(Object.fromEntries(keys) as Record<ListColumn, string | number | null>),
      };
    },
  };
}

export type ListTable<Row> = ReturnType<
  typeof createListTable<Row & { id: string; created_at: string }, unknown>
>;
