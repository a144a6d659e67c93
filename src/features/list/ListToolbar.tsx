import type { Ref } from 'react';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { Select } from '#ui/select/Select.tsx';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { isInPanel } from './filterText.ts';
import type { ChoiceFilter, ListFilter, ListTexts, OnCriteriaChange } from './listDefinition.ts';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

type ToolProps = { onChange: OnCriteriaChange; disabledReason: string | undefined };

export type ListSearchProps = ToolProps & {
  texts: ListTexts;
  search: string;
  ref: Ref<HTMLInputElement>;
};

/** The search box. What is typed is searched for after a short pause, on Enter, and when the box loses focus. */
export function ListSearch({ texts, search, onChange, disabledReason, ref }: ListSearchProps) {
  const { text, setText, flush } = useDebouncedSearch(search, (next) => onChange({ search: next }));
  return (
    <SearchField
      ref={ref}
      label={texts.search}
      labelMode="hidden"
      placeholder={texts.searchPlaceholder}
      clearLabel={texts.clearSearch}
      value={text}
      onChange={setText}
      onBlur={flush}
      onKeyDown={({ key }) => key === 'Enter' && flush()}
      disabledReason={disabledReason}
    />
  );
}

type ListFilterSelectProps = ToolProps & {
  filter: ChoiceFilter;
  selected: string | undefined;
};

function ListFilterSelect(props: ListFilterSelectProps) {
  const { param, label, options } = props.filter;
  const [all] = options;
  return (
    <Select
      label={label}
      labelMode="hidden"
      options={options}
      value={props.selected ?? all.value}
      onChange={(value) => props.onChange({ filters: { [param]: value === all.value ? undefined : value } })}
      disabledReason={props.disabledReason}
    />
  );
}

export type ListFiltersProps = ToolProps & {
  filters: readonly ListFilter[];
  criteria: ListCriteria;
};

/** The filters that are always in sight. */
export const ListFilters = ({ filters, criteria, ...tool }: ListFiltersProps) =>
  filters.map(
    (filter) =>
      filter.options &&
      !isInPanel(filter) && (
        <ListFilterSelect
          key={filter.param}
          filter={filter}
          selected={criteria.filters[filter.param]}
          {...tool}
        />
      ),
  );
