import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { isFiltered } from '#contract/lists/listRules.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import type { ListDefinition, ListMessages, ListState } from './listDefinition.ts';

/** Formats a number of rows: '1,299', or '10,000+' beyond the count limit. */
export const formatRowCount = (
  t: Pick<Messages['list']['shared'], 'atLeast'>,
  formats: Formats,
  { count, precision }: RowCount,
): string => (precision === 'exact' ? formats.count(count) : t.atLeast(formats.count(count)));

const NO_ROWS: RowCount = { count: 0, precision: 'exact' };

/** Returns how many rows match; undefined if unknown. */
export function getMatchCount(state: ListState<unknown>): RowCount | undefined {
  if (state.status === 'loading' || state.status === 'failed') return undefined;
  return state.status === 'listed' ? state.range.total : NO_ROWS;
}

/** Returns whether a list has no rows at all, as opposed to none that match. */
export const isEmptyList = <Row, Actions>(
  list: ListDefinition<Row, Actions>,
  state: ListState<Row>,
  criteria: ListCriteria,
): boolean => state.status === 'noMatch' && state.totalCount.count === 0 && !isFiltered(list, criteria);

/** Formats the text beside a list's title: its number of rows, or that they are loading. */
export function formatListCount<Row, Actions>(
  list: ListDefinition<Row, Actions>,
  state: ListState<Row>,
  criteria: ListCriteria,
): string | undefined {
  if (state.status === 'loading') return list.messages.loading;
  const matches = getMatchCount(state);
  if (!matches || state.status === 'failed') return undefined;
  return list.messages.count(
    matches,
    state.totalCount,
    isFiltered(list, criteria) ? 'filtered' : 'unfiltered',
  );
}

type CountMessages = {
  count: (count: number, total: string) => string;
  countAmong: (found: string, total: string) => string;
};

/** Creates a list's message with its number of rows: '36 orders', or '2 of 36' with a search or filters. */
export const createCount =
  (
    shared: Pick<Messages['list']['shared'], 'atLeast'>,
    { count, countAmong }: CountMessages,
    formats: Formats,
  ): ListMessages['count'] =>
  (matches, totalCount, filtered) => {
    const total = formatRowCount(shared, formats, totalCount);
    return filtered === 'filtered'
      ? countAmong(formatRowCount(shared, formats, matches), total)
      : count(totalCount.count, total);
  };
