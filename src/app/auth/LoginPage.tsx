import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import type { PasskeyStep } from '#contract/accounts/passkeyStep.ts';
import { type LoginState, LoginView } from '#features/auth/login/LoginView.tsx';
import type { LoginResult, LoginValues } from '#features/auth/login/loginModel.ts';
import { PasskeyStepView } from '#features/auth/passkey/PasskeyStepView.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure } from '../api/failure.ts';
import { useLogin } from '../session/sessionQuery.ts';
import { type NavigationState, parseNavigationState } from '../page/navigationState.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { useSettings } from '../settings.ts';
import { Title } from '../page/Title.tsx';
import { useNotify } from '../page/useNotify.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';
import { type PasskeyStepOptions, usePasskeyStep } from './usePasskeyStep.ts';

/** The second step replaces the form until it ends. */
type LoginPageState = LoginState | { status: 'passkeyStep'; step: PasskeyStep; email: string };

/** Signs in and returns to the page that required it. */
function LoginSection({ session }: { session: Session }) {
  const t = useMessages('auth').login;
  // Kept from the first render: signing in here changes the session before the next page opens.
  const [state, setState] = useState<LoginPageState>({
    status: session.status === 'signedIn' ? 'alreadySignedIn' : 'form',
  });
  const { guest } = useSettings();
  const { from = paths.dashboard } = parseNavigationState(useLocation().state);
  const login = useLogin();
  const navigate = useNavigate();
  const notify = useNotify();

  const leave = () => {
    const navigationState: NavigationState = { message: { tone: 'success', text: t.signedIn } };
    return navigate(from, { replace: true, state: navigationState });
  };
  const showForm = ({ email, error }: { email?: string; error?: string }) => {
    if (error !== undefined) notify('error', error);
    setState({ status: 'form', email });
  };
  const passkey = usePasskeySignIn({
    status: state.status === 'form' ? 'on' : 'off',
    onStart: () => setState({ status: 'form' }),
    onSignedIn: () => void leave(),
    onFailed: (error) => showForm({ error }),
  });

  const signIn = async (values: LoginValues): Promise<LoginResult> => {
    const result = await login.mutateAsync(values).catch((error: unknown) => {
      logFailure(error);
      return { outcome: 'failed' } as const;
    });
    if (result.outcome === 'signedIn') await leave();
    else if (result.outcome === 'passkeyNeeded')
      setState({ status: 'passkeyStep', step: result.step, email: values.email });
    // Other failures are announced with their field.
    else notify('error', t[result.outcome], result.outcome === 'failed' ? undefined : 'silent');
    return result.outcome;
  };

  if (state.status === 'passkeyStep')
    return (
      <PasskeyStepSection
        step={state.step}
        onSignedIn={() => void leave()}
        onExpired={(error) => showForm({ email: state.email, error })}
        onBack={() => showForm({ email: state.email })}
      />
    );
  return (
    <LoginView
      state={state}
      guest={guest}
      onSubmit={signIn}
      passkeyOffer={passkey.offer}
      onUsePasskey={passkey.signIn}
    />
  );
}

const PasskeyStepSection = (props: PasskeyStepOptions) => <PasskeyStepView {...usePasskeyStep(props)} />;

export const LoginPage = () => {
  const t = useMessages('auth').login;
  return (
    <>
      <Title page={t.page} />
      <SessionGate>{(session) => <LoginSection session={session} />}</SessionGate>
    </>
  );
};
