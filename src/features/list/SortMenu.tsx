import { ChevronDown } from 'lucide-react';
import { Menu } from '#ui/menu/Menu.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { ListDefinition, OnCriteriaChange } from './listDefinition.ts';
import type { Sort } from '#contract/lists/listCriteria.ts';
import { findSortOption, getSortOptions } from './sortOptions.ts';

type SortMenuProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  sort: Sort | undefined;
  /** The backend's order, which is used without a sort. It is only known for pages from the server. */
  unsorted: 'newest' | 'unknown';
  onChange: OnCriteriaChange;
};

/** Sorts rows that are shown as cards, which have no column headers. */
export function SortMenu<Row, Actions>({ list, sort, unsorted, onChange }: SortMenuProps<Row, Actions>) {
  const t = useMessages('list').sorting;
  const options = getSortOptions(t, list, unsorted);
  const current = findSortOption(options, sort);
  const text = current ? t.current(current.label) : t.label;
  return (
    <Menu
      label={text}
      trigger={
        <span aria-hidden="true" className="inline-flex min-w-0 items-center gap-1 px-1.5">
          <span className="min-w-0 truncate">{text}</span>
          <ChevronDown className="size-4 flex-none text-text-subtle" />
        </span>
      }
      items={options.map((option) => ({
        label: option.label,
        selection: option === current ? 'selected' : 'unselected',
        onSelect: () => onChange({ sort: option.sort }),
      }))}
    />
  );
}
