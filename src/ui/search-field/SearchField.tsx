import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { ControlButton } from '../field/ControlBox.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

type SearchFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'icon' | 'end'> & {
  /** The current search. The input keeps its own text while typing, so that the caret stays in place. */
  value: string;
  /** Called on every keystroke, and with '' when cleared. */
  onChange: (value: string) => void;
  /** Accessible name of the clear button. */
  clearLabel: string;
};

/** A search input. Escape and the button clear it. */
export function SearchField({ value, onChange, clearLabel, onKeyDown, ref, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  // The value changed elsewhere, for example by Back or by a button that clears the search.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    // Keeps a surrounding dialog open.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      id={id}
      ref={input}
      type="search"
      defaultValue={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={clearOnEscape}
      icon={<Search />}
      inputClassName="appearance-none placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:hidden [&::-webkit-search-decoration]:hidden"
      end={
        value !== '' &&
        rest.disabledReason === undefined && (
          <ControlButton aria-controls={id} aria-label={clearLabel} onClick={clear}>
            <X />
          </ControlButton>
        )
      }
    />
  );
}
