import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useValidatedForm } from './useValidatedForm.ts';
import { type FormFieldError } from '#features/form/formFieldError.ts';

/** The result of a dialog's action. A failure keeps the dialog and its input. */
export type DialogOutcome<Values> =
  | { status: 'done' }
  | ({ status: 'invalid' } & FormFieldError<Values>)
  | { status: 'failed'; message: string };

/** Creates the form of a dialog. A failure keeps the input, and is shown at its field or above the form. */
export function useDialogForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: Values,
  onSubmit: (values: Values) => Promise<DialogOutcome<Values>>,
) {
  const form = useValidatedForm(schema, defaultValues);
  const submit = form.submit(async (values) => {
    const outcome = await onSubmit(values);
    if (outcome.status === 'invalid') form.showFieldError(outcome);
    if (outcome.status === 'failed') form.showFormError(outcome.message);
  });
  const { field, status, formError, watch } = form;
  return { field, status, formError, watch, submit };
}
