import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { createConfirmationSchema, type Confirmation, type DialogOutcome } from './passkeysModel.ts';
import { useDialogForm } from './useDialogForm.ts';

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'icon' | 'tone'> & {
  submitLabel: string;
  status: 'ready' | 'busy';
  /** Why the last attempt failed. */
  error: string | undefined;
  /** Enables the cancel button while busy. @default 'afterwards' */
  cancelling?: 'always' | 'afterwards' | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A dialog with a form. It stays open while busy. */
export function FormDialog({
  submitLabel,
  status,
  error,
  cancelling = 'afterwards',
  onSubmit,
  onCancel,
  children,
  ...dialog
}: FormDialogProps) {
  const { adding, dialogs } = useMessages('passkeys');
  const formId = useId();
  const isBusy = status === 'busy';
  const isLocked = isBusy && cancelling === 'afterwards';
  return (
    <Dialog
      {...dialog}
      onClose={onCancel}
      closing={isBusy ? 'blocked' : 'allowed'}
      footer={
        <>
          <Button onClick={onCancel} disabledReason={isLocked ? adding.busy : undefined}>
            {dialogs.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={dialog.tone === 'critical' ? 'critical' : 'primary'}
            status={status}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        {/* Rendered without an error too: screen readers only announce text that is added to an existing alert. */}
        <div role="alert">
          {error && (
            <Notice tone="critical" className="mb-4">
              {error}
            </Notice>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      </form>
    </Dialog>
  );
}

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
  const schema = createConfirmationSchema(useMessages('passkeys'));
  const form = useDialogForm(schema, { currentPassword: '' }, onConfirm);
  return (
    <FormDialog {...dialog} status={form.status} error={form.formError} onSubmit={form.submit}>
      <CurrentPasswordField email={email} field={form.field('currentPassword')} isFocused />
    </FormDialog>
  );
}
