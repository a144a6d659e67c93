import { type RefObject, use, useState, type ChangeEvent } from 'react';
import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import { Button } from '#ui/button/Button.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Select } from '#ui/select/Select.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { TodayContext, useFormats } from '../format/useFormats.ts';
import { DATE_PRESETS, type DatePreset, toDayRange } from '#contract/lists/datePresets.ts';
import { parseRangeInput, toRangeInput } from './filterRange.ts';
import { formatOption, isInToolbar } from './filterModel.ts';
import type { ChoiceFilter, ListFilter, OnCriteriaChange, RangeFilter } from './listDefinition.ts';

export type FilterPanelProps = {
  filters: readonly ListFilter[];
  criteria: ListCriteria;
  /** Number of rows per option with the other filters applied, if known. */
  facetCounts: OptionCounts | undefined;
  /** Number of matching rows, formatted like the count beside the list's title. */
  count: string | undefined;
  onChange: OnCriteriaChange;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

/** The filters that aren't in the toolbar, or all of them on phones. Changes apply immediately. */
export function FilterPanel(props: FilterPanelProps) {
  const t = useMessages('list');
  const { filters, criteria, count, onChange, onClose, anchor } = props;
  const { locale } = useFormats();
  // Part of the key below: clearing remounts the fields to empty them, and a new locale to format them again.
  const [clearCount, setClearCount] = useState(0);
  const clear = () => {
    onChange({ filters: Object.fromEntries(filters.map(({ param }) => [param, undefined])) });
    setClearCount(clearCount + 1);
  };
  const hasActiveFilter = filters.some(({ param }) => criteria.filters[param] !== undefined);
  return (
    <Popover
      title={t.filters.filters}
      closeLabel={t.filterPanel.close}
      onClose={onClose}
      anchor={anchor}
      footer={
        <>
          <output className="me-auto text-sm text-text-subtle tabular-nums">{count}</output>
          {hasActiveFilter && (
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
      <div key={`${clearCount} ${locale}`} className="grid gap-5">
        {filters.map((filter) =>
          filter.options ? (
            <ChoiceField key={filter.param} {...props} filter={filter} />
          ) : (
            filter.range && (
              <RangeField
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

type ChoiceFieldProps = Pick<FilterPanelProps, 'criteria' | 'facetCounts' | 'onChange'> & {
  filter: ChoiceFilter;
};

/** More wrap on phones. */
const MAX_PHONE_SEGMENTS = 4;

function ChoiceField({ filter, criteria, facetCounts, onChange }: ChoiceFieldProps) {
  const t = useMessages('list').filters;
  const { param, label, options } = filter;
  const [allOption] = options;
  const field = {
    label,
    options: options.map((option) => ({
      value: option.value,
      label: formatOption(t, param, option, facetCounts),
    })),
    value: criteria.filters[param] ?? allOption.value,
    onChange: (value: string) =>
      onChange({ filters: { [param]: value === allOption.value ? undefined : value } }),
  };
  if (isInToolbar(filter)) return <Select {...field} className="sm:hidden" />;
  if (filter.control === 'select') return <Select {...field} />;
  if (options.length <= MAX_PHONE_SEGMENTS) return <SegmentedControl {...field} />;
  return (
    <>
      <SegmentedControl {...field} className="max-sm:hidden" />
      <Select {...field} className="sm:hidden" />
    </>
  );
}

type RangeFieldProps = {
  filter: RangeFilter;
  /** The value in the URL. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Both ends of a range. An invalid value stays in the field with its error, but isn't applied. */
function RangeField({ filter, value, onChange }: RangeFieldProps) {
  const t = useMessages('list').filterPanel;
  const { locale } = useFormats();
  const today = use(TodayContext);
  const toInput = (range: string | undefined, day = today) =>
    toRangeInput(filter.range, range && day ? toDayRange(range, day) : range, locale);
  const [input, setInput] = useState(() => toInput(value));
  const [shownDay, setShownDay] = useState(today);
  if (shownDay !== today) {
    setShownDay(today);
    // After midnight, the dates of a preset follow, and typed ones stay.
    const previous = toInput(value, shownDay);
    if (input.from === previous.from && input.to === previous.to) setInput(toInput(value));
  }
  const result = parseRangeInput(t, filter.range, input, locale);
  const getFieldProps = (end: 'from' | 'to') => ({
    label: t.ends[filter.range][end],
    'aria-label': t.namedEnds[filter.range][end](filter.label),
    value: input[end],
    error: result.status === 'invalid' && result.end === end ? result.text : undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const next = { ...input, [end]: currentTarget.value };
      setInput(next);
      const nextResult = parseRangeInput(t, filter.range, next, locale);
      if (nextResult.status === 'valid' && nextResult.value !== value) onChange(nextResult.value);
    },
  });
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{filter.label}</legend>
      {filter.range === 'days' && today !== undefined && (
        <DatePresets
          label={filter.label}
          value={value}
          onChange={(preset) => {
            setInput(toInput(preset));
            onChange(preset);
          }}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <RangeEndField filter={filter} {...getFieldProps('from')} />
        <RangeEndField filter={filter} {...getFieldProps('to')} />
      </div>
    </fieldset>
  );
}

type DatePresetsProps = {
  label: string;
  value: string | undefined;
  onChange: (preset: DatePreset | undefined) => void;
};

/** Buttons for common ranges of days. Pressing the active one clears the range. */
function DatePresets({ label, value, onChange }: DatePresetsProps) {
  const t = useMessages('list');
  return (
    <ul aria-label={t.filterPanel.presetsOf(label)} className="mb-1.5 flex flex-wrap gap-1.5">
      {DATE_PRESETS.map((preset) => (
        <li key={preset}>
          <Button
            size="sm"
            aria-pressed={preset === value}
            onClick={() => onChange(preset === value ? undefined : preset)}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong forced-colors:aria-pressed:border-[Highlight]"
          >
            {t.filterChips.presets[preset]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type RangeEndFieldProps = {
  filter: RangeFilter;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function RangeEndField({ filter, ...field }: RangeEndFieldProps) {
  const formats = useFormats();
  if (filter.range === 'days') return <TextField {...field} type="date" min="1970-01-01" max="9999-12-31" />;
  if (filter.range === 'count') return <TextField {...field} inputMode="numeric" autoComplete="off" />;
  return <MoneyField {...field} symbol={formats.currencySymbol(filter.screen)} />;
}
