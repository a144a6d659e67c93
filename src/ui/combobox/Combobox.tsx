import {
  Combobox as HeadlessCombobox,
  ComboboxOption,
  ComboboxOptions,
  ComboboxButton,
  ComboboxInput,
} from '@headlessui/react';
import { clsx } from 'clsx';
import { Check, ChevronDown, Search } from 'lucide-react';
import { type ComponentProps, type Ref, useState, useEffect, useRef } from 'react';
import {
  getControlState,
  type ControlState,
  bareInput,
  ControlBox,
  ControlButton,
  InputAdornment,
} from '../field/ControlBox.tsx';
import { Field } from '../field/Field.tsx';
import { type FieldTexts, splitFieldProps, type FieldAriaProps } from '../field/fieldProps.ts';
import { listboxAnchor, listboxOption, listboxPanel } from '../select/Select.tsx';
import { Chip } from '../chip/Chip.tsx';

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

/**
 * The input reaches under the icon and the button, to both edges of the box: Headless UI hangs the list below the
 * input, and it is to stand below the box.
 */
const fromEdgeToEdge = '-ms-9 -me-11 ps-9 pe-11 pointer-coarse:-me-13 pointer-coarse:pe-13';

/** What Headless UI would say of a list that doesn't open. */
const closed = { role: 'combobox', 'aria-expanded': false };

/** Where the query is typed. */
function ComboboxField({ label, state, ariaProps, query, onQueryChange, input }: ComboboxFieldProps) {
  const shared = {
    autoComplete: 'off',
    ...input,
    ariaProps,
    className: clsx(bareInput, fromEdgeToEdge),
  };
  return (
    <ControlBox size="md" state={state}>
      <InputAdornment>
        <Search />
      </InputAdornment>
      {state === 'blocked' ? (
        <QueryInput {...shared} {...closed} value={query} readOnly />
      ) : (
        <>
          <ComboboxInput
            as={QueryInput}
            {...shared}
            id={ariaProps.id}
            value={query}
            // What Headless UI writes back when the list closes: the query as it is, and no chosen value.
            displayValue={() => query}
            onChange={(event) => onQueryChange(event.target.value)}
          />
          <ComboboxButton as={ControlButton} aria-label={label}>
            <ChevronDown />
          </ComboboxButton>
        </>
      )}
    </ControlBox>
  );
}

/** The ARIA props go last: Headless UI writes its own, empty label and description over those that it is given. */
function QueryInput({ ariaProps, ...rest }: ComponentProps<'input'> & { ariaProps: FieldAriaProps }) {
  return <input {...rest} {...ariaProps} />;
}

type SelectedChipsProps = {
  label: string;
  values: readonly string[];
  valueLabel: (value: string) => string;
  removeLabel: (value: string) => string;
  /** Left out where nothing can be changed now. */
  onRemove: ((value: string) => void) | undefined;
  /** Where the focus goes when the last one is gone. */
  inputId: string;
};

/** What was chosen. The focus of a chip that goes away goes to the one after it, or the one before. */
function SelectedChips({ label, values, valueLabel, removeLabel, onRemove, inputId }: SelectedChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const crosses = list.current?.querySelectorAll('button') ?? [];
    const next = crosses[Math.min(removedAt.current, crosses.length - 1)] ?? document.getElementById(inputId);
    removedAt.current = undefined;
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
                removedAt.current = index;
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
