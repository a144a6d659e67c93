import { Combobox as HeadlessCombobox } from '@headlessui/react';
import { type ComponentProps, type Ref, useState } from 'react';
import { getControlState } from '../field/ControlBox.tsx';
import { Field } from '../field/Field.tsx';
import { type CommonFieldProps, splitFieldProps } from '../field/fieldProps.ts';
import type { SelectOption } from '../select/Select.tsx';
import { ComboboxField, ComboboxList } from './Combobox.tsx';

export type SearchSelectProps = CommonFieldProps &
  Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'size' | 'disabled' | 'required' | 'autoFocus' | 'ref'
  > & {
    ref?: Ref<HTMLInputElement>;
    options: ReadonlyArray<SelectOption<string>>;
    value: string;
    onChange: (value: string) => void;
    /** Normalizes typed text and labels before they are compared, for example to lower case. */
    normalize: (text: string) => string;
    /** Shown when no option matches the typed text. */
    noMatchText: string;
  };

/** A choice from many options, found by any part of their labels. Without a choice, the text is restored. */
export function SearchSelect(props: SearchSelectProps) {
  const [field, { options, value, onChange, normalize, noMatchText, ...input }] = splitFieldProps(props);
  /** The typed text; undefined while the input shows the chosen option. */
  const [query, setQuery] = useState<string>();
  const getLabel = (shown: string) => options.find((option) => option.value === shown)?.label ?? shown;
  const search = normalize((query ?? '').trim());
  const matches = options.filter(({ label }) => normalize(label).includes(search));
  const choose = (next: string | null) => {
    // Null if the input was cleared, to type another search.
    if (next === null) return;
    setQuery(undefined);
    onChange(next);
  };
  return (
    <Field {...field}>
      {(ariaProps) => (
        <HeadlessCombobox value={value} onChange={choose} onClose={() => setQuery(undefined)}>
          <ComboboxField
            {...{ ariaProps, label: field.label, onQueryChange: setQuery }}
            input={{
              ...input,
              // Typing replaces the label of the chosen option.
              onFocus: (event) => event.currentTarget.select(),
              onClick: (event) => query === undefined && event.currentTarget.select(),
            }}
            query={query ?? getLabel(value)}
            state={getControlState(field)}
          />
          <ComboboxList
            options={matches.map((option) => option.value)}
            valueLabel={getLabel}
            noMatchText={noMatchText}
          />
          <output className="sr-only">{query !== undefined && matches.length === 0 && noMatchText}</output>
        </HeadlessCombobox>
      )}
    </Field>
  );
}
