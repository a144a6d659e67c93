import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getOptionCount } from './filterModel.ts';
import { formatRowCount } from './formatListCount.ts';
import type { FilterOption, ListTabsProps } from './listDefinition.ts';

/** A toolbar filter as tabs, each with its number of rows. */
export function ListTabs({ filter, selected, onChange, facetCounts, allCount, ...rest }: ListTabsProps) {
  const t = useMessages('list');
  const formats = useFormats();
  const { param, label, options } = filter;
  const [allOption, ...others] = options;
  const total = allCount && formatRowCount(t.shared, formats, allCount);
  const toTab = (option: FilterOption) => {
    const count = getOptionCount(param, option, facetCounts);
    return { ...option, count: count === undefined ? '' : t.filters.count(formats.count(count)) };
  };
  const tabs = [
    {
      value: allOption.value,
      label: t.filters.tabAll,
      count: total === undefined ? '' : t.filters.count(total),
    },
    ...others.map(toTab),
  ];
  return (
    <TabBar
      label={label}
      tabs={tabs}
      value={selected ?? allOption.value}
      onChange={(value) => onChange({ filters: { [param]: value === allOption.value ? undefined : value } })}
      {...rest}
    />
  );
}
