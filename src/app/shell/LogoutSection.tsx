import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { LogoutDialog } from '#features/shell/LogoutDialog.tsx';
import { useWords } from '#features/words/useWords.ts';
import { getApiFailure, logFailure } from '../api/failure.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { useNotify } from './useNotify.ts';
import { useLogout } from '../queries/admin.ts';
import { LeaveGuardContext } from '../router/useLeaveGuard.ts';

export type LogoutSectionProps = { onClose: () => void };

/** Asks, signs out, and leads to / with a message. */
export function LogoutSection({ onClose }: LogoutSectionProps) {
  const { logoutCopy: copy } = useWords('adminShell');
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
      onSettled: onClose,
    });
  const status = logout.isPending ? 'leaving' : 'confirming';
  return <LogoutDialog state={{ status }} onConfirm={leave} onCancel={onClose} />;
}
