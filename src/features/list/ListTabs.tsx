import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { filterCopy as copy } from './filterCopy.ts';
import { formatOption } from './filterText.ts';
import { formatRowCount } from './formatRowCount.ts';
import type { ListTabsProps } from './listDefinition.ts';

/** A filter of the toolbar in another form: its options in sight, each with how many rows it has. */
export function ListTabs({ filter, selected, onChange, optionCounts, totalCount, ...rest }: ListTabsProps) {
  const { param, label, options } = filter;
  const [all, ...others] = options;
  const allLabel = totalCount ? copy.counted(copy.tabAll, formatRowCount(totalCount)) : copy.tabAll;
  const tabs = [
    { value: all.value, label: allLabel },
    ...others.map((option) => ({ value: option.value, label: formatOption(param, option, optionCounts) })),
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
