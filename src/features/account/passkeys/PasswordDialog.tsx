import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { FormDialog, type FormDialogProps } from '#features/form/FormDialog.tsx';
import { type DialogOutcome, useDialogForm } from '#features/form/useDialogForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { createConfirmationSchema, type Confirmation } from './passkeysModel.ts';

type CurrentPasswordFieldProps = {
  /** Tells password managers whose password it is. */
  email: string;
  field: Pick<ComponentProps<typeof PasswordField>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;
  isFocused?: boolean;
};

export function CurrentPasswordField({ email, field, isFocused = false }: CurrentPasswordFieldProps) {
  const { credentials } = useMessages('auth');
  const t = useMessages('passkeys').dialogs;
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field}
        label={t.password}
        requirement="required"
        showLabel={credentials.showPassword}
        hideLabel={credentials.hidePassword}
        autoComplete="current-password"
        data-autofocus={isFocused || undefined}
      />
    </>
  );
}

type PasswordDialogProps = Pick<
  FormDialogProps,
  'title' | 'description' | 'icon' | 'tone' | 'submitLabel'
> & {
  email: string;
  onConfirm: (values: Confirmation) => Promise<DialogOutcome<Confirmation>>;
  onCancel: () => void;
};

/** Confirms a change with the current password. */
export function PasswordDialog({ email, onConfirm, ...dialog }: PasswordDialogProps) {
  const messages = useMessages('passkeys');
  const schema = createConfirmationSchema(messages);
  const form = useDialogForm(schema, { currentPassword: '' }, onConfirm);
  return (
    <FormDialog
      {...dialog}
      cancelLabel={messages.dialogs.cancel}
      busyReason={messages.adding.busy}
      status={form.status}
      error={form.formError}
      onSubmit={form.submit}
    >
      <CurrentPasswordField email={email} field={form.field('currentPassword')} isFocused />
    </FormDialog>
  );
}
