import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { useWords } from '#features/words/useWords.ts';

export type LogoutState = { status: 'closed' } | { status: 'confirming' } | { status: 'leaving' };

type LogoutDialogProps = { state: LogoutState; onConfirm: () => void; onCancel: () => void };

const dialogState = { closed: 'closed', confirming: 'confirming', leaving: 'busy' } as const;

export const LogoutDialog = ({ state, ...actions }: LogoutDialogProps) => {
  const { logoutCopy: copy } = useWords('adminShell');
  return (
    <ConfirmDialog
      {...actions}
      state={dialogState[state.status]}
      title={copy.title}
      text={copy.text}
      confirmLabel={copy.confirm}
      busyLabel={copy.leaving}
      cancelLabel={copy.cancel}
    />
  );
};
