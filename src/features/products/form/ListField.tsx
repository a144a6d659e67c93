import { useController } from 'react-hook-form';
import { Select } from '#ui/select/Select.tsx';
import type { FormPartProps } from './useProductForm.ts';
import { buildOptions } from './formOptions.ts';

type ListFieldProps = FormPartProps & {
  name: 'category' | 'stockUnit';
  list: readonly string[];
  labels: Record<string, string>;
};

/** Chooses from one of the specification's lists. */
export function ListField({ form, copy, name, list, labels }: ListFieldProps) {
  const { value, onChange, onBlur } = useController({ control: form.control, name }).field;
  const { errors, defaultValues } = form.formState;
  return (
    <Select
      {...{ value, onChange, onBlur }}
      label={copy[name]}
      requirement="required"
      placeholder={copy.choose}
      options={buildOptions(list, defaultValues?.[name], labels)}
      error={errors[name]?.message}
    />
  );
}
