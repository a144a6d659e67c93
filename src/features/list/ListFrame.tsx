import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type Ref, use, useRef, type RefObject, useState } from 'react';
import {
  ALL_OPTION,
  type ListCriteria,
  type OptionCounts,
  withoutFilter,
} from '#contract/lists/listCriteria.ts';
import { isFiltered } from '#contract/lists/listRules.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import { Button } from '#ui/button/Button.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { TableCard, type TableCardProps } from '#ui/table/TableCard.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { TodayContext, useFormats } from '../format/useFormats.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { ListFilters, ListSearch } from './ListToolbar.tsx';
import { ListTools } from './ListTools.tsx';
import { isInToolbar, getActiveChipFilters, formatFilterValue } from './filterModel.ts';
import { formatListCount, getMatchCount, isEmptyList } from './formatListCount.ts';
import type {
  ListDefinition,
  ListState,
  ListTool,
  OnCriteriaChange,
  ListFilter,
  RowSource,
} from './listDefinition.ts';
import { useTabFocus } from './views/useTabFocus.ts';
import { ViewActions } from './views/ViewActions.tsx';
import { ViewTabs } from './views/ViewTabs.tsx';
import { hasViews, type ViewTabsState } from './views/viewModel.ts';

type ListFrameProps<Row, Actions> = Pick<
  ListSubheaderProps<Row, Actions>,
  'list' | 'state' | 'criteria' | 'optionCounts' | 'facetCounts' | 'views' | 'onChange'
> &
  Pick<TableCardProps, 'footer'> & {
    refreshButton: ReactNode;
    source: RowSource;
    searchRef: Ref<HTMLInputElement>;
    tools: readonly ListTool[];
    children: ReactNode;
  };

