import { KeyRound, Trash2 } from 'lucide-react';
import type { StoreKey } from '#contract/storefront/storeKeys.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { FormDialog } from '#features/form/FormDialog.tsx';
import { type DialogOutcome, useDialogForm } from '#features/form/useDialogForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { createNewKeySchema, type NewKey, type StoreKeyDialog } from './storeKeysModel.ts';
import { StoreKeySecretDialog } from './StoreKeySecretDialog.tsx';

export type StoreKeyDialogsProps = {
  dialog: StoreKeyDialog;
  /** Origin of the API, for the example. */
  origin: string;
  onCreate: (values: NewKey) => Promise<DialogOutcome<NewKey>>;
  /** Copies a text. Rejects if the browser doesn't allow it. */
  onCopy: (text: string) => Promise<void>;
  onEnd: (key: StoreKey) => void;
  onClose: () => void;
};

/** The open dialog of the keys. */
export function StoreKeyDialogs({ dialog, ...props }: StoreKeyDialogsProps) {
  const t = useMessages('storeKeys').ending;
  switch (dialog.status) {
    case 'closed':
      return null;
    case 'creating':
      return <CreateKeyDialog {...props} />;
    case 'showingSecret':
      return <StoreKeySecretDialog {...props} name={dialog.name} secret={dialog.secret} />;
    case 'confirmingEnd':
    case 'ending':
      return (
        <ConfirmDialog
          state={dialog.status === 'ending' ? 'busy' : 'confirming'}
          error={dialog.status === 'confirmingEnd' ? dialog.error : undefined}
          icon={<Trash2 />}
          tone="critical"
          title={t.title(dialog.key.name)}
          text={t.text}
          confirmLabel={t.submit}
          busyLabel={t.busy}
          cancelLabel={t.cancel}
          onConfirm={() => props.onEnd(dialog.key)}
          onCancel={props.onClose}
        />
      );
    default:
      return dialog satisfies never;
  }
}

function CreateKeyDialog({ onCreate, onClose }: Pick<StoreKeyDialogsProps, 'onCreate' | 'onClose'>) {
  const messages = useMessages('storeKeys');
  const t = messages.creating;
  const form = useDialogForm(createNewKeySchema(messages), { name: '' }, onCreate);
  return (
    <FormDialog
      icon={<KeyRound />}
      title={t.title}
      submitLabel={t.submit}
      cancelLabel={t.cancel}
      busyReason={t.busy}
      status={form.status}
      error={form.formError}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t.name}
        hint={t.nameHint}
        requirement="required"
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
