import { LifeBuoy, Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import type { Passkey, SignInRule } from '#contract/accounts/passkeys.ts';
import { TextField } from '#ui/text-field/TextField.tsx';
import { FormDialog } from '#features/form/FormDialog.tsx';
import { type DialogOutcome, useDialogForm } from '#features/form/useDialogForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { AddPasskeyDialog, type AddPasskeyDialogProps } from './AddPasskeyDialog.tsx';
import {
  type Confirmation,
  createRenamingSchema,
  type PasskeyDialog,
  type Renaming,
} from './passkeysModel.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodesDialog, type RecoveryCodesDialogProps } from './RecoveryCodesDialog.tsx';

type Confirmed = Promise<DialogOutcome<Confirmation>>;

export type PasskeyDialogsProps = Pick<
  AddPasskeyDialogProps,
  'email' | 'suggestedName' | 'onAdd' | 'onCancelPrompt'
> &
  Pick<RecoveryCodesDialogProps, 'onCopy'> & {
    dialog: PasskeyDialog;
    passkeyCount: number;
    onRename: (passkey: Passkey, values: Renaming) => Promise<DialogOutcome<Renaming>>;
    onRemove: (passkey: Passkey, values: Confirmation) => Confirmed;
    onChangeRule: (rule: SignInRule, values: Confirmation) => Confirmed;
    onCreateCodes: (values: Confirmation) => Confirmed;
    onDownload: (codes: readonly string[]) => void;
    onClose: () => void;
  };

/** The open dialog of the passkeys. */
export function PasskeyDialogs({ dialog, ...props }: PasskeyDialogsProps) {
  const t = useMessages('passkeys');
  const { email, onClose } = props;
  const shared = { email, onCancel: onClose };
  switch (dialog.status) {
    case 'closed':
      return null;
    case 'adding':
      return <AddPasskeyDialog {...props} prompt={dialog.prompt} />;
    case 'renaming':
      return (
        <RenameDialog
          passkey={dialog.passkey}
          onRename={(values) => props.onRename(dialog.passkey, values)}
          onCancel={onClose}
        />
      );
    case 'removing':
      return (
        <PasswordDialog
          {...shared}
          icon={<Trash2 />}
          tone="critical"
          title={t.removing.title(dialog.passkey.name)}
          description={props.passkeyCount === 1 ? t.removing.last : t.removing.text}
          submitLabel={t.removing.submit}
          onConfirm={(values) => props.onRemove(dialog.passkey, values)}
        />
      );
    case 'changingRule':
      return (
        <PasswordDialog
          {...shared}
          icon={<ShieldCheck />}
          title={t.rule.dialogTitle}
          description={
            <>
              <p>{t.rule.dialogText(t.rule[dialog.rule])}</p>
              <p>{t.rule[`${dialog.rule}Text`]}</p>
            </>
          }
          submitLabel={t.rule.submit}
          onConfirm={(values) => props.onChangeRule(dialog.rule, values)}
        />
      );
    case 'creatingCodes':
      return (
        <PasswordDialog
          {...shared}
          icon={<LifeBuoy />}
          title={t.codes.dialogTitle}
          description={t.codes.dialogText}
          submitLabel={t.codes.create}
          onConfirm={props.onCreateCodes}
        />
      );
    case 'showingCodes':
      return (
        <RecoveryCodesDialog
          codes={dialog.codes}
          onCopy={props.onCopy}
          onDownload={() => props.onDownload(dialog.codes)}
          onClose={onClose}
        />
      );
    default:
      return dialog satisfies never;
  }
}

type RenameDialogProps = {
  passkey: Passkey;
  onRename: (values: Renaming) => Promise<DialogOutcome<Renaming>>;
  onCancel: () => void;
};

function RenameDialog({ passkey, onRename, onCancel }: RenameDialogProps) {
  const messages = useMessages('passkeys');
  const t = messages.renaming;
  const form = useDialogForm(createRenamingSchema(messages), { name: passkey.name }, onRename);
  return (
    <FormDialog
      icon={<Pencil />}
      title={t.title}
      submitLabel={t.submit}
      cancelLabel={messages.dialogs.cancel}
      busyReason={messages.adding.busy}
      status={form.status}
      error={form.formError}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <TextField
        {...form.field('name')}
        label={messages.adding.name}
        requirement="required"
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
