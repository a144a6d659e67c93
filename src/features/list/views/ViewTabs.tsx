import { Star, Users } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { OptionCounts } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { StoredView } from '#contract/lists/views.ts';
import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getOptionCount } from '../filterModel.ts';
import { formatRowCount } from '../formatListCount.ts';
import type { ChoiceFilter, FilterOption, OnCriteriaChange } from '../listDefinition.ts';
import type { ViewTabsState } from './viewModel.ts';

type ViewTabsProps = {
  views: ViewTabsState | undefined;
  /** A filter whose options are built-in views. */
  filter: ChoiceFilter | undefined;
  /** The option of this filter in the criteria. */
  selected: string | undefined;
  onChange: OnCriteriaChange;
  /** Number of rows per option, and of the view with all rows; undefined until known. */
  counts: OptionCounts | undefined;
  allCount: RowCount | undefined;
  disabledReason: string | undefined;
  /** ViewActions. */
  actions: ReactNode;
  ref: Ref<HTMLDivElement>;
};

/** Separates the values of saved views from those of built-in ones. */
const SAVED_PREFIX = 'view:';
const ALL = 'all';

/** The views of a list as tabs: all rows, the built-in views with their counts, and the saved views. */
export function ViewTabs(props: ViewTabsProps) {
  const { views, filter, selected, onChange, disabledReason, actions, ref } = props;
  const { shared, filters: filterMessages, viewTabs: t } = useMessages('list');
  const formats = useFormats();
  const allValue = filter?.options[0].value ?? ALL;
  const openView = views?.openView;
  const saved = views?.saved ?? [];
  const getCount = ({ id }: StoredView) => {
    if (!views?.counts?.has(id)) return undefined;
    const count = views.counts.get(id);
    return count ? filterMessages.count(formatRowCount(shared, formats, count)) : '';
  };
  const choose = (value: string) => {
    const view = saved.find(({ id }) => SAVED_PREFIX + id === value);
    if (view) return views?.onOpen(view);
    const option = value === allValue ? undefined : value;
    if (openView)
      return views?.onOpenBuiltIn(filter && option !== undefined ? { [filter.param]: option } : {});
    if (filter) onChange({ filters: { [filter.param]: option } });
  };
  return (
    <div ref={ref} className="flex items-center justify-between gap-x-1 border-b border-border-subtle">
      <TabBar
        label={t.views}
        tabs={[
          ...useBuiltInTabs(props),
          ...saved.map((view) => ({
            value: SAVED_PREFIX + view.id,
            label: view.name,
            count: getCount(view),
            mark: getMark(t, view, views?.first),
          })),
        ]}
        value={openView ? SAVED_PREFIX + openView.id : (selected ?? allValue)}
        onChange={choose}
        disabledReason={disabledReason}
      />
      <div className="flex-none pe-3 empty:hidden @max-[40rem]/tbl:pe-2">{actions}</div>
    </div>
  );
}

/** Returns the tabs of all rows and of the filter's options, each with its number of rows. */
function useBuiltInTabs({ filter, counts, allCount }: ViewTabsProps) {
  const t = useMessages('list');
  const formats = useFormats();
  const [allOption, ...options] = filter?.options ?? [];
  const toTab = (option: FilterOption) => {
    const count = getOptionCount(filter?.param ?? '', option, counts);
    const { value, label, tabLabel = label } = option;
    return {
      value,
      label: tabLabel,
      count: count === undefined ? '' : t.filters.count(formats.count(count)),
    };
  };
  const all = {
    value: allOption?.value ?? ALL,
    label: t.filters.tabAll,
    count: allCount ? t.filters.count(formatRowCount(t.shared, formats, allCount)) : '',
  };
  return [all, ...options.map(toTab)];
}

type MarkMessages = { default: string; shared: string; sharedBy: (name: string) => string };

/** Marks the default view and shared views. */
function getMark(t: MarkMessages, view: StoredView, defaultId: string | undefined) {
  const sharing = view.sharedBy ? t.sharedBy(view.sharedBy) : t.shared;
  if (view.id === defaultId) return { icon: <Star />, label: t.default };
  return view.visibility === 'shared' ? { icon: <Users />, label: sharing } : undefined;
}
