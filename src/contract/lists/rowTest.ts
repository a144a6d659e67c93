import { isInRange, parseRange, type NumberRange } from './ranges.ts';
import { type RowFilter, type RowRules, toFilterKey } from './rowRules.ts';

/** Returns the range that a chosen value stands for; one that can't be read leaves no row out. */
export function toRange<Row>(
  filter: Exclude<RowFilter<Row>, { kind: 'option' }>,
  chosen: string,
): NumberRange {
  const range = filter.kind === 'level' ? filter.levels[chosen] : parseRange(chosen, filter.unit);
  return range ?? {};
}

/** Returns what tells whether a row passes a filter of which this value is chosen. */
export function toRowTest<Row>(
  { filterBy, sortBy }: Pick<RowRules<Row>, 'filterBy' | 'sortBy'>,
  param: string,
  chosen: string,
): (row: Row) => boolean {
  const filter = filterBy[param];
  if (!filter) return () => true;
  if (filter.kind === 'option') {
    const key = toFilterKey(chosen);
    return (row) => {
      const value = filter.value(row);
      return value !== undefined && toFilterKey(value) === key;
    };
  }
  const range = toRange(filter, chosen);
  const read = sortBy[filter.by];
  return (row) => {
    const value = read?.(row);
    return typeof value === 'number' && isInRange(value, range);
  };
}
