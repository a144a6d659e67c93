import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ControlBox, bareInput, getControlState } from '../field/ControlBox.tsx';
import { Field } from '../field/Field.tsx';
import { type CommonFieldProps, splitFieldProps } from '../field/fieldProps.ts';

type TextAreaProps = CommonFieldProps &
  Omit<ComponentProps<'textarea'>, 'disabled' | 'required' | 'children'>;

/** A multi-line text input. Other props go to the `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  const [field, { rows = 4, ...area }] = splitFieldProps(props);
  const { disabledReason, error } = field;
  return (
    <Field {...field}>
      {(ariaProps) => (
        <ControlBox
          size="md"
          state={getControlState({ disabledReason, error, readOnly: area.readOnly })}
          className="py-2"
        >
          <textarea
            dir="auto"
            {...area}
            {...ariaProps}
            rows={rows}
            readOnly={area.readOnly || disabledReason !== undefined}
            className={clsx(bareInput, 'min-h-5.5 resize-y leading-5.5 aria-disabled:resize-none')}
          />
        </ControlBox>
      )}
    </Field>
  );
}
