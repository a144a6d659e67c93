import { memo, type ReactNode } from 'react';
import { controlStateOf } from '../field/controlStyle.ts';
import { Field } from '../field/Field.tsx';
import { splitFieldProps } from '../field/fieldProps.ts';
import type { SelectProps } from './Select.tsx';
import { SelectButton } from './SelectButton.tsx';
import { SelectControl } from './SelectControl.tsx';
import type { usePressedOption } from './usePressedOption.ts';

export type SelectBoxProps<V extends string> = Omit<SelectProps<V>, 'onChange'> &
  Pick<ReturnType<typeof usePressedOption<V>>, 'press' | 'choose'>;

/** The field, its button and, while it is open, the list. */
export const SelectBox = memo(Box) as <V extends string>(props: SelectBoxProps<V>) => ReactNode;

function Box<V extends string>(props: SelectBoxProps<V>) {
  const [field, { options, value, press, choose, placeholder, size = 'md', ref, ...button }] =
    splitFieldProps(props);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field} labels="button">
      {(wiring) => {
        const face = {
          ...button,
          ref,
          wiring,
          // A combobox that nobody types in: a plain button could be neither required nor invalid, and its words would
          // be its name instead of its value.
          role: 'combobox',
          size,
          state: controlStateOf(field),
          'aria-label': field.label,
          children: chosen?.label ?? placeholder,
          'data-empty': chosen ? undefined : '',
        };
        if (field.disabledReason !== undefined) return <SelectButton {...face} />;
        return <SelectControl {...{ face, options, press, choose }} chosen={chosen?.value} />;
      }}
    </Field>
  );
}
