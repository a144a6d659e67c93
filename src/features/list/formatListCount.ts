import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import type { ListDefinition, ListState } from './listDefinition.ts';
import { hasFilters } from './listModel.ts';

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

/** Formats the text beside a list's title: its number of rows, or that they are loading. */
export function formatListCount<Row, Actions>(
  { messages }: ListDefinition<Row, Actions>,
  state: ListState<Row>,
  criteria: ListCriteria,
): string | undefined {
  if (state.status === 'loading') return messages.loading;
  const matches = getMatchCount(state);
  if (!matches || state.status === 'failed') return undefined;
  return messages.count(matches, state.totalCount, hasFilters(criteria) ? 'filtered' : 'unfiltered');
}
