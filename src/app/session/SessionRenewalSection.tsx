import type { LoginResult, LoginValues } from '#features/auth/login/loginModel.ts';
import { RenewDialog } from '#features/auth/renew/RenewDialog.tsx';
import { logFailure } from '../api/failure.ts';
import { renewalGate } from '../api/renewalGate.ts';
import { useLogin } from '../queries/session.ts';
import { useSettings } from '../settings.ts';

/** Signs in again and resumes waiting calls, unless another administrator signed in. */
export function SessionRenewalSection({ email }: { email: string }) {
  const { guest } = useSettings();
  const login = useLogin();
  const signIn = async (values: LoginValues): Promise<LoginResult> => {
    const result = await login.mutateAsync(values).catch((error: unknown) => {
      logFailure(error);
      return { outcome: 'failed' } as const;
    });
    if (result.outcome === 'signedIn')
      renewalGate.finish(result.admin.email === email ? 'renewed' : 'replaced');
    return result.outcome;
  };
  return (
    <RenewDialog
      email={email}
      guest={guest}
      onSubmit={signIn}
      onCancel={() => renewalGate.finish('declined')}
    />
  );
}
