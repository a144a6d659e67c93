import { Lock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import {
  bareInput,
  ControlBox,
  InputAdornment,
  type ControlSize,
  getControlState,
} from '../field/ControlBox.tsx';
import { Field } from '../field/Field.tsx';
import { type CommonFieldProps, splitFieldProps } from '../field/fieldProps.ts';
import { clsx } from 'clsx';

export type TextFieldProps = CommonFieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'disabled' | 'required' | 'children'> & {
    /** lg on the sign-in pages. @default 'md' */
    size?: ControlSize | undefined;
    /** Decorative, before the text. */
    icon?: ReactNode;
    /** A currency sign or a unit before the text. Screen readers read it as a description. */
    affixStart?: string | undefined;
    /** A unit after the text. */
    affixEnd?: string | undefined;
    /** A button at the end of the box. */
    end?: ReactNode;
    /** Classes of the input. */
    inputClassName?: string | undefined;
  };

/** Evens out how browsers show the placeholder of an empty date. */
const getDateStyle = (value: TextFieldProps['value']) =>
  clsx(
    // Firefox's is wider than others, and would be cut off on a phone.
    'max-sm:supports-[-moz-appearance:none]:-mx-1.5',
    // Safari's is today's date, in the colour of a value. Only Safari hangs punctuation.
    value === '' && 'supports-[hanging-punctuation:first]:text-text-subtle',
  );

/** A single-line text input. Other props go to the `<input>`. */
export function TextField(props: TextFieldProps) {
  const [field, { size = 'md', icon, affixStart, affixEnd, end, inputClassName, ...input }] =
    splitFieldProps(props);
  const affixId = useId();
  const { disabledReason, error } = field;
  const affixes = [affixStart && `${affixId}-start`, affixEnd && `${affixId}-end`];
  const describedBy = [field['aria-describedby'], ...affixes].filter(Boolean).join(' ') || undefined;
  return (
    <Field {...field} aria-describedby={describedBy}>
      {(ariaProps) => (
        <ControlBox size={size} state={getControlState({ disabledReason, error, readOnly: input.readOnly })}>
          {icon && <InputAdornment>{icon}</InputAdornment>}
          {affixStart && <InputAdornment id={`${affixId}-start`}>{affixStart}</InputAdornment>}
          <input
            type="text"
            dir="auto"
            {...input}
            {...ariaProps}
            readOnly={input.readOnly || disabledReason !== undefined}
            className={clsx(bareInput, input.type === 'date' && getDateStyle(input.value), inputClassName)}
          />
          {affixEnd && <InputAdornment id={`${affixId}-end`}>{affixEnd}</InputAdornment>}
          {input.readOnly && !affixEnd && (
            <InputAdornment>
              <Lock />
            </InputAdornment>
          )}
          {end}
        </ControlBox>
      )}
    </Field>
  );
}
