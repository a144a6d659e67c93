import * as z from 'zod/mini';
import type { OtpOutcome, OtpStatus, ResendOutcome } from '#contract/accounts/adminOutcomes.ts';
import type { Messages } from '#languages/messages.ts';

/** Delay before redirecting to the registration after an unknown account. */
export const REDIRECT_DELAY_MS = 2000;

export type OtpState =
  /** Checking whether a code was sent. */
  | { status: 'loading' }
  | { status: 'active'; secondsLeft: number }
  /** The code has expired. */
  | { status: 'expired' }
  /** No valid code: a new one has to be sent. */
  | { status: 'inactive' };

/** When the newest code expires. */
export type OtpDeadline = 'unknown' | 'none' | { endsAt: number };

export const toDeadline = (status: OtpStatus, now: number): OtpDeadline =>
  status.status === 'active' ? { endsAt: now + status.secondsLeft * 1000 } : 'none';

export function getOtpState(deadline: OtpDeadline, secondsLeft: number): OtpState {
  if (deadline === 'unknown') return { status: 'loading' };
  if (deadline === 'none') return { status: 'inactive' };
  return secondsLeft > 0 ? { status: 'active', secondsLeft } : { status: 'expired' };
}

/** Returns whether a new code can be requested. */
export const canRequestCode = ({ status }: OtpState): boolean =>
  status === 'expired' || status === 'inactive';

export const emptyOtp = { otp: '' };
export const createOtpSchema = (t: Messages['auth']['otp']) =>
  z.object({ otp: z.string().check(z.minLength(1, t.required)) });
/** Schema while the form requests a new code. Accepts any text. */
export const unusedOtpSchema = z.object({ otp: z.string() });

export type OtpResult = OtpOutcome['outcome'];
export type RequestCodeResult = ResendOutcome['outcome'];

/** Returns whether a new code must be requested. */
export const needsNewCode = (result: OtpResult): boolean =>
  result === 'otpNotFound' || result === 'otpExpired' || result === 'maxOtpAttempts';
