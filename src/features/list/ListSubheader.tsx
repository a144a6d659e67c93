import type { OptionCounts } from '#contract/lists/countOptions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { useWords } from '#features/words/useWords.ts';
import { getActiveFilters } from './filterText.ts';
import { useFilterChips } from './useFilterChips.ts';
import type { ListDefinition, ListState, OnCriteriaChange } from './listDefinition.ts';

export type ListSubheaderProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  state: ListState<Row>;
  criteria: ListCriteria;
  optionCounts: OptionCounts | undefined;
  onChange: OnCriteriaChange;
  onRemoved: () => void;
  disabledReason: string | undefined;
};

/** What the list is narrowed to, between toolbar and table: chips of the panel, and the tabs of a list that has them. */
export function ListSubheader<Row, Actions>(props: ListSubheaderProps<Row, Actions>) {
  const { filterCopy: copy } = useWords('list');
  const { list, state, criteria, optionCounts, onChange, onRemoved, disabledReason } = props;
  const tabs = list.filters.find(({ param }) => param === list.tabs?.param);
  const isNarrowed = getActiveFilters(list.filters, criteria).length > 0;
  const { Chips, status } = useFilterChips(isNarrowed ? 'needed' : 'notNeeded');
  return (
    <>
      {isNarrowed && (
        <div className="min-h-9.5">
          {Chips && <Chips filters={list.filters} {...{ criteria, onChange, onRemoved }} />}
          {status === 'failed' && (
            <p role="alert" className="px-5 pb-3 text-sm text-critical-strong">
              {copy.chipsNotLoaded}
            </p>
          )}
        </div>
      )}
      {list.tabs && tabs?.options && (
        <list.tabs.Tabs
          filter={tabs}
          selected={criteria.filters[tabs.param]}
          totalCount={getTotalCount(state)}
          {...{ optionCounts, onChange, disabledReason }}
        />
      )}
    </>
  );
}

function getTotalCount<Row>(state: ListState<Row>) {
  if (state.status === 'loading' || state.status === 'failed') return undefined;
  return { count: state.totalCount, precision: state.precision?.totalCount ?? 'exact' };
}
