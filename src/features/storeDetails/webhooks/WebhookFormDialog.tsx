import { Webhook } from 'lucide-react';
import { useId } from 'react';
import { WEBHOOK_TYPES } from '#contract/webhooks/webhookEvents.ts';
import { FieldMessage } from '#ui/field/Field.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { FormDialog } from '#features/form/FormDialog.tsx';
import { type DialogOutcome, useDialogForm } from '#features/form/useDialogForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { createEndpointSchema, type EndpointValues } from './webhooksModel.ts';

type WebhookFormDialogProps = {
  purpose: 'add' | 'edit';
  defaultValues: EndpointValues;
  onSubmit: (values: EndpointValues) => Promise<DialogOutcome<EndpointValues>>;
  onClose: () => void;
};

/** Adds or changes an endpoint. */
export function WebhookFormDialog({ purpose, defaultValues, onSubmit, onClose }: WebhookFormDialogProps) {
  const messages = useMessages('webhooks');
  const t = messages.form;
  const form = useDialogForm(createEndpointSchema(messages), defaultValues, onSubmit);
  return (
    <FormDialog
      icon={<Webhook />}
      title={t[purpose]}
      submitLabel={purpose === 'add' ? t.submitAdd : t.submitEdit}
      cancelLabel={t.cancel}
      busyReason={t.busy}
      status={form.status}
      error={form.formError}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      <TextField
        {...form.field('url')}
        label={t.url}
        hint={t.urlHint}
        requirement="required"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        data-autofocus
      />
      <TypesField form={form} />
    </FormDialog>
  );
}

type Form = Pick<ReturnType<typeof useDialogForm<EndpointValues>>, 'field'>;

function TypesField({ form }: { form: Form }) {
  const messages = useMessages('webhooks');
  const id = useId();
  const { error, ...types } = form.field('types');
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 text-sm font-medium">{messages.form.types}</legend>
      {WEBHOOK_TYPES.map((type) => (
        <div key={type} className="flex items-center">
          <input
            {...types}
            type="checkbox"
            value={type}
            id={`${id}-${type}`}
            aria-invalid={error ? true : undefined}
            className="checkbox"
          />
          <label
            htmlFor={`${id}-${type}`}
            className="flex min-h-8 flex-1 cursor-pointer flex-wrap items-center gap-x-2 ps-1 pointer-coarse:min-h-control-lg"
          >
            <span>{messages.types[type]}</span>
            <code translate="no" dir="ltr" className="font-mono text-xs text-text-subtle">
              {type}
            </code>
          </label>
        </div>
      ))}
      <FieldMessage id={`${id}-error`} error={error} hint={undefined} hintMode="visible" />
    </fieldset>
  );
}
