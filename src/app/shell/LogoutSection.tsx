import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { getApiFailure, logFailure } from '../api/failure.ts';
import { useLogout } from '../session/sessionQuery.ts';
import type { NavigationState } from '../page/navigationState.ts';
import { LeaveGuardContext } from '../page/useLeaveGuard.ts';
import { useNotify } from '../page/useNotify.ts';

const LogoutDialog = lazyWithRetry(() =>
  import('#features/shell/LogoutDialog.tsx').then((module) => module.LogoutDialog),
);

type LogoutSectionProps = { dialog: 'open' | 'closed'; onClose: () => void };

/** Asks for confirmation, signs out, and redirects to / with a message. */
export function LogoutSection({ dialog, onClose }: LogoutSectionProps) {
  const t = useMessages('adminShell').logout;
  const logout = useLogout();
  const navigate = useNavigate();
  const leaveGuard = use(LeaveGuardContext);
  const notify = useNotify();
  const logOut = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        // Losing unsaved changes was confirmed before this dialog opened.
        leaveGuard.set(undefined);
        const state: NavigationState = { message: { tone: 'success', text: t.done } };
        void navigate(paths.dashboard, { state });
      },
      onError: (error) => {
        logFailure(error);
        notify('error', getApiFailure(error)?.kind === 'refused' ? t.refused : t.unanswered);
      },
      onSettled: onClose,
    });
  const status = logout.isPending ? 'leaving' : 'confirming';
  return (
    <LoadBoundary onClose={onClose}>
      {dialog === 'open' && <LogoutDialog state={{ status }} onConfirm={logOut} onCancel={onClose} />}
    </LoadBoundary>
  );
}
