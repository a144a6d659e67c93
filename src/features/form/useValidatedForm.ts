import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm,
  type UseFormProps,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FormFieldError } from './formFieldError.ts';

/**
 * Creates a form that validates its values with a schema and submits the schema's output. Errors appear after blur or
 * submit, unless `mode` changes that, and clear as soon as the value is valid.
 */
export function useValidatedForm<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Values>,
  defaultValues: Values,
  options: Pick<UseFormProps<Values>, 'mode' | 'shouldFocusError'> = { mode: 'onTouched' },
) {
  const form = useForm<Values, unknown, Output>({
    ...options,
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
  });
  const { errors, isSubmitting } = form.formState;
  const status: 'busy' | 'ready' = isSubmitting ? 'busy' : 'ready';

  const getError = (name: Path<Values>) =>
    get<typeof errors, { message?: string } | undefined>(errors, name)?.message;

  /** Returns a field's props. */
  const field = (name: Path<Values>) => ({ ...form.register(name), error: getError(name) });

  // A second submit can happen before the button renders as busy.
  const isLocked = useRef(false);

  /** Handles the submit event. Reads the inputs, because a password manager may fill them in without an event. */
  const submit = (onValid: (output: Output) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLocked.current) return;
    isLocked.current = true;
    for (const [key, value] of new FormData(event.currentTarget)) {
      const name = key as Path<Values>;
      const current = form.getValues(name);
      if (typeof current === 'string' && current !== value) {
        form.setValue(name, value as PathValue<Values, Path<Values>>);
      }
    }
    void form
      .handleSubmit(onValid)(event)
      .finally(() => (isLocked.current = false));
  };

  /** Resets the form to these values. Keeps the field refs, so that setFocus works right after it. */
  const resetForm = (values: Values) => form.reset(values, { keepFieldsRef: true });

  /** Shows the server's error at a field until its value changes. */
  const showFieldError = ({
    field: name,
    message,
  }: FormFieldError<Values> | { field: Path<Values>; message: string }) =>
    form.setError(name as Path<Values>, { message }, { shouldFocus: true });

  /** Shows an error of the whole form until the next submit. */
  const showFormError = (message: string) => form.setError('root', { message });
  const formError = errors.root?.message;

  return { ...form, field, getError, status, submit, resetForm, showFieldError, showFormError, formError };
}
