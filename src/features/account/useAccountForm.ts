import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type FormFieldError, useValidatedForm } from '#features/form/useValidatedForm.ts';
import type { SaveOutcome } from './accountModel.ts';

/** Creates a form of the account. A failed save keeps the input; the server's error about a field moves the focus there. */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: Values,
  onSave: (values: Values) => Promise<SaveOutcome<Values>>,
) {
  const form = useValidatedForm(schema, defaultValues);
  const [status, setStatus] = useState<'ready' | 'busy'>('ready');
  const [refusal, setRefusal] = useState<FormFieldError<Values>>();
  const showRefusal = useEffectEvent(form.showFieldError);
  // In an effect, because a field can't have focus while the form is inert.
  useEffect(() => {
    if (refusal) showRefusal(refusal);
  }, [refusal]);
  const submit = form.submit(async (values) => {
    setStatus('busy');
    const outcome = await onSave(values);
    setStatus('ready');
    if (outcome.status === 'saved') form.resetForm(outcome.values);
    if (outcome.status === 'invalid') setRefusal({ field: outcome.field, message: outcome.message });
  });
  return { field: form.field, isDirty: form.formState.isDirty, status, submit };
}
