import { Combobox as HeadlessCombobox, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type Ref, useState } from 'react';
import { getControlState } from '../field/controlStyle.ts';
import { Field } from '../field/Field.tsx';
import { type FieldTexts, splitFieldProps } from '../field/fieldProps.ts';
import { listboxAnchor, listboxOption, listboxPanel } from '../select/listboxStyle.ts';
import { SelectedChips } from './SelectedChips.tsx';
import { ComboboxField } from './ComboboxField.tsx';

export type ComboboxProps = FieldTexts &
  Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'size' | 'disabled' | 'required' | 'autoFocus' | 'ref'
  > & {
    ref?: Ref<HTMLInputElement>;
    /** What can be chosen now, filtered by whoever knows what the query means. */
    options: readonly string[];
    values: readonly string[];
    onChange: (values: string[]) => void;
    /** How a value is called; itself by default. */
    valueLabel?: (value: string) => string;
    /** Leave it out where nobody else needs to hold it. */
    query?: string | undefined;
    /** Called at every stroke, and with '' after a choice. Waiting until the typing stops is up to who listens. */
    onQueryChange?: (query: string) => void;
    /** In place of the list when `options` is empty. */
    noMatchText: string;
    /** The name of a chip's cross: "Remove India". */
    removeLabel: (value: string) => string;
    /** At the label's end: "3 of 15". */
    countLabel?: string | undefined;
  };

const itself = (value: string) => value;

function useQuery(query: string | undefined, onQueryChange: ComboboxProps['onQueryChange']) {
  const [own, setOwn] = useState('');
  const text = query ?? own;
  const setText = (next: string) => {
    if (next === text) return;
    setOwn(next);
    onQueryChange?.(next);
  };
  return [text, setText] as const;
}

/** Several of many, found by typing. What is chosen stands below as chips. */
export function Combobox(props: ComboboxProps) {
  const [field, own] = splitFieldProps(props);
  const { options, values, onChange, valueLabel = itself, query, onQueryChange, ...rest } = own;
  const { noMatchText, removeLabel, countLabel, ...input } = rest;
  const [text, setText] = useQuery(query, onQueryChange);
  const choose = (next: string[]) => {
    onChange(next);
    setText('');
  };
  const blocked = field.disabledReason !== undefined;
  return (
    <Field {...field} labelEnd={countLabel ? <Count>{countLabel}</Count> : field.labelEnd}>
      {(ariaProps) => (
        <HeadlessCombobox multiple value={[...values]} onChange={choose} onClose={() => setText('')}>
          <ComboboxField
            {...{ ariaProps, input, label: field.label, query: text, onQueryChange: setText }}
            state={getControlState(field)}
          />
          <Options {...{ options, valueLabel, noMatchText }} />
          <output className="sr-only">{text !== '' && options.length === 0 && noMatchText}</output>
          <SelectedChips
            {...{ values, valueLabel, removeLabel, inputId: ariaProps.id, label: field.label }}
            onRemove={blocked ? undefined : (value) => onChange(values.filter((one) => one !== value))}
          />
        </HeadlessCombobox>
      )}
    </Field>
  );
}

const Count = ({ children }: { children: string }) => (
  <span className="text-xs text-text-subtle tabular-nums">{children}</span>
);

type OptionsProps = Pick<ComboboxProps, 'options' | 'noMatchText'> & {
  valueLabel: (value: string) => string;
};

const Options = ({ options, valueLabel, noMatchText }: OptionsProps) => (
  <ComboboxOptions
    modal={false}
    anchor={listboxAnchor}
    className={clsx(listboxPanel, '-ms-px [--list-width:calc(var(--input-width)+2px)]')}
  >
    {options.map((option) => (
      <ComboboxOption key={option} value={option} className={listboxOption}>
        <span>{valueLabel(option)}</span>
        <Check />
      </ComboboxOption>
    ))}
    {/* As an option that can't be chosen: a listbox must not be empty, nor contain anything else. */}
    {options.length === 0 && (
      <ComboboxOption disabled value="" className="px-2.5 py-1.5 text-sm text-text-muted">
        {noMatchText}
      </ComboboxOption>
    )}
  </ComboboxOptions>
);
