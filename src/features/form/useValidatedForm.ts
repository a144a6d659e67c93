import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormProps,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldError } from '#contract/wire/envelope.ts';

/** The server's message about a value that the form's own rules let through, such as a password that is too common. */
export type FormFieldError<Values> = { field: keyof Values & string; message: string };

/** Returns an error as the form can show it; undefined where it is about something else than the form's own fields. */
export function pickFieldError<Values extends object>(
  error: FieldError | undefined,
  values: Values,
): FormFieldError<Values> | undefined {
  return error && Object.hasOwn(values, error.field) ? (error as FormFieldError<Values>) : undefined;
}

/**
 * The one way to a form: its values keep the rules of a schema, whose output is what is submitted. Errors appear once a
 * field was left or the form was sent, unless `mode` says otherwise, and clear as soon as a value is right.
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

  /** Returns the props of the field for one value. */
  const field = (name: Path<Values>) => ({
    ...form.register(name),
    error: errors[name]?.message as string | undefined,
  });

  // The second press of two comes before the button is rendered as busy.
  const isSending = useRef(false);

  /** Handles the form's submit event. A password manager may have filled in inputs without an event. */
  const submit = (send: (output: Output) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    for (const [key, value] of new FormData(event.currentTarget)) {
      const name = key as Path<Values>;
      const current = form.getValues(name);
      if (typeof current === 'string' && current !== value) {
        form.setValue(name, value as PathValue<Values, Path<Values>>);
      }
    }
    void form
      .handleSubmit(send)(event)
      .finally(() => (isSending.current = false));
  };

  /** Shows other values, as if nobody had touched them; the fields can be focused at once. */
  const resetTo = (values: Values) => form.reset(values, { keepFieldsRef: true });

  /** Shows at the field what the server says of its value, until that changes. */
  const showFieldError = ({ field: name, message }: FormFieldError<Values>) =>
    form.setError(name as Path<Values>, { message }, { shouldFocus: true });

  /** Shows why the whole form was refused, until the next submit. */
  const showFailure = (message: string) => form.setError('root', { message });
  const failure = errors.root?.message;

  return { ...form, field, status, submit, resetTo, showFieldError, showFailure, failure };
}
