import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListDefinition, ListState } from './listDefinition.ts';
import { hasFilters } from './listModel.ts';

/** Writes what stands beside a list's title: how many rows there are, or what is waited for. */
export function formatListCount<Row, Actions>(
  { texts }: ListDefinition<Row, Actions>,
  state: ListState<Row>,
  criteria: ListCriteria,
): string | undefined {
  if (state.status === 'loading') return texts.loading;
  if (state.status === 'failed') return undefined;
  const { precision, totalCount } = state;
  const matches = state.status === 'listed' ? state.range.total : 0;
  return texts.count(
    { count: matches, precision: precision?.matches ?? 'exact' },
    { count: totalCount, precision: precision?.totalCount ?? 'exact' },
    hasFilters(criteria) ? 'filtered' : 'whole',
  );
}
