import { type RefObject, useState, type ChangeEvent } from 'react';
import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import { Button } from '#ui/button/Button.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useFormats } from '../format/useFormats.ts';
import { readTypedRange, toTypedRange } from './filterRange.ts';
import { formatOption, getActiveFilters, isInPanel } from './filterText.ts';
import type { ChoiceFilter, ListFilter, OnCriteriaChange, RangeFilter } from './listDefinition.ts';

export type FilterPanelProps = {
  filters: readonly ListFilter[];
  criteria: ListCriteria;
  /** Number of rows per option with the other filters, if known. */
  facetCounts: OptionCounts | undefined;
  /** Number of rows shown, as beside the list's title. */
  count: string | undefined;
  onChange: OnCriteriaChange;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

/** The filters that are not in the toolbar. Each applies immediately. */
export function FilterPanel(props: FilterPanelProps) {
  const t = useMessages('list');
  const { filters, criteria, count, onChange, onClose, anchor } = props;
  const shown = filters.filter(isInPanel);
  // Remounts on clear, and on a change of language, to replace typed text.
  const { locale } = useFormats();
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    onChange({ filters: Object.fromEntries(shown.map(({ param }) => [param, undefined])) });
    setClearings(clearings + 1);
  };
  const isFiltered = getActiveFilters(filters, criteria).length > 0;
  return (
    <Popover
      title={t.filters.filters}
      closeLabel={t.filterPanel.close}
      onClose={onClose}
      anchor={anchor}
      footer={
        <>
          <output className="me-auto text-sm text-text-subtle tabular-nums">{count}</output>
          {isFiltered && (
            <Button variant="ghost" onClick={clear}>
              {t.filters.clear}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t.filterPanel.done}
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
  const t = useMessages('list').filters;
  const { param, label, options } = filter;
  const [any] = options;
  return (
    <SegmentedControl
      label={label}
      options={options.map((option) => ({
        value: option.value,
        label: formatOption(t, param, option, facetCounts),
      }))}
      value={criteria.filters[param] ?? any.value}
      onChange={(value) => onChange({ filters: { [param]: value === any.value ? undefined : value } })}
    />
  );
}

type FilterRangeFieldProps = {
  filter: RangeFilter;
  /** As in the URL. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Both ends of a range. An invalid value stays in the field with its error, and doesn't apply. */
function FilterRangeField({ filter, value, onChange }: FilterRangeFieldProps) {
  const t = useMessages('list').filterPanel;
  const { locale } = useFormats();
  const [typed, setTyped] = useState(() => toTypedRange(filter.range, value, locale));
  const reading = readTypedRange(t, filter.range, typed, locale);
  const fieldOf = (end: 'from' | 'to') => ({
    label: t.ends[filter.range][end],
    'aria-label': t.namedEnds[filter.range][end](filter.label),
    value: typed[end],
    error: reading.outcome === 'wrong' && reading.end === end ? reading.text : undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const next = { ...typed, [end]: currentTarget.value };
      setTyped(next);
      const read = readTypedRange(t, filter.range, next, locale);
      if (read.outcome === 'read' && read.value !== value) onChange(read.value);
    },
  });
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{filter.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <RangeEnd filter={filter} {...fieldOf('from')} />
        <RangeEnd filter={filter} {...fieldOf('to')} />
      </div>
    </fieldset>
  );
}

type RangeEndProps = {
  filter: RangeFilter;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function RangeEnd({ filter, ...field }: RangeEndProps) {
  const formats = useFormats();
  if (filter.range === 'days') return <TextField {...field} type="date" min="1970-01-01" max="9999-12-31" />;
  return <MoneyField {...field} symbol={formats.currencySymbol(filter.screen)} />;
}
