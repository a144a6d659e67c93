import {
  Combobox as HeadlessCombobox,
  ComboboxOption,
  ComboboxOptions,
  ComboboxButton,
  ComboboxInput,
} from '@headlessui/react';
import { clsx } from 'clsx';
import { Check, ChevronDown, Search } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type Ref, useState, useEffect, useRef } from 'react';
import {
  getControlState,
  type ControlState,
  bareInput,
  ControlBox,
  ControlButton,
  InputAdornment,
} from '../field/ControlBox.tsx';
import { Field } from '../field/Field.tsx';
import { type CommonFieldProps, splitFieldProps, type FieldAriaProps } from '../field/fieldProps.ts';
import { listboxAnchor, listboxOption, listboxPanel } from '../select/Select.tsx';
import { Chip } from '../chip/Chip.tsx';

export type ComboboxProps = CommonFieldProps &
  Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'size' | 'disabled' | 'required' | 'autoFocus' | 'ref'
  > & {
    ref?: Ref<HTMLInputElement>;
    /** The options to show, already filtered by the query. */
    options: ReadonlyArray<string>;
    values: ReadonlyArray<string>;
    onChange: (values: string[]) => void;
    /** Returns the label of a value; by default the value itself. */
    valueLabel?: (value: string) => string;
    /** Makes the query controlled. */
    query?: string | undefined;
    /** Called on every keystroke, and with '' after a choice or when the list closes. Not debounced. */
    onQueryChange?: (query: string) => void;
    /** Shown when `options` is empty. */
    noMatchText: string;
    /** Returns the accessible name of a chip's remove button: "Remove India". */
    removeLabel: (value: string) => string;
    /** Shown at the end of the label line: "3 of 15". */
    countLabel?: string | undefined;
  };

const identity = (value: string) => value;

function useControllableQuery(query: string | undefined, onQueryChange: ComboboxProps['onQueryChange']) {
  const [ownQuery, setOwnQuery] = useState('');
  const text = query ?? ownQuery;
  const setText = (next: string) => {
    if (next === text) return;
    setOwnQuery(next);
    onQueryChange?.(next);
  };
  return [text, setText] as const;
}

/** Searches many options and selects several. The selected ones are chips below the input. */
export function Combobox(props: ComboboxProps) {
  const [field, control] = splitFieldProps(props);
  const { options, values, onChange, valueLabel = identity, query, onQueryChange, ...rest } = control;
  const { noMatchText, removeLabel, countLabel, ...input } = rest;
  const [text, setText] = useControllableQuery(query, onQueryChange);
  const choose = (next: string[]) => {
    onChange(next);
    setText('');
  };
  const disabled = field.disabledReason !== undefined;
  return (
    <Field {...field} labelEnd={countLabel ? <CountLabel>{countLabel}</CountLabel> : field.labelEnd}>
      {(ariaProps) => (
        <HeadlessCombobox multiple value={[...values]} onChange={choose} onClose={() => setText('')}>
          <ComboboxField
            {...{ ariaProps, input, label: field.label, query: text, onQueryChange: setText }}
            state={getControlState(field)}
          />
          <ComboboxList {...{ options, valueLabel, noMatchText }} />
          <output className="sr-only">{text !== '' && options.length === 0 && noMatchText}</output>
          <SelectedChips
            {...{ values, valueLabel, removeLabel, inputId: ariaProps.id, label: field.label }}
            onRemove={
              disabled ? undefined : (value) => onChange(values.filter((selected) => selected !== value))
            }
          />
        </HeadlessCombobox>
      )}
    </Field>
  );
}

const CountLabel = ({ children }: { children: string }) => (
  <span className="text-xs text-text-subtle tabular-nums">{children}</span>
);

type ComboboxListProps = Pick<ComboboxProps, 'options' | 'noMatchText'> & {
  valueLabel: (value: string) => string;
};

export const ComboboxList = ({ options, valueLabel, noMatchText }: ComboboxListProps) => (
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
    {/* A disabled option, because a listbox may only contain options. */}
    {options.length === 0 && (
      <ComboboxOption disabled value="" className="px-2.5 py-1.5 text-sm text-text-muted">
        {noMatchText}
      </ComboboxOption>
    )}
  </ComboboxOptions>
);

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'disabled' | 'autoFocus' | 'ref'
> & { ref?: Ref<HTMLInputElement> };

type ComboboxFieldProps = {
  label: string;
  state: ControlState;
  ariaProps: FieldAriaProps;
  query: string;
  onQueryChange: (query: string) => void;
  input: InputProps;
};

/** The input extends under the icon and the button, because Headless UI positions the list relative to the input. */
const fullWidthInput = '-ms-9 -me-11 ps-9 pe-11 pointer-coarse:-me-13 pointer-coarse:pe-13';

/** ARIA attributes that Headless UI would set while the list is closed. */
const closedAriaProps = { role: 'combobox', 'aria-expanded': false };

export function ComboboxField({ label, state, ariaProps, query, onQueryChange, input }: ComboboxFieldProps) {
  const shared = {
    autoComplete: 'off',
    ...input,
    ariaProps,
    className: clsx(bareInput, fullWidthInput),
  };
  return (
    <ControlBox size="md" state={state}>
      <InputAdornment>
        <Search />
      </InputAdornment>
      {state === 'disabled' ? (
        <QueryInput {...shared} {...closedAriaProps} value={query} readOnly />
      ) : (
        <>
          <ComboboxInput
            as={QueryInput}
            {...shared}
            id={ariaProps.id}
            value={query}
            // Headless UI resets the input to this value when the list closes.
            displayValue={() => query}
            onChange={(event) => onQueryChange(event.target.value)}
            onClick={openList}
          />
          <ComboboxButton as={ControlButton} aria-label={label}>
            <ChevronDown />
          </ComboboxButton>
        </>
      )}
    </ControlBox>
  );
}

/** Headless UI opens the list by typing, by the arrow keys and by its button. */
function openList({ currentTarget }: MouseEvent<HTMLInputElement>) {
  if (currentTarget.ariaExpanded === 'true') return;
  currentTarget.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  );
}

/** Sets the ARIA props last, because Headless UI overwrites label and description with empty values. */
function QueryInput({ ariaProps, ...rest }: ComponentProps<'input'> & { ariaProps: FieldAriaProps }) {
  return <input {...rest} {...ariaProps} />;
}

type SelectedChipsProps = {
  label: string;
  values: readonly string[];
  valueLabel: (value: string) => string;
  removeLabel: (value: string) => string;
  /** Undefined if the field is disabled. */
  onRemove: ((value: string) => void) | undefined;
  /** Receives the focus when the last chip is removed. */
  inputId: string;
};

/** The selected values. After a chip is removed, the next or the previous one gets the focus. */
function SelectedChips({ label, values, valueLabel, removeLabel, onRemove, inputId }: SelectedChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number>(undefined);
  useEffect(() => {
    if (removedIndex.current === undefined) return;
    const removeButtons = list.current?.querySelectorAll('button') ?? [];
    const next =
      removeButtons[Math.min(removedIndex.current, removeButtons.length - 1)] ??
      document.getElementById(inputId);
    removedIndex.current = undefined;
    next?.focus();
  });
  if (values.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className="mt-2.5 flex flex-wrap gap-1.5">
      {values.map((value, index) => (
        <li key={value} className="flex max-w-full">
          <Chip
            {...(onRemove && {
              removeLabel: removeLabel(value),
              onRemove: () => {
                removedIndex.current = index;
                onRemove(value);
              },
            })}
          >
            {valueLabel(value)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
