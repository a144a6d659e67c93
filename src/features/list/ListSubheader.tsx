import { ALL_OPTION, withoutFilter } from '#contract/lists/getPage.ts';
import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { hasFilters } from './listModel.ts';
import { getActiveFilters } from './filterText.ts';
import { getMatchCount } from './formatListCount.ts';
import { FilterChips } from './FilterChips.tsx';
import type { ListDefinition, ListState, OnCriteriaChange } from './listDefinition.ts';

export type ListSubheaderProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  state: ListState<Row>;
  criteria: ListCriteria;
  facetCounts: OptionCounts | undefined;
  onChange: OnCriteriaChange;
  onRemoved: () => void;
  disabledReason: string | undefined;
};

/** What the list is narrowed to, between toolbar and table: chips of the panel, and the tabs of a list that has them. */
export function ListSubheader<Row, Actions>(props: ListSubheaderProps<Row, Actions>) {
  const { list, criteria, facetCounts, onChange, onRemoved, disabledReason } = props;
  const tabs = list.filters.find(({ param }) => param === list.tabs?.param);
  const isFiltered = getActiveFilters(list.filters, criteria).length > 0;
  return (
    <>
      {isFiltered && <FilterChips filters={list.filters} {...{ criteria, onChange, onRemoved }} />}
      {list.tabs && tabs?.options && (
        <list.tabs.Tabs
          filter={tabs}
          selected={criteria.filters[tabs.param]}
          allCount={countWithout(tabs.param, props)}
          {...{ facetCounts, onChange, disabledReason }}
        />
      )}
    </>
  );
}

/** Returns how many rows match without one of the filters; undefined if not known. */
function countWithout<Row, Actions>(
  param: string,
  { state, criteria, facetCounts }: ListSubheaderProps<Row, Actions>,
): RowCount | undefined {
  if (state.status === 'loading' || state.status === 'failed') return undefined;
  const count = facetCounts?.[param]?.[ALL_OPTION];
  if (count !== undefined) return { count, precision: 'exact' };
  if (!hasFilters(withoutFilter(criteria, param))) return state.totalCount;
  return criteria.filters[param] === undefined ? getMatchCount(state) : undefined;
}
