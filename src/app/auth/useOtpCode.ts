import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OTP_SECONDS } from '#contract/accounts/admin.ts';
import { toDeadline, type OtpDeadline, getOtpState } from '#features/auth/verify/otpModel.ts';
import { logFailure } from '../api/failure.ts';
import { useClock, useSecondsUntil } from '../browser/clock.ts';
import { accountQueries } from '../queries/accounts.ts';

/** The newest code for an e-mail: what the server says of it at first, and then what becomes of it here. */
export function useOtpCode(email: string) {
  const clock = useClock();
  const client = useQueryClient();
  const options = accountQueries.otpDeadline(email, clock);
  const { data, error } = useQuery(options);
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);

  // Where nothing can be known of a code, a new one can at least be sent.
  const deadline = data ?? (error ? 'none' : 'unknown');
  const secondsLeft = useSecondsUntil(typeof deadline === 'object' ? deadline.endsAt : 0);
  const setDeadline = (next: OtpDeadline) => client.setQueryData(options.queryKey, next);
  return {
    state: getOtpState(deadline, secondsLeft),
    markSent: () => setDeadline(toDeadline({ status: 'active', secondsLeft: OTP_SECONDS }, clock.now())),
    markSpent: () => setDeadline('none'),
  };
}
