import { ComboboxButton, ComboboxInput } from '@headlessui/react';
import { clsx } from 'clsx';
import { ChevronDown, Search } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { bareInput, ControlBox, ControlButton, InputAdornment } from '../field/ControlBox.tsx';
import type { ControlState } from '../field/controlStyle.ts';
import type { FieldAriaProps } from '../field/fieldProps.ts';

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
export function ComboboxField({ label, state, ariaProps, query, onQueryChange, input }: ComboboxFieldProps) {
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
