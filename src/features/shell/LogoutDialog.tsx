import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

export type LogoutState = { status: 'closed' } | { status: 'confirming' } | { status: 'leaving' };

type LogoutDialogProps = { state: LogoutState; onConfirm: () => void; onCancel: () => void };

const dialogState = { closed: 'closed', confirming: 'confirming', leaving: 'busy' } as const;

export const LogoutDialog = ({ state, ...actions }: LogoutDialogProps) => {
  const t = useMessages('adminShell').logout;
  return (
    <ConfirmDialog
      {...actions}
      state={dialogState[state.status]}
      title={t.title}
      text={t.text}
      confirmLabel={t.confirm}
      busyLabel={t.leaving}
      cancelLabel={t.cancel}
    />
  );
};
