import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent as ReactKeyboardEvent } from 'react';
import { type ControlSize, getControlState, type ControlState, controlStyle } from '../field/ControlBox.tsx';
import { Field } from '../field/Field.tsx';
import { type CommonFieldProps, splitFieldProps, type FieldAriaProps } from '../field/fieldProps.ts';
import { Check, ChevronDown } from 'lucide-react';

/** Classes of the list of a Select or a Combobox: at least as wide as its control. */
export const listboxPanel =
  'z-(--z-menu) grid w-max min-w-(--list-width) *:max-w-[max(28rem,var(--list-width))] animate-pop gap-px rounded-lg bg-surface-raised p-1 text-text shadow-(--shadow-raised) outline-none [--anchor-max-height:22rem] forced-colors:border forced-colors:border-[ButtonBorder]';

/** The transparent outline is visible in forced-colors mode, which removes backgrounds. */
export const listboxOption =
  'flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1.5 text-sm outline-2 -outline-offset-2 outline-none select-none data-focus:bg-surface-active data-focus:outline-transparent data-focus:outline-solid pointer-coarse:min-h-control-lg [&>svg]:size-4 [&>svg]:text-text-subtle not-data-selected:[&>svg]:invisible';

/** Below the control, or above it if there is more space. */
export const listboxAnchor = { to: 'bottom start', gap: 6, padding: 8 } as const;

export type SelectOption<V extends string> = { value: V; label: string };

export type SelectProps<V extends string> = CommonFieldProps &
  Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'disabled' | 'autoFocus'> & {
    options: ReadonlyArray<SelectOption<V>>;
    /** The chosen value. Any other value, such as '', means none. */
    value: V | '' | undefined;
    onChange: (value: V) => void;
    /** Shown while nothing is chosen. Can't be selected. */
    placeholder?: string | undefined;
    /** sm in toolbars, lg on the sign-in pages. @default 'md' */
    size?: ControlSize | undefined;
  };

/** A choice from about four or more options. For fewer use a SegmentedControl. */
export function Select<V extends string>(props: SelectProps<V>) {
  const [field, { options, value, onChange, placeholder, size = 'md', ref, ...button }] =
    splitFieldProps(props);
  const selected = options.find((option) => option.value === value);
  const choose = (next: V | null) => {
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <Field {...field} labelTarget="button">
      {(ariaProps) => {
        const buttonProps = {
          ...button,
          ...(ref && { ref }),
          id: ariaProps.id,
          ariaProps,
          // Unlike a button, a combobox can be required or invalid, and its text is its value and not its name.
          role: 'combobox',
          size,
          state: getControlState(field),
          'aria-label': field.label,
          children: selected?.label ?? placeholder,
          content: selected ? ('selected' as const) : ('empty' as const),
          onKeyDown(event: KeyEvent) {
            button.onKeyDown?.(event);
            const isFirstLetter = options.some(({ label }) => startsWith(label, event.key));
            if (isFirstLetter && isTyped(event)) openAtLetter(event);
          },
        };
        if (field.disabledReason !== undefined) return <SelectButton {...buttonProps} />;
        return (
          <Listbox value={selected?.value ?? null} onChange={choose}>
            <ListboxButton as={SelectButton} {...buttonProps} />
            <SelectOptions options={options} />
          </Listbox>
        );
      }}
    </Field>
  );
}

const startsWith = (label: string, key: string) =>
  label.toLocaleLowerCase().startsWith(key.toLocaleLowerCase());

type KeyEvent = ReactKeyboardEvent<HTMLButtonElement>;

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

const press = (target: Element | null, key: string) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Opens the list at the first option with the typed letter, as a native select does. Headless UI needs an open list. */
function openAtLetter(event: KeyEvent) {
  event.preventDefault();
  const { key, currentTarget: button } = event;
  press(button, 'ArrowDown');
  // Its options are registered in a microtask.
  setTimeout(() => press(document.getElementById(button.getAttribute('aria-controls') ?? ''), key));
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

type SelectButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'autoFocus'> & {
  /** Spread last, because Headless UI overwrites `aria-describedby` with an empty value. */
  ariaProps: FieldAriaProps;
  size: ControlSize;
  state: ControlState;
  /** `empty` shows the placeholder. */
  content: 'selected' | 'empty';
};

function SelectButton({ ariaProps, size, state, content, children, className, ...rest }: SelectButtonProps) {
  const subtle = state !== 'disabled' && 'text-text-subtle';
  return (
    <button
      aria-haspopup="listbox"
      aria-expanded={false}
      {...rest}
      {...ariaProps}
      type="button"
      className={clsx(controlStyle({ size, state }), 'justify-between', className)}
    >
      <span className={clsx('truncate', content === 'empty' && subtle)}>{children}</span>
      <ChevronDown className={clsx('-me-0.5 size-4', subtle)} />
    </button>
  );
}
