import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  checkOtpStatus,
  forgotPassword,
  register,
  resendOtp,
  resetPassword,
  verifyOtp,
} from '#contract/accounts/admin.ts';
import {
  readOtpCheck,
  readOtpStatus,
  readRegistration,
  readResend,
} from '#contract/accounts/adminOutcomes.ts';
import type { Body } from '#contract/call.ts';
import { toDeadline, type OtpDeadline } from '#features/auth/verify/otpModel.ts';
import { send } from '../api/send.ts';
import type { Clock } from '../browser/clock.ts';
import { adminQueries, setSignedIn } from './admin.ts';

// Apart from the session's own calls, which every page needs at once.

export const accountQueries = {
  /** Until when the code that was sent to an e-mail can be used. */
  otpDeadline: (email: string, clock: Clock) =>
    queryOptions({
      queryKey: ['otpDeadline', email],
      queryFn: async ({ signal }): Promise<OtpDeadline> => {
        const answer = await send(checkOtpStatus, { params: {}, body: { email } }, signal);
        return toDeadline(readOtpStatus(answer), clock.now());
      },
      // Asked once by each visit: from then on the clock tells.
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const useRegister = () =>
  useMutation({
    mutationFn: async (body: Body<typeof register>) =>
      readRegistration(await send(register, { params: {}, body })),
  });

/** Verifies an account by its code, which signs in as well. */
export function useVerifyOtp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body<typeof verifyOtp>) =>
      readOtpCheck(await send(verifyOtp, { params: {}, body })),
    onSuccess: (result) => {
      if (result.outcome === 'verified') setSignedIn(client, result.admin);
    },
  });
}

export const useResendOtp = () =>
  useMutation({
    mutationFn: async (email: string) => readResend(await send(resendOtp, { params: {}, body: { email } })),
  });

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => send(forgotPassword, { params: {}, body: { email } }) });

/** Chooses a new password; it may have ended the session of this browser too, so that is asked for again. */
export function useResetPassword(link: { id: string; token: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof resetPassword>) => send(resetPassword, { params: link, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminQueries.session().queryKey }),
  });
}
