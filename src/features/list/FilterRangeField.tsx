import { type ChangeEvent, useState } from 'react';
import { useWords } from '#features/words/useWords.ts';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useFormats } from '../format/useFormats.ts';
import { readTypedRange, toTypedRange } from './filterRange.ts';
import type { RangeFilter } from './listDefinition.ts';

export type FilterRangeFieldProps = {
  filter: RangeFilter;
  /** As the address has it. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** The two ends of a range. What can't be read stays as it was typed, with what is wrong, and changes no list. */
export function FilterRangeField({ filter, value, onChange }: FilterRangeFieldProps) {
  const { filterPanelCopy: copy } = useWords('list');
  const { locale } = useFormats();
  const [typed, setTyped] = useState(() => toTypedRange(filter.range, value, locale));
  const reading = readTypedRange(copy, filter.range, typed, locale);
  const fieldOf = (end: 'from' | 'to') => ({
    label: copy.ends[filter.range][end],
    'aria-label': copy.namedEnds[filter.range][end](filter.label),
    value: typed[end],
    error: reading.outcome === 'wrong' && reading.end === end ? reading.text : undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const next = { ...typed, [end]: currentTarget.value };
      setTyped(next);
      const read = readTypedRange(copy, filter.range, next, locale);
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
