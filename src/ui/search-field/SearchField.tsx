import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { ControlButton } from '../field/ControlBox.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'icon' | 'end'> & {
  /** What is searched for. The text that is being typed is the input's own, so that the caret stays where it is. */
  value: string;
  /** Called at every stroke, and with '' when it is cleared. */
  onChange: (value: string) => void;
  /** The name of the clear button. */
  clearLabel: string;
};

/** Looks for something as one types. Escape and the cross empty it. */
export function SearchField({ value, onChange, clearLabel, onKeyDown, ref, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  // Another value came from elsewhere, such as Back or a button that clears the search.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    // One Escape, one thing: a dialog around stays open.
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
