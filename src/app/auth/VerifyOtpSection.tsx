import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  asksForNewCode,
  type OtpResult,
  REDIRECT_DELAY_MS,
  type SendResult,
} from '#features/auth/verify/otpModel.ts';
import { VerifyOtpView } from '#features/auth/verify/VerifyOtpView.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { logFailure } from '../api/failure.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { useClock } from '../browser/clock.ts';
import { useNotify } from '../shell/useNotify.ts';
import { useResendOtp, useVerifyOtp } from '../queries/accounts.ts';
import { useOtpCode } from './useOtpCode.ts';

const failed = (error: unknown) => {
  logFailure(error);
  return { outcome: 'failed' } as const;
};

/** Verifying an account by the code that was sent to its e-mail; who has done that is signed in. */
export function VerifyOtpSection({ email }: { email: string }) {
  const { otpCopy: copy, otpFailureCopy } = useWords('auth');
  const code = useOtpCode(email);
  const verification = useVerifyOtp();
  const resend = useResendOtp();
  const leaveForRegistration = useRedirectToRegistration();
  const navigate = useNavigate();
  const notify = useNotify();

  const verify = async (otp: string): Promise<OtpResult> => {
    const { outcome } = await verification.mutateAsync({ email, otp }).catch(failed);
    if (outcome === 'verified') {
      const state: NavigationState = { message: { tone: 'success', text: copy.verified } };
      await navigate(paths.dashboard, { replace: true, state });
      return outcome;
    }
    notify('error', otpFailureCopy[outcome], 'silent');
    if (asksForNewCode(outcome)) code.markSpent();
    if (outcome === 'userNotFound') leaveForRegistration();
    return outcome;
  };

  const sendCode = async (): Promise<SendResult> => {
    const { outcome } = await resend.mutateAsync(email).catch(failed);
    if (outcome === 'sent') {
      code.markSent();
      notify('success', copy.sent);
    } else notify('error', copy.notSent, 'silent');
    return outcome;
  };

  return <VerifyOtpView state={code.state} email={email} onVerify={verify} onSend={sendCode} />;
}

/** Opens the registration after a moment for reading why: there is no account to verify. */
function useRedirectToRegistration() {
  const [leaving, setLeaving] = useState(false);
  const clock = useClock();
  const navigate = useNavigate();
  useEffect(() => {
    if (!leaving) return;
    return clock.after(REDIRECT_DELAY_MS, () => void navigate(paths.register, { replace: true }));
  }, [leaving, clock, navigate]);
  return () => setLeaving(true);
}
