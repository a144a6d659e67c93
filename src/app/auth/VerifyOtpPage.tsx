import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { OTP_SECONDS } from '#contract/accounts/admin.ts';
import { VerifyOtpView } from '#features/auth/verify/VerifyOtpView.tsx';
import {
  needsNewCode,
  type OtpResult,
  REDIRECT_DELAY_MS,
  type RequestCodeResult,
  toDeadline,
  type OtpDeadline,
  getOtpState,
} from '#features/auth/verify/otpModel.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure, useLogFailure } from '../api/failure.ts';
import { useClock, useSecondsUntil } from '../browser/clock.ts';
import { useResendOtp, useVerifyOtp, accountQueries } from './authMutations.ts';
import { parseNavigationState, type NavigationState } from '../page/navigationState.ts';
import { Title } from '../page/Title.tsx';
import { useNotify } from '../page/useNotify.ts';

/** State of the newest code for an email: loaded from the server, then counted down by the clock. */
function useOtpCode(email: string) {
  const clock = useClock();
  const client = useQueryClient();
  const options = accountQueries.otpDeadline(email, clock);
  const { data, error } = useQuery(options);
  useLogFailure(error);

  // If the state can't be loaded, a new code can still be sent.
  const deadline = data ?? (error ? 'none' : 'unknown');
  const secondsLeft = useSecondsUntil(typeof deadline === 'object' ? deadline.endsAt : 0);
  const setDeadline = (next: OtpDeadline) => client.setQueryData(options.queryKey, next);
  return {
    state: getOtpState(deadline, secondsLeft),
    markSent: () => setDeadline(toDeadline({ status: 'active', secondsLeft: OTP_SECONDS }, clock.now())),
    markInvalid: () => setDeadline('none'),
  };
}

const toFailed = (error: unknown) => {
  logFailure(error);
  return { outcome: 'failed' } as const;
};

/** Verifies an account with the emailed code, which also signs in. */
function VerifyOtpSection({ email }: { email: string }) {
  const t = useMessages('auth');
  const code = useOtpCode(email);
  const verification = useVerifyOtp();
  const resend = useResendOtp();
  const redirectToRegistration = useRedirectToRegistration();
  const navigate = useNavigate();
  const notify = useNotify();

  const verify = async (otp: string): Promise<OtpResult> => {
    const { outcome } = await verification.mutateAsync({ email, otp }).catch(toFailed);
    if (outcome === 'verified') {
      const state: NavigationState = { message: { tone: 'success', text: t.otp.verified } };
      await navigate(paths.dashboard, { replace: true, state });
      return outcome;
    }
    notify('error', t.otpFailure[outcome]);
    if (needsNewCode(outcome)) code.markInvalid();
    // There is no account to verify.
    if (outcome === 'userNotFound') redirectToRegistration();
    return outcome;
  };

  const sendCode = async (): Promise<RequestCodeResult> => {
    const { outcome } = await resend.mutateAsync(email).catch(toFailed);
    if (outcome === 'sent') {
      code.markSent();
      notify('success', t.otp.sent);
    } else notify('error', t.otp.notSent);
    return outcome;
  };

  return <VerifyOtpView state={code.state} email={email} onVerify={verify} onRequestCode={sendCode} />;
}

/** Returns a function that redirects to the registration after a delay. */
function useRedirectToRegistration() {
  const [isRedirecting, setRedirecting] = useState(false);
  const clock = useClock();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isRedirecting) return;
    return clock.after(REDIRECT_DELAY_MS, () => void navigate(paths.register, { replace: true }));
  }, [isRedirecting, clock, navigate]);
  return () => setRedirecting(true);
}

/** Takes the email from the navigation state, which survives a reload. */
export function VerifyOtpPage() {
  const t = useMessages('auth').otp;
  const { email } = parseNavigationState(useLocation().state);
  if (!email) return <Navigate to={paths.register} replace />;
  return (
    <>
      <Title page={t.page} />
      <VerifyOtpSection key={email} email={email} />
    </>
  );
}
