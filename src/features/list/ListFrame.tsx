import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type Ref, useRef, type RefObject, useState, useTransition } from 'react';
import { ALL_OPTION, withoutFilter } from '#contract/lists/getPage.ts';
import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { Button } from '#ui/button/Button.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { TableCard, type TableCardProps } from '#ui/table/TableCard.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useFormats } from '../format/useFormats.ts';
import { LoadBoundary } from '../loading/LoadBoundary.tsx';
import { lazyWithRetry } from '../loading/lazyWithRetry.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { ListFilters, ListSearch } from './ListToolbar.tsx';
import { isInToolbar, getActiveChipFilters, formatFilterValue } from './filterModel.ts';
import { formatListCount, getMatchCount } from './formatListCount.ts';
import type { ListDefinition, ListState, OnCriteriaChange, ListFilter } from './listDefinition.ts';
import { hasFilters } from './listModel.ts';

type ListFrameProps<Row, Actions> = Pick<
  ListSubheaderProps<Row, Actions>,
  'list' | 'state' | 'criteria' | 'facetCounts' | 'onChange'
> &
  Pick<TableCardProps, 'note' | 'footer'> & {
    refreshButton: ReactNode;
    searchRef: Ref<HTMLInputElement>;
    /** Buttons for the whole list, after search and filters. */
    tools?: ReactNode;
    children: ReactNode;
  };

/** The card around a list's rows, with its title, search and filters. */
export function ListFrame<Row, Actions>({ searchRef, children, ...props }: ListFrameProps<Row, Actions>) {
  const { list, state, criteria, facetCounts, onChange, note, refreshButton, tools, ...card } = props;
  const filtersButton = useRef<HTMLButtonElement>(null);
  const { filters, messages } = list;
  const count = formatListCount(list, state, criteria);
  const disabledReason = state.status === 'loading' ? messages.notYet : undefined;
  const toolProps = { criteria, disabledReason, onChange };
  return (
    <TableCard
      {...card}
      narrowLayout="cards"
      title={messages.title}
      count={count}
      refreshButton={refreshButton}
      // Null reserves the note's line on phones.
      note={state.status === 'loading' && note !== undefined ? null : note}
      status={state.status === 'loading' ? 'loading' : 'ready'}
      search={
        <ListSearch {...{ messages, disabledReason, onChange }} search={criteria.search} ref={searchRef} />
      }
      filter={filters.length > 0 && <ListFilters filters={filters} {...toolProps} />}
      actions={
        <>
          {!filters.every(isInToolbar) && (
            <ListFiltersButton {...{ filters, facetCounts, count }} {...toolProps} ref={filtersButton} />
          )}
          {tools}
        </>
      }
      subheader={
        <ListSubheader
          {...{ list, state, facetCounts }}
          {...toolProps}
          onFilterRemoved={() => filtersButton.current?.focus()}
        />
      }
    >
      {children}
    </TableCard>
  );
}

type ListSubheaderProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  state: ListState<Row>;
  criteria: ListCriteria;
  facetCounts: OptionCounts | undefined;
  onChange: OnCriteriaChange;
  onFilterRemoved: () => void;
  disabledReason: string | undefined;
};

/** The chips of the active filters, and the tabs. */
function ListSubheader<Row, Actions>(props: ListSubheaderProps<Row, Actions>) {
  const { list, criteria, facetCounts, onChange, onFilterRemoved, disabledReason } = props;
  const tabsFilter = list.filters.find(({ param }) => param === list.tabs?.param);
  const isFiltered = getActiveChipFilters(list.filters, criteria).length > 0;
  return (
    <>
      {isFiltered && <FilterChips filters={list.filters} {...{ criteria, onChange, onFilterRemoved }} />}
      {list.tabs && tabsFilter?.options && (
        <list.tabs.Tabs
          filter={tabsFilter}
          selected={criteria.filters[tabsFilter.param]}
          allCount={countWithout(tabsFilter.param, props)}
          {...{ facetCounts, onChange, disabledReason }}
        />
      )}
    </>
  );
}

/** Returns how many rows match without one of the filters; undefined if unknown. */
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

const FilterPanel = lazyWithRetry(() => import('./FilterPanel.tsx').then((module) => module.FilterPanel));

type ListFiltersButtonProps = Omit<FilterPanelProps, 'anchor' | 'onClose'> & {
  disabledReason: string | undefined;
  ref: RefObject<HTMLButtonElement | null>;
};

/** Opens the panel of the filters that are not in the toolbar. */
function ListFiltersButton({ disabledReason, ref, ...panel }: ListFiltersButtonProps) {
  const t = useMessages('list').filters;
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const close = () => setOpen(false);
  const activeCount = getActiveChipFilters(panel.filters, panel.criteria).length;
  return (
    <>
      <Button
        ref={ref}
        icon={<SlidersHorizontal />}
        status={isLoading ? 'busy' : 'ready'}
        disabledReason={disabledReason}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => startTransition(() => setOpen(true))}
      >
        {activeCount === 0 ? t.filters : t.filtersActive(activeCount)}
      </Button>
      <LoadBoundary onClose={close}>
        {isOpen && <FilterPanel {...panel} anchor={ref} onClose={close} />}
      </LoadBoundary>
    </>
  );
}

type FilterChipsProps = {
  filters: readonly ListFilter[];
  criteria: ListCriteria;
  onChange: OnCriteriaChange;
  /** Called to move focus after a chip was removed. */
  onFilterRemoved: () => void;
};

/** The chips of the active filters, and a button that clears all filters, also those of the toolbar. */
function FilterChips({ filters, criteria, onChange, onFilterRemoved }: FilterChipsProps) {
  const t = useMessages('list');
  const formats = useFormats();
  const activeFilters = getActiveChipFilters(filters, criteria);
  if (activeFilters.length === 0) return null;
  const removeFilters = (removedFilters: readonly ListFilter[]) => {
    onChange({ filters: Object.fromEntries(removedFilters.map(({ param }) => [param, undefined])) });
    onFilterRemoved();
  };
  return (
    <ul
      aria-label={t.filters.active}
      className="flex flex-wrap items-center gap-2 px-5 pb-3 @max-[40rem]/tbl:px-4"
    >
      {activeFilters.map((filter) => {
        const text = t.filterChips.chip(
          filter.label,
          formatFilterValue(t.filterChips, formats, filter, criteria.filters[filter.param] ?? ''),
        );
        return (
          <li key={filter.param} className="max-w-full">
            <Chip removeLabel={t.filterChips.remove(text)} onRemove={() => removeFilters([filter])}>
              {text}
            </Chip>
          </li>
        );
      })}
      <li>
        <Button variant="ghost" size="sm" onClick={() => removeFilters(filters)}>
          {t.filters.clear}
        </Button>
      </li>
    </ul>
  );
}
