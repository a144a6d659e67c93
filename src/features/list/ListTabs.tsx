import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { getOptionCount } from './filterText.ts';
import { formatRowCount } from './formatListCount.ts';
import type { FilterOption, ListTabsProps } from './listDefinition.ts';

/** A toolbar filter as tabs, each with its number of rows. */
export function ListTabs({ filter, selected, onChange, facetCounts, allCount, ...rest }: ListTabsProps) {
  const { filterCopy: copy, listCopy } = useWords('list');
  const formats = useFormats();
  const { param, label, options } = filter;
  const [all, ...others] = options;
  const total = allCount && formatRowCount(listCopy, formats, allCount);
  const toTab = (option: FilterOption) => {
    const count = getOptionCount(param, option, facetCounts);
    return { ...option, count: count === undefined ? '' : copy.count(formats.count(count)) };
  };
  const tabs = [
    { value: all.value, label: copy.tabAll, count: total === undefined ? '' : copy.count(total) },
    ...others.map(toTab),
  ];
  return (
    <TabBar
      label={label}
      tabs={tabs}
      value={selected ?? all.value}
      onChange={(value) => onChange({ filters: { [param]: value === all.value ? undefined : value } })}
      {...rest}
    />
  );
}
