import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useValidatedForm } from './useValidatedForm.ts';

type Refusal<Field> = { field: Field; message: string };

/** The saved values, the server's error about one field, or a failure that was already shown. */
export type FormOutcome<Values, Field extends string = keyof Values & string> =
  | { status: 'saved'; values: Values }
  | ({ status: 'invalid' } & Refusal<Field>)
  | { status: 'failed' };

type SaveFormOptions<Values extends FieldValues, Field extends string> = {
  schema: z.ZodMiniType<Values, Values>;
  defaultValues: Values;
  onSave: (values: Values) => Promise<FormOutcome<Values, Field>>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange?: ((state: 'saved' | 'unsaved') => void) | undefined;
};

/** Creates a form that stays on the page. A failed save keeps the input; the server's error about a field moves the focus there. */
export function useSaveForm<Values extends FieldValues, Field extends Path<Values>>({
  schema,
  defaultValues,
  onSave,
  onDirtyChange,
}: SaveFormOptions<Values, Field>) {
  const form = useValidatedForm(schema, defaultValues);
  const { isDirty } = form.formState;
  const notifyDirtyChange = useEffectEvent((state: 'saved' | 'unsaved') => onDirtyChange?.(state));
  useEffect(() => notifyDirtyChange(isDirty ? 'unsaved' : 'saved'), [isDirty]);
  const [status, setStatus] = useState<'ready' | 'busy'>('ready');
  const [refusal, setRefusal] = useState<Refusal<Field>>();
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
  return { ...form, status, submit };
}
