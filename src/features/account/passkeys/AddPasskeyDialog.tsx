import { KeyRound } from 'lucide-react';
import { TextField } from '#ui/text-field/TextField.tsx';
import { FormDialog } from '#features/form/FormDialog.tsx';
import { type DialogOutcome, useDialogForm } from '#features/form/useDialogForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { createNewPasskeySchema, type NewPasskey } from './passkeysModel.ts';
import { CurrentPasswordField } from './PasswordDialog.tsx';

export type AddPasskeyDialogProps = {
  email: string;
  /** Filled in: 'Chrome on Windows'. */
  suggestedName: string;
  /** `prompting` while the browser asks for the fingerprint, face or screen lock. */
  prompt: 'closed' | 'prompting';
  onAdd: (values: NewPasskey) => Promise<DialogOutcome<NewPasskey>>;
  onCancelPrompt: () => void;
  onClose: () => void;
};

/** Asks for the name of a new passkey and for the password. The browser's prompt follows. */
export function AddPasskeyDialog({
  email,
  suggestedName,
  prompt,
  onAdd,
  onCancelPrompt,
  onClose,
}: AddPasskeyDialogProps) {
  const messages = useMessages('passkeys');
  const t = messages.adding;
  const schema = createNewPasskeySchema(messages);
  const form = useDialogForm(schema, { name: suggestedName, currentPassword: '' }, onAdd);
  const isPrompting = prompt === 'prompting';
  return (
    <FormDialog
      icon={<KeyRound />}
      title={t.title}
      description={t.text}
      submitLabel={t.submit}
      cancelLabel={messages.dialogs.cancel}
      busyReason={t.busy}
      status={form.status}
      error={form.formError}
      cancelling={isPrompting ? 'always' : 'afterwards'}
      onSubmit={form.submit}
      onCancel={isPrompting ? onCancelPrompt : onClose}
    >
      <TextField {...form.field('name')} label={t.name} requirement="required" autoComplete="off" />
      <CurrentPasswordField email={email} field={form.field('currentPassword')} isFocused />
      <output className="font-medium">{isPrompting && t.waiting}</output>
    </FormDialog>
  );
}
