import { type RefObject, useState } from 'react';
import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { useFormats } from '../format/useFormats.ts';
import { formatOption, getActiveFilters, isInPanel } from './filterText.ts';
import { FilterRangeField } from './FilterRangeField.tsx';
import type { ChoiceFilter, ListFilter, OnCriteriaChange } from './listDefinition.ts';

export type FilterPanelProps = {
  filters: readonly ListFilter[];
  criteria: ListCriteria;
  /** How many rows each option would show now, where that is known. */
  facetCounts: OptionCounts | undefined;
  /** How many rows are shown, as the list says it beside its title. */
  count: string | undefined;
  onChange: OnCriteriaChange;
  onClose: () => void;
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>;
};

/** The filters that have no place in the toolbar. Each applies as it changes, to the list behind. */
export function FilterPanel(props: FilterPanelProps) {
  const { filterCopy: copy, filterPanelCopy: panelCopy } = useWords('list');
  const { filters, criteria, count, onChange, onClose, anchor } = props;
  const shown = filters.filter(isInPanel);
  // What was typed goes with the filters that are cleared, and is written anew in another language.
  const { locale } = useFormats();
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    onChange({ filters: Object.fromEntries(shown.map(({ param }) => [param, undefined])) });
    setClearings(clearings + 1);
  };
  const isFiltered = getActiveFilters(filters, criteria).length > 0;
  return (
    <Popover
      title={copy.filters}
      closeLabel={panelCopy.close}
      onClose={onClose}
      anchor={anchor}
      footer={
        <>
          <output className="me-auto text-sm text-text-subtle tabular-nums">{count}</output>
          {isFiltered && (
            <Button variant="ghost" onClick={clear}>
              {copy.clear}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {panelCopy.done}
          </Button>
        </>
      }
    >
      <div key={`${clearings} ${locale}`} className="grid gap-5">
        {shown.map((filter) =>
          filter.options ? (
            <FilterChoice key={filter.param} {...props} filter={filter} />
          ) : (
            filter.range && (
              <FilterRangeField
                key={filter.param}
                filter={filter}
                value={criteria.filters[filter.param]}
                onChange={(value) => onChange({ filters: { [filter.param]: value } })}
              />
            )
          ),
        )}
      </div>
    </Popover>
  );
}

type FilterChoiceProps = Pick<FilterPanelProps, 'criteria' | 'facetCounts' | 'onChange'> & {
  filter: ChoiceFilter;
};

function FilterChoice({ filter, criteria, facetCounts, onChange }: FilterChoiceProps) {
  const { filterCopy: copy } = useWords('list');
  const { param, label, options } = filter;
  const [any] = options;
  return (
    <SegmentedControl
      label={label}
      options={options.map((option) => ({
        value: option.value,
        label: formatOption(copy, param, option, facetCounts),
      }))}
      value={criteria.filters[param] ?? any.value}
      onChange={(value) => onChange({ filters: { [param]: value === any.value ? undefined : value } })}
    />
  );
}
