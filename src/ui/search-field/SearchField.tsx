import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { ControlButton } from '../field/ControlSide.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'icon' | 'end'> & {
  value: string;
  /** Called at every stroke, and with '' when it is cleared. */
  onChange: (value: string) => void;
  /** The name of the clear button. */
  clearLabel: string;
};

/** Looks for something as one types. Escape and the cross empty it. */
export function SearchField({ value, onChange, clearLabel, onKeyDown, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
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
    document.getElementById(id)?.focus();
  };
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      id={id}
      type="search"
      value={value}
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
