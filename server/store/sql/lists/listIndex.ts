import { type RowRules, type SortValue, toSearchTerm } from '#contract/lists/listRules.ts';
import { toKey } from '#contract/lists/sortRows.ts';
import { foldForSearch } from '#contract/text/foldText.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { Database, List } from '../schema.ts';
import { createFilters } from './listFilters.ts';

export type SortColumn = {
  name: `by_${string}`;
  type: 'text' | 'number';
  /** Rows without a value stand last in both directions. */
  canBeAbsent: boolean;
  /** Rows that pass the list's filter are all equal in it, and need no index of their own. */
  isFilter: boolean;
  /**
   * every: of the whole list, of each key of its first filter, and of the key alone. whole: of the whole list, along which rows
   * that pass the filter are looked for.
   */
  indexes: 'every' | 'whole';
};

/** A row as the index table of a list has it, but for its number. */
export type IndexValues = Record<string, string | number | null> & { id: string; created_at: string };

/** A table of its own that is kept in step with an index. */
export type Companion<Row> = {
  clear(transaction: Database): Promise<void>;
  remove(transaction: Database, id: string): Promise<void>;
  add(transaction: Database, rows: readonly Row[]): Promise<void>;
};

type Definition<Row, Facts, SortName extends string, FilterName extends string> = {
  list: List;
  table: 'product_index' | 'order_index';
  searchTable: string;
  /** The columns of a stored row from which `toFacts` makes what the rules read. */
  columns: readonly (keyof Row & string)[];
  toFacts: (row: Row) => Facts;
  companion?: Companion<Row> | undefined;
  rules: RowRules<Facts, SortName, FilterName>;
  sorts: Record<SortName, Pick<SortColumn, 'type'> & Partial<SortColumn>>;
};

/** A space before each text leaves the empty one to rows without a text: in a descending order that stands behind all others. */
function toColumnValue({ type, canBeAbsent }: SortColumn, key: SortValue): string | number | null {
  if (key === undefined) return null;
  return type === 'text' && canBeAbsent ? ` ${key}` : key;
}

/** How one list is searched, filtered and sorted in a database: a column for each thing that the contract's rules name. */
export function createListIndex<
  Row extends { id: string; created_at: string },
  Facts,
  SortName extends string,
  FilterName extends string,
>({ rules, toFacts, sorts, ...names }: Definition<Row, Facts, SortName, FilterName>) {
  const sortNames = Object.keys(sorts) as SortName[];
  const filters = createFilters(rules);
  const columns = new Map<string, SortColumn>(
    sortNames.map((name) => [
      name,
      { name: `by_${name}`, canBeAbsent: false, isFilter: false, indexes: 'every', ...sorts[name] },
    ]),
  );
  return {
    ...names,
    sortColumns: [...columns.values()],
    toTerm: ({ search }: ListCriteria) => toSearchTerm(rules, search),
    getSortColumn: ({ sort }: ListCriteria) => (sort ? columns.get(sort.column) : undefined),
    filterColumns: filters.columns,
    getFilterKey: filters.getFirstKey,
    toFirstCondition: filters.toFirstCondition,
    getConditions: filters.getConditions,
    toCondition: filters.toCondition,
    toCountNames: filters.toCountNames,
    toFirstCountName: filters.toFirstCountName,
    countedOptions: filters.countedOptions,
    toValues(row: Row): IndexValues {
      const facts = toFacts(row);
      const keys = sortNames.map((name) => [
        `by_${name}`,
        toColumnValue(columns.get(name)!, toKey(rules.sortBy[name](facts))),
      ]);
      return {
        ...(Object.fromEntries(keys) as Record<string, string | number | null>),
        id: row.id,
        created_at: row.created_at,
        search_text: foldForSearch(rules.searchText(facts)),
        ...filters.toValues(facts),
      };
    },
  };
}

export type ListIndex<Row> = ReturnType<
  typeof createListIndex<Row & { id: string; created_at: string }, unknown, string, string>
>;
/** What reading needs of an index, whatever its rows are. */
export type ReadIndex = Omit<ListIndex<never>, 'toValues' | 'columns' | 'companion' | 'toFacts'>;
