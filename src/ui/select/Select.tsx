import { Listbox, ListboxButton } from '@headlessui/react';
import { type ComponentProps, type KeyboardEvent, useMemo } from 'react';
import { type ControlSize, controlStateOf } from '../field/controlStyle.ts';
import { Field } from '../field/Field.tsx';
import { type FieldTexts, splitFieldProps } from '../field/fieldProps.ts';
import { SelectButton } from './SelectButton.tsx';
import { SelectOptions } from './SelectOptions.tsx';
import { usePressedOption } from './usePressedOption.ts';

export type SelectOption<V extends string> = { value: V; label: string };

export type SelectProps<V extends string> = FieldTexts &
  Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'disabled' | 'autoFocus'> & {
    options: readonly SelectOption<V>[];
    /** What is chosen; anything that is no option, such as '', is nothing yet. */
    value: V | '' | undefined;
    /** One that stays the same spares an open list from being drawn anew with each drawing of the Select. */
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
  const chosen = options.find((option) => option.value === value);
  const { listed, press, choose } = usePressedOption(chosen?.value, onChange);
  // The same element, so that a list on its way out isn't drawn again.
  const list = useMemo(() => <SelectOptions options={options} press={press} />, [options, press]);
  return (
    <Field {...field} labels="button">
      {(wiring) => {
        const face = {
          ...button,
          ...(ref && { ref }),
          wiring,
          // A combobox that nobody types in: a plain button could be neither required nor invalid, and its words would
          // be its name instead of its value.
          role: 'combobox',
          size,
          state: controlStateOf(field),
          'aria-label': field.label,
          children: chosen?.label ?? placeholder,
          'data-empty': chosen ? undefined : '',
        };
        if (field.disabledReason !== undefined) return <SelectButton {...face} />;
        return (
          <Listbox value={listed ?? null} onChange={choose}>
            {({ open }) => (
              <>
                <ListboxButton as={SelectButton} {...face} id={wiring.id} onKeyDown={openOnEnter} />
                {open && list}
              </>
            )}
          </Listbox>
        );
      }}
    </Field>
  );
}

/** Like Space, as the ARIA pattern has it for a combobox without a field; Headless UI would send the form instead. */
function openOnEnter(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
}
