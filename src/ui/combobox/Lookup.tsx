import { Combobox as HeadlessCombobox, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import { getControlState } from '../field/ControlBox.tsx';
import { Field } from '../field/Field.tsx';
import { type CommonFieldProps, splitFieldProps } from '../field/fieldProps.ts';
import { listboxAnchor, listboxOption, listboxPanel } from '../select/Select.tsx';
import { ComboboxField } from './Combobox.tsx';

type LookupOption = {
  value: string;
  label: string;
  /** A line below the label. */
  detail?: string | undefined;
  /** Before the label: a thumbnail or an avatar. */
  lead?: ReactNode;
  /** At the end, such as a price. */
  end?: ReactNode;
  /** Why it can't be chosen; shown instead of the detail. */
  disabledReason?: string | undefined;
};

/** searching: the options are those of an earlier query. A click chooses one, but Enter waits for the new ones. */
export type LookupStatus = 'searching' | 'ready' | 'failed';

export type LookupProps = CommonFieldProps &
  Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'size' | 'disabled' | 'required' | 'autoFocus' | 'ref'
  > & {
    ref?: Ref<HTMLInputElement>;
    /** What the caller found for the query. */
    options: ReadonlyArray<LookupOption>;
    status: LookupStatus;
    query: string;
    /** Called on every keystroke, and with '' after a choice. Not debounced. */
    onQueryChange: (query: string) => void;
    onChoose: (value: string) => void;
    /** Shown in place of the options: while there are none, if nothing was found, and after a failure. */
    messages: Readonly<Record<'searching' | 'noMatch' | 'failed', string>>;
  };

/** Finds one of many things, which the caller searches for. Enter never submits the form. */
export function Lookup(props: LookupProps) {
  const [field, control] = splitFieldProps(props);
  const { options, status, query, onQueryChange, onChoose, messages, ...input } = control;
  const emptyText = getEmptyText(options, status, messages);
  const choose = (value: string) => {
    onQueryChange('');
    onChoose(value);
  };
  const isSearching = status === 'searching';
  /** The input, if Enter was pressed during the search. */
  const earlyEnter = useRef<HTMLInputElement>(undefined);
  useEffect(() => {
    if (isSearching) return undefined;
    // Headless UI collects the new options first.
    const frame = requestAnimationFrame(() => {
      earlyEnter.current?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [isSearching]);
  const onKeyDown = (event: ReactKeyboardEvent<HTMLInputElement>) => {
    earlyEnter.current = undefined;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // In a closed list, Enter would submit the form.
    const isClosed = event.currentTarget.getAttribute('aria-expanded') !== 'true';
    if (!isClosed && !isSearching) return;
    event.preventDefault();
    if (!isClosed) earlyEnter.current = event.currentTarget;
  };
  return (
    <Field {...field}>
      {(ariaProps) => (
        <HeadlessCombobox<string | null>
          value={null}
          // Tab chooses the first option too, which may not match what is typed.
          onChange={(value) => value === null || isSearching || choose(value)}
        >
          <ComboboxField
            {...{ ariaProps, label: field.label, query, onQueryChange }}
            input={{ ...input, onKeyDown }}
            state={getControlState(field)}
          />
          <ComboboxOptions
            modal={false}
            anchor={listboxAnchor}
            className={clsx(listboxPanel, '-ms-px [--list-width:calc(var(--input-width)+2px)]')}
          >
            {emptyText === undefined ? (
              options.map((option) => (
                <Option
                  key={option.value}
                  option={option}
                  onPress={isSearching ? () => choose(option.value) : undefined}
                />
              ))
            ) : (
              // A disabled option, because a listbox may only contain options.
              <ComboboxOption disabled value="" className="px-2.5 py-1.5 text-sm text-text-muted">
                {emptyText}
              </ComboboxOption>
            )}
          </ComboboxOptions>
          <output className="sr-only">{query !== '' && !isSearching && emptyText}</output>
        </HeadlessCombobox>
      )}
    </Field>
  );
}

function getEmptyText(
  options: LookupProps['options'],
  status: LookupStatus,
  messages: LookupProps['messages'],
): string | undefined {
  if (status === 'failed') return messages.failed;
  if (options.length > 0) return undefined;
  return status === 'searching' ? messages.searching : messages.noMatch;
}

type OptionProps = {
  option: LookupOption;
  /** Handles the mouse in place of Headless UI. */
  onPress: (() => void) | undefined;
};

const Option = ({ option, onPress }: OptionProps) => {
  const { value, label, lead, end } = option;
  const detail = option.disabledReason ?? option.detail;
  return (
    <ComboboxOption
      value={value}
      disabled={option.disabledReason !== undefined}
      onMouseDown={(event) => event.button === 0 && onPress?.()}
      className={clsx(listboxOption, 'aria-disabled:cursor-not-allowed')}
    >
      {lead && <span className="flex-none">{lead}</span>}
      <span className="grid min-w-0 flex-1">
        <span className={clsx('wrap-anywhere', option.disabledReason !== undefined && 'text-text-muted')}>
          {label}
        </span>
        {detail !== undefined && <span className="text-xs wrap-anywhere text-text-muted">{detail}</span>}
      </span>
      {end !== undefined && <span className="flex-none text-sm tabular-nums">{end}</span>}
    </ComboboxOption>
  );
};
