import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';
import { type ControlSize, controlStateOf } from '../field/controlStyle.ts';
import { Field } from '../field/Field.tsx';
import { type FieldTexts, splitFieldProps } from '../field/fieldProps.ts';
import { listboxOption, listboxPanel } from './listboxStyle.ts';
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
  const chosen = options.find((option) => option.value === value);
  /** What has been pressed and told, while its list is still to go. */
  const told = useRef<V>(undefined);
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
          <Listbox
            value={chosen?.value ?? null}
            onChange={(next) =>
              next !== null && next !== told.current && next !== chosen?.value && onChange(next)
            }
          >
            {({ open }) => (
              <>
                <ListboxButton as={SelectButton} {...face} id={wiring.id} onKeyDown={openOnEnter} />
                {open && <Options options={options} chosen={chosen} onChange={onChange} told={told} />}
              </>
            )}
          </Listbox>
        );
      }}
    </Field>
  );
}

type OptionsProps<V extends string> = Pick<SelectProps<V>, 'options' | 'onChange'> & {
  chosen: SelectOption<V> | undefined;
  told: RefObject<V | undefined>;
};

/**
 * Made when the list opens: even while it shows nothing it would cost more than the button. What is pressed is told at
 * once; to take the list down takes as long as to show what that changes, so the library gets the press after it.
 */
const Options = <V extends string>({ options, chosen, onChange, told }: OptionsProps<V>) => (
  <ListboxOptions
    anchor="bottom start"
    modal={false}
    className={clsx(listboxPanel, '[--list-width:var(--button-width)]')}
  >
    {options.map((option) => (
      <ListboxOption
        key={option.value}
        value={option.value}
        className={listboxOption}
        onClick={(event) => {
          if (told.current !== undefined || option.value === chosen?.value) return;
          event.preventDefault();
          told.current = option.value;
          onChange(option.value);
          const pressed = event.currentTarget;
          afterPaint(() => {
            pressed.click();
            told.current = undefined;
          });
        }}
      >
        {option.label}
        <Check />
      </ListboxOption>
    ))}
  </ListboxOptions>
);

/** Like Space, as the ARIA pattern has it for a combobox without a field; Headless UI would send the form instead. */
function openOnEnter(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
}
