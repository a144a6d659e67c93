import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { type LoginState, LoginView } from '#features/auth/login/LoginView.tsx';
import type { LoginResult, LoginValues } from '#features/auth/login/loginModel.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure } from '../api/failure.ts';
import { useLogin } from '../queries/session.ts';
import { type NavigationState, parseNavigationState } from '../router/navigationState.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { useSettings } from '../settings.ts';
import { Title } from '../shell/Title.tsx';
import { useNotify } from '../shell/useNotify.ts';

/** Signs in and returns to the page that required it. */
function LoginSection({ session }: { session: Session }) {
  const t = useMessages('auth').login;
  // Kept from the first render: signing in here changes the session before the next page opens.
  const [state] = useState<LoginState>({
    status: session.status === 'signedIn' ? 'alreadySignedIn' : 'form',
  });
  const { guest } = useSettings();
  const { from = paths.dashboard } = parseNavigationState(useLocation().state);
  const login = useLogin();
  const navigate = useNavigate();
  const notify = useNotify();

  const signIn = async (values: LoginValues): Promise<LoginResult> => {
    const { outcome } = await login.mutateAsync(values).catch((error: unknown) => {
      logFailure(error);
      return { outcome: 'failed' } as const;
    });
    if (outcome === 'signedIn') {
      const navigationState: NavigationState = { message: { tone: 'success', text: t.signedIn } };
      await navigate(from, { replace: true, state: navigationState });
    } else notify('error', t[outcome], 'silent');
    return outcome;
  };
  return <LoginView state={state} guest={guest} onSubmit={signIn} />;
}

export const LoginPage = () => {
  const t = useMessages('auth').login;
  return (
    <>
      <Title page={t.page} />
      <SessionGate>{(session) => <LoginSection session={session} />}</SessionGate>
    </>
  );
};
