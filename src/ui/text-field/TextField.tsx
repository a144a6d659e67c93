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
import { type FieldTexts, splitFieldProps } from '../field/fieldProps.ts';
import { clsx } from 'clsx';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'size' | 'disabled' | 'required' | 'children'> & {
    /** lg on the sign-in pages. @default 'md' */
    size?: ControlSize | undefined;
    /** Before the text, as decoration. */
    icon?: ReactNode;
    /** A sign or unit that belongs to the value; the input is described by it. */
    affixStart?: string | undefined;
    affixEnd?: string | undefined;
    /** A button inside the box, at its end. */
    end?: ReactNode;
    /** For the input's own text: a face, a place, a width of digits. */
    inputClassName?: string | undefined;
  };

/** One line of text. Everything else that an `<input>` takes goes to the input, its ref included. */
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
            className={clsx(bareInput, inputClassName)}
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
