import { useState } from 'react';
import type { Admin } from '#contract/accounts/admin.ts';
import type { PasskeyStep } from '#contract/accounts/passkeyStep.ts';
import type { LoginResult, LoginValues } from '#features/auth/login/loginModel.ts';
import { PasskeyStep as PasskeyStepForm } from '#features/auth/passkey/PasskeyStep.tsx';
import { RenewDialog } from '#features/auth/renew/RenewDialog.tsx';
import { logFailure } from '../api/failure.ts';
import { renewalGate } from '../api/renewalGate.ts';
import { type PasskeyStepOptions, usePasskeyStep } from './usePasskeyStep.ts';
import { useLogin } from '../session/sessionQuery.ts';
import { useSettings } from '../settings.ts';

/** The form, or the step after the right password. */
type RenewalState = { status: 'form'; error?: string } | { status: 'passkeyStep'; step: PasskeyStep };

/** Signs in again and resumes waiting calls, unless another administrator signed in. */
export function SessionRenewalSection({ email }: { email: string }) {
  const { guest } = useSettings();
  const login = useLogin();
  const [state, setState] = useState<RenewalState>({ status: 'form' });
  const finish = (admin: Admin) => renewalGate.finish(admin.email === email ? 'renewed' : 'replaced');
  const signIn = async (values: LoginValues): Promise<LoginResult> => {
    setState({ status: 'form' });
    const result = await login.mutateAsync(values).catch((error: unknown) => {
      logFailure(error);
      return { outcome: 'failed' } as const;
    });
    if (result.outcome === 'signedIn') finish(result.admin);
    if (result.outcome === 'passkeyNeeded') setState({ status: 'passkeyStep', step: result.step });
    return result.outcome;
  };
  return (
    <RenewDialog
      email={email}
      guest={guest}
      onSubmit={signIn}
      onCancel={() => renewalGate.finish('declined')}
      error={state.status === 'form' ? state.error : undefined}
      step={
        state.status === 'passkeyStep' && (
          <PasskeyStepSection
            step={state.step}
            onSignedIn={finish}
            onExpired={(error) => setState({ status: 'form', error })}
            onBack={() => setState({ status: 'form' })}
          />
        )
      }
    />
  );
}

const PasskeyStepSection = (props: PasskeyStepOptions) => <PasskeyStepForm {...usePasskeyStep(props)} />;
