import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { type RegisterState, RegisterView } from '#features/auth/register/RegisterView.tsx';
import {
  emptyRegistration,
  type RegisterResult,
  type RegisterBody,
} from '#features/auth/register/registerModel.ts';
import { toFormFieldError } from '#features/form/formFieldError.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getFieldError, logFailure } from '../api/failure.ts';
import { useRegister } from './authMutations.ts';
import type { NavigationState } from '../page/navigationState.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { Title } from '../page/Title.tsx';
import { useNotify } from '../page/useNotify.ts';

/** Registers, then opens the page for the emailed code. */
function RegisterSection({ session }: { session: Session }) {
  const t = useMessages('auth').register;
  // Kept from the first render, so that signing in in another tab doesn't replace the form.
  const [state] = useState<RegisterState>({
    status: session.status === 'signedIn' ? 'alreadySignedIn' : 'form',
  });
  const registration = useRegister();
  const navigate = useNavigate();
  const notify = useNotify();

  const register = async (values: RegisterBody): Promise<RegisterResult> => {
    const result = await registration.mutateAsync(values).catch((error: unknown) => {
      logFailure(error);
      return toFormFieldError(getFieldError(error), emptyRegistration) ?? ({ outcome: 'failed' } as const);
    });
    if ('field' in result) return result;
    const { outcome } = result;
    if (outcome === 'registered') {
      const navigationState: NavigationState = { email: values.email };
      await navigate(paths.verifyOtp, { state: navigationState });
    } else notify('error', t[outcome], outcome === 'failed' ? undefined : 'silent');
    return outcome;
  };
  return <RegisterView state={state} onSubmit={register} />;
}

export const RegisterPage = () => {
  const t = useMessages('auth').register;
  return (
    <>
      <Title page={t.page} />
      <SessionGate>{(session) => <RegisterSection session={session} />}</SessionGate>
    </>
  );
};
