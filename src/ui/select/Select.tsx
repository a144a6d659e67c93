import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ControlSize, getControlState } from '../field/controlStyle.ts';
import { Field } from '../field/Field.tsx';
import { type FieldTexts, splitFieldProps } from '../field/fieldProps.ts';
import { Check } from 'lucide-react';
import { listboxAnchor, listboxOption, listboxPanel } from './listboxStyle.ts';
import { SelectButton } from './SelectButton.tsx';

export type SelectOption<V extends string> = { value: V; label: string };

export type SelectProps<V extends string> = FieldTexts &
  Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'disabled' | 'autoFocus'> & {
    options: readonly SelectOption<V>[];
    /** What is chosen; anything that is no option, such as '', is nothing yet. */
    value: V | '' | undefined;
    onChange: (value: V) => void;
    /** Stands in the box while nothing is chosen. It is no option: it can't be chosen back. */
    placeholder?: string | undefined;
    /** sm inside bars, lg on the sign-in pages. @default 'md' */
    size?: ControlSize | undefined;
  };

/** One of a few. From about four choices on; fewer are better seen at once, in a SegmentedControl. */
export function Select<V extends string>(props: SelectProps<V>) {
  const [field, { options, value, onChange, placeholder, size = 'md', ref, ...button }] =
    splitFieldProps(props);
  const selected = options.find((option) => option.value === value);
  const choose = (next: V | null) => {
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <Field {...field} labels="button">
      {(ariaProps) => {
        const box = {
          ...button,
          ...(ref && { ref }),
          id: ariaProps.id,
          ariaProps,
          // A combobox that nobody types in: a plain button could be neither required nor invalid, and its words would
          // be its name instead of its value.
          role: 'combobox',
          size,
          state: getControlState(field),
          'aria-label': field.label,
          children: selected?.label ?? placeholder,
          content: selected ? ('selected' as const) : ('empty' as const),
        };
        if (field.disabledReason !== undefined) return <SelectButton {...box} />;
        return (
          <Listbox value={selected?.value ?? null} onChange={choose}>
            <ListboxButton as={SelectButton} {...box} />
            <SelectOptions options={options} />
          </Listbox>
        );
      }}
    </Field>
  );
}

const SelectOptions = <V extends string>({ options }: Pick<SelectProps<V>, 'options'>) => (
  <ListboxOptions
    modal={false}
    anchor={listboxAnchor}
    className={clsx(listboxPanel, '[--list-width:var(--button-width)]')}
  >
    {options.map(({ value, label }) => (
      <ListboxOption key={value} value={value} className={listboxOption}>
        <span>{label}</span>
        <Check />
      </ListboxOption>
    ))}
  </ListboxOptions>
);
