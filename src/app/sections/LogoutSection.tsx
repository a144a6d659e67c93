import { useNavigate } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import type { LogoutState } from '#features/shell/LogoutDialog.tsx';
import { logoutCopy as copy } from '#features/shell/shellCopy.ts';
import { failureIn, logFailure } from '../api/failure.ts';
import type { Arrival } from '../arrival.ts';
import type { LogoutQuestion } from '../layouts/useLogoutQuestion.ts';
import { useNotify } from '../notify.ts';
import { useLogout } from '../queries/admin.ts';
import { useHistory } from '../router/AppRouter.tsx';
import { LogoutDialog } from './dialogs.ts';

/** Asks, signs out, and leads to / with a message. */
export function LogoutSection({ question }: { question: LogoutQuestion }) {
  const logout = useLogout();
  const navigate = useNavigate();
  const history = useHistory();
  const notify = useNotify();
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => {
        // The page was asked about before the question.
        history.release();
        const state: Arrival = { message: { tone: 'success', text: copy.done } };
        void navigate(paths.dashboard, { state });
      },
      onError: (error) => {
        logFailure(error);
        notify('error', failureIn(error)?.kind === 'refused' ? copy.refused : copy.unanswered);
      },
      onSettled: question.close,
    });
  const state: LogoutState = question.asked
    ? { status: logout.isPending ? 'leaving' : 'confirming' }
    : { status: 'closed' };
  return <LogoutDialog state={state} onConfirm={leave} onCancel={question.close} />;
}