/** The card around a list's rows, with its title, search and filters. */
export function ListFrame<Row, Actions>({ searchRef, children, ...props }: ListFrameProps<Row, Actions>) {
  const { list, state, criteria, optionCounts, facetCounts, views, onChange, ...rest } = props;
  const { refreshButton, tools, source, ...card } = rest;
  const filtersButton = useRef<HTMLButtonElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const focusSelectedTab = useTabFocus(tabs, views, filtersButton);
  const { filters, messages } = list;
  const count = formatListCount(list, state, criteria);
  const disabledReason = state.status === 'loading' ? messages.notYet : undefined;
  const toolProps = { criteria, disabledReason, onChange };
  const frame = {
    ...card,
    narrowLayout: 'cards',
    title: messages.title,
    count,
    refreshButton,
    status: state.status === 'loading' ? 'loading' : 'ready',
  } as const;
  // Nothing to search, filter or export yet.
  if (isEmptyList(list, state, criteria)) return <TableCard {...frame}>{children}</TableCard>;
  const viewActions = views && disabledReason === undefined && (
    <ViewActions views={views} onDone={focusSelectedTab} />
  );
  const hasTabs = hasViews(list, views);
  return (
    <TableCard
      {...frame}
      titleActions={!hasTabs && viewActions}
      search={
        <ListSearch
          {...{ messages, source, disabledReason, onChange }}
          search={criteria.search}
          ref={searchRef}
        />
      }
      filter={filters.some(isInToolbar) && <ListFilters filters={filters} {...toolProps} />}
      actions={
        <>
          {filters.length > 0 && (
            <ListFiltersButton {...{ filters, facetCounts, count }} {...toolProps} ref={filtersButton} />
          )}
          {tools.length > 0 && <ListTools tools={tools} />}
        </>
      }
      subheader={
        <ListSubheader
          {...{ list, state, optionCounts, facetCounts, views, viewActions }}
          {...toolProps}
          ref={tabs}
          tabs={hasTabs ? 'shown' : 'hidden'}
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
  /** Number of rows per filter option in the whole list, and with the current search and filters. */
  optionCounts: OptionCounts | undefined;
  facetCounts: OptionCounts | undefined;
  views: ViewTabsState | undefined;
  onChange: OnCriteriaChange;
  onFilterRemoved: () => void;
  disabledReason: string | undefined;
  tabs: 'shown' | 'hidden';
  viewActions: ReactNode;
  /** The row of tabs. */
  ref: Ref<HTMLDivElement>;
};

/** The views, and the chips of the active filters. */
function ListSubheader<Row, Actions>(props: ListSubheaderProps<Row, Actions>) {
  const { list, state, criteria, optionCounts, facetCounts, views, tabs, viewActions, ref } = props;
  const { onChange, onFilterRemoved, disabledReason } = props;
  const viewFilter = list.filters.find(({ param }) => param === list.builtInViews);
  const hasActiveFilter = list.filters.some(({ param }) => criteria.filters[param] !== undefined);
  // A built-in view replaces the filters of a saved one, and only adds to those of another built-in view.
  const isSavedOpen = views?.openView !== undefined;
  const param = viewFilter?.options ? viewFilter.param : undefined;
  return (
    <>
      {tabs === 'shown' && (
        <ViewTabs
          filter={viewFilter?.options && viewFilter}
          selected={param === undefined ? undefined : criteria.filters[param]}
          counts={isSavedOpen ? optionCounts : facetCounts}
          allCount={isSavedOpen || param === undefined ? getTotalCount(state) : countWithout(param, props)}
          actions={viewActions}
          {...{ views, onChange, disabledReason, ref }}
        />
      )}
      {hasActiveFilter && (
        <FilterChips
          filters={list.filters}
          // The tab of a built-in view already shows its filter.
          shownByTab={isSavedOpen ? undefined : param}
          {...{ criteria, onChange, onFilterRemoved }}
        />
      )}
    </>
  );
}

const getTotalCount = (state: ListState<unknown>) => ('totalCount' in state ? state.totalCount : undefined);

/** Returns how many rows match without one of the filters; undefined if unknown. */
function countWithout<Row, Actions>(
  param: string,
  { list, state, criteria, facetCounts }: ListSubheaderProps<Row, Actions>,
): RowCount | undefined {
  if (state.status === 'loading' || state.status === 'failed') return undefined;
  const count = facetCounts?.[param]?.[ALL_OPTION];
  if (count !== undefined) return { count, precision: 'exact' };
  if (!isFiltered(list, withoutFilter(criteria, param))) return state.totalCount;
  return criteria.filters[param] === undefined ? getMatchCount(state) : undefined;
}

type ListFiltersButtonProps = Omit<FilterPanelProps, 'anchor' | 'onClose'> & {
  disabledReason: string | undefined;
  ref: RefObject<HTMLButtonElement | null>;
};

/** Opens the panel with the filters that aren't in the toolbar, or with all of them on phones. */
function ListFiltersButton({ disabledReason, ref, ...panel }: ListFiltersButtonProps) {
  const t = useMessages('list').filters;
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { filters, criteria } = panel;
  const chipCount = getActiveChipFilters(filters, criteria).length;
  const activeCount = filters.filter(({ param }) => criteria.filters[param] !== undefined).length;
  const isInToolbarOnly = filters.every(isInToolbar);
  return (
    <>
      <Button
        ref={ref}
        icon={<SlidersHorizontal />}
        disabledReason={disabledReason}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={clsx(
          'max-sm:min-h-control-lg max-sm:min-w-control-lg max-sm:px-2',
          isInToolbarOnly && 'sm:hidden',
        )}
      >
        <span className="max-sm:hidden">{chipCount === 0 ? t.filters : t.filtersActive(chipCount)}</span>
        {/* On phones the filters of the toolbar are in the panel too. */}
        <span className="sr-only sm:hidden">
          {activeCount === 0 ? t.filters : t.filtersActive(activeCount)}
        </span>
        {activeCount > 0 && (
          <span aria-hidden="true" className="tabular-nums sm:hidden">
            {formats.count(activeCount)}
          </span>
        )}
      </Button>
      {isOpen && <FilterPanel {...panel} anchor={ref} onClose={() => setOpen(false)} />}
    </>
  );
}

type FilterChipsProps = {
  filters: readonly ListFilter[];
  /** Parameter of a filter that needs no chip. */
  shownByTab: string | undefined;
  criteria: ListCriteria;
  onChange: OnCriteriaChange;
  /** Called to move focus after a chip was removed. */
  onFilterRemoved: () => void;
};

/** The chips of the active filters, and a button that clears all filters, also those of the toolbar. */
function FilterChips({ filters, shownByTab, criteria, onChange, onFilterRemoved }: FilterChipsProps) {
  const t = useMessages('list');
  const formats = useFormats();
  const today = use(TodayContext);
  const activeFilters = filters.filter(
    ({ param }) => param !== shownByTab && criteria.filters[param] !== undefined,
  );
  const hasChips = activeFilters.some((filter) => !isInToolbar(filter));
  if (activeFilters.length === 0) return null;
  const removeFilters = (removedFilters: readonly ListFilter[]) => {
    onChange({ filters: Object.fromEntries(removedFilters.map(({ param }) => [param, undefined])) });
    onFilterRemoved();
  };
  return (
    <ul
      aria-label={t.filters.active}
      className={clsx(
        'flex flex-wrap items-center gap-2 px-5 py-2.5 @max-[40rem]/tbl:px-4',
        !hasChips && 'sm:hidden',
      )}
    >
      {activeFilters.map((filter) => {
        const text = t.filterChips.chip(
          filter.label,
          formatFilterValue(t.filterChips, formats, filter, criteria.filters[filter.param] ?? '', today),
        );
        return (
          // On phones, filters of the toolbar have chips too.
          <li key={filter.param} className={clsx('max-w-full', isInToolbar(filter) && 'sm:hidden')}>
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
