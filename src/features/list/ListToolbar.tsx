import { memo, type Ref } from 'react';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { Select } from '#ui/select/Select.tsx';
import type { ListCriteria, ListFilter, ListTexts, OnCriteriaChange } from './listDefinition.ts';

type ToolProps = { onChange: OnCriteriaChange; disabledReason: string | undefined };

export type ListSearchProps = ToolProps & {
  texts: ListTexts;
  search: string;
  ref: Ref<HTMLInputElement>;
};

export const ListSearch = ({ texts, search, onChange, disabledReason, ref }: ListSearchProps) => (
  <SearchField
    ref={ref}
    label={texts.search}
    labelMode="hidden"
    placeholder={texts.searchPlaceholder}
    clearLabel={texts.clearSearch}
    value={search}
    onChange={(next) => onChange({ search: next })}
    disabledReason={disabledReason}
  />
);

type ListFilterSelectProps = ToolProps & {
  filter: Pick<ListFilter<never>, 'param' | 'label' | 'options'>;
  selected: string | undefined;
};

/** Not drawn anew while somebody types: a select takes as long as several rows. */
const ListFilterSelect = memo(function ListFilterSelect(props: ListFilterSelectProps) {
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
});

export type ListFiltersProps = ToolProps & {
  list: { filters: readonly ListFilterSelectProps['filter'][] };
  criteria: ListCriteria;
};

export const ListFilters = ({ list, criteria, ...tool }: ListFiltersProps) =>
  list.filters.map((filter) => (
    <ListFilterSelect
      key={filter.param}
      filter={filter}
      selected={criteria.filters[filter.param]}
      {...tool}
    />
  ));
