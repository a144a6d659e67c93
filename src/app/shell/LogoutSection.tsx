import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { LogoutDialog, type LogoutState } from '#features/shell/LogoutDialog.tsx';
import { logoutCopy as copy } from '#features/shell/shellCopy.ts';
import { getApiFailure, logFailure } from '../api/failure.ts';
import type { NavigationState } from '../router/navigationState.ts';
import type { LogoutDialogState } from './useLogoutDialog.ts';
import { useNotify } from './useNotify.ts';
import { useLogout } from '../queries/admin.ts';
import { LeaveGuardContext } from '../router/useLeaveGuard.ts';

/** Asks, signs out, and leads to / with a message. */
export function LogoutSection({ dialog }: { dialog: LogoutDialogState }) {
  const logout = useLogout();
  const navigate = useNavigate();
  const leaveGuard = use(LeaveGuardContext);
  const notify = useNotify();
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        // The page was asked about before the dialog opened.
        leaveGuard.set(undefined);
        const state: NavigationState = { message: { tone: 'success', text: copy.done } };
        void navigate(paths.dashboard, { state });
      },
      onError: (error) => {
        logFailure(error);
        notify('error', getApiFailure(error)?.kind === 'refused' ? copy.refused : copy.unanswered);
      },
      onSettled: dialog.close,
    });
  const state: LogoutState = dialog.isOpen
    ? { status: logout.isPending ? 'leaving' : 'confirming' }
    : { status: 'closed' };
  return <LogoutDialog state={state} onConfirm={leave} onCancel={dialog.close} />;
}
