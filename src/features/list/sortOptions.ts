import type { Sort } from '#contract/lists/listCriteria.ts';
import type { Messages } from '#languages/messages.ts';
import type { ListDefinition } from './listDefinition.ts';
import { getColumnName } from './listModel.ts';

export type SortOption = { label: string; sort: Sort | undefined };

type SortableList = Pick<ListDefinition<never, never>, 'columns' | 'filters'> & {
  sortBy: Readonly<Record<string, { kind: 'text' | 'number' }>>;
  filterBy: ListDefinition<never, never>['filterBy'];
};

const DIRECTIONS = ['ascending', 'descending'] as const;

/**
 * Returns the orders that a list offers. `unsorted` is the backend's order: `newest` first, or `unknown`. A column
 * with the id `date` has the dates of the rows themselves.
 */
export function getSortOptions(
  t: Messages['list']['sorting'],
  list: SortableList,
  unsorted: 'newest' | 'unknown',
): readonly SortOption[] {
  const byColumn = list.columns.flatMap((column) =>
    Object.hasOwn(list.sortBy, column.id)
      ? DIRECTIONS.map((direction) => ({
          label: formatSort(t, list, column, direction),
          sort: { column: column.id, direction },
        }))
      : [],
  );
  return [
    { label: unsorted === 'newest' ? t.newest : t.unsorted, sort: undefined },
    // Dates come first, because most people sort by them.
    ...byColumn.filter(({ sort }) => sort.column === 'date').toReversed(),
    ...byColumn.filter(({ sort }) => sort.column !== 'date'),
  ].filter(({ label, sort }) => sort === undefined || unsorted === 'unknown' || label !== t.newest);
}

/** Returns the option for a sort; undefined for a hidden column. */
export const findSortOption = (options: readonly SortOption[], sort: Sort | undefined) =>
  options.find(
    (option) => option.sort?.column === sort?.column && option.sort?.direction === sort?.direction,
  );

function formatSort(
  t: Messages['list']['sorting'],
  { filters, sortBy, filterBy }: SortableList,
  { id, header }: { id: string; header: string },
  direction: Sort['direction'],
): string {
  if (id === 'date') return direction === 'descending' ? t.newest : t.oldest;
  const name = getColumnName({ header });
  if (sortBy[id]?.kind === 'text') return t.text[direction](name);
  const isTime = Object.values(filterBy).some(
    (filter) => filter.kind === 'range' && filter.valueType === 'time' && filter.sort === id,
  );
  if (isTime) return t.time[direction](name);
  // The steps of a workflow are sorted by their position.
  const options = filters.find(({ param }) => param === id)?.options?.slice(1);
  const first = options?.at(direction === 'ascending' ? 0 : -1);
  return first && filterBy[id]?.kind === 'option' ? t.option(name, first.label) : t.number[direction](name);
}
