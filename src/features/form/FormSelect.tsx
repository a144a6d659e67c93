import { type FieldPathByValue, type FieldValues, useController, type UseFormReturn } from 'react-hook-form';
import { SearchSelect, type SearchSelectProps } from '#ui/combobox/SearchSelect.tsx';
import { Select, type SelectProps } from '#ui/select/Select.tsx';

type FormField<Values extends FieldValues, Output> = {
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control'>;
  name: FieldPathByValue<Values, string>;
};

type SetByForm = 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref';

/** Returns the props that connect a select to its field of the form. */
function useFieldProps<Values extends FieldValues, Output>({ form, name }: FormField<Values, Output>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { value, onChange, onBlur, ref } = field;
  return { value: value as string, onChange, onBlur, ref, error: fieldState.error?.message };
}

/** A Select of a form. */
export const FormSelect = <Values extends FieldValues, Output>({
  form,
  name,
  ...select
}: FormField<Values, Output> & Omit<SelectProps<string>, SetByForm>) => (
  <Select {...select} {...useFieldProps({ form, name })} />
);

/** A SearchSelect of a form. */
export const FormSearchSelect = <Values extends FieldValues, Output>({
  form,
  name,
  ...select
}: FormField<Values, Output> & Omit<SearchSelectProps, SetByForm>) => (
  <SearchSelect {...select} {...useFieldProps({ form, name })} />
);
