import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  toOtpOutcome,
  toOtpStatus,
  toRegistrationOutcome,
  toResendOutcome,
} from '#contract/accounts/adminOutcomes.ts';
import {
  checkOtpStatus,
  forgotPassword,
  register,
  resendOtp,
  resetPassword,
  verifyOtp,
} from '#contract/accounts/admin.ts';
import type { Body } from '#contract/call.ts';
import { toDeadline, type OtpDeadline } from '#features/auth/verify/otpModel.ts';
import { send } from '../api/send.ts';
import type { Clock } from '../browser/clock.ts';
import { sessionQuery, setSignedIn } from '../session/sessionQuery.ts';

// Separate from session.ts, which every page loads.

export const accountQueries = {
  /** When the code that was sent to an email expires. */
  otpDeadline: (email: string, clock: Clock) =>
    queryOptions({
      queryKey: ['otpDeadline', email],
      queryFn: async ({ signal }): Promise<OtpDeadline> => {
        const response = await send(checkOtpStatus, { params: {}, body: { email } }, signal);
        return toDeadline(toOtpStatus(response), clock.now());
      },
      // Loaded once per visit; the clock counts down from there.
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const useRegister = () =>
  useMutation({
    mutationFn: async (body: Body<typeof register>) =>
      toRegistrationOutcome(await send(register, { params: {}, body })),
  });

/** Verifies an account by its code, which also signs in. */
export function useVerifyOtp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body<typeof verifyOtp>) =>
      toOtpOutcome(await send(verifyOtp, { params: {}, body })),
    onSuccess: (result) => {
      if (result.outcome === 'verified') setSignedIn(client, result.admin);
    },
  });
}

export const useResendOtp = () =>
  useMutation({
    mutationFn: async (email: string) =>
      toResendOutcome(await send(resendOtp, { params: {}, body: { email } })),
  });

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => send(forgotPassword, { params: {}, body: { email } }) });

/** Sets a new password. This may end the current session, so it is checked again. */
export function useResetPassword(link: { id: string; token: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof resetPassword>) => send(resetPassword, { params: link, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
}
