import { useWords } from '#features/words/useWords.ts';
import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { formatOptionCount } from './filterText.ts';
import { formatRowCount } from './formatRowCount.ts';
import type { ListTabsProps } from './listDefinition.ts';

/** A filter of the toolbar in another form: its options in sight, each with how many rows it has. */
export function ListTabs({ filter, selected, onChange, optionCounts, totalCount, ...rest }: ListTabsProps) {
  const { filterCopy: copy } = useWords('list');
  const { param, label, options } = filter;
  const [all, ...others] = options;
  const tabs = [
    { value: all.value, label: copy.tabAll, count: totalCount ? copy.count(formatRowCount(totalCount)) : '' },
    ...others.map((option) => ({ ...option, count: formatOptionCount(param, option, optionCounts) ?? '' })),
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
