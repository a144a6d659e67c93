import * as z from 'zod/mini';
import type { OtpOutcome, OtpStatus, ResendOutcome } from '#contract/accounts/adminOutcomes.ts';
import type { Words } from '#languages/words.ts';

/** The delay before the registration opens by itself, after an unknown account. */
export const REDIRECT_DELAY_MS = 2000;

export type OtpState =
  /** It is not known yet whether a code was sent. */
  | { status: 'asking' }
  | { status: 'active'; secondsLeft: number }
  /** There was a code, and its time is over. */
  | { status: 'expired' }
  /** There is none to enter: a new one has to be sent. */
  | { status: 'inactive' };

/** When the newest code ends, as far as that is known. */
export type OtpDeadline = 'unknown' | 'none' | { endsAt: number };

export const toDeadline = (status: OtpStatus, now: number): OtpDeadline =>
  status.status === 'active' ? { endsAt: now + status.secondsLeft * 1000 } : 'none';

export function getOtpState(deadline: OtpDeadline, secondsLeft: number): OtpState {
  if (deadline === 'unknown') return { status: 'asking' };
  if (deadline === 'none') return { status: 'inactive' };
  return secondsLeft > 0 ? { status: 'active', secondsLeft } : { status: 'expired' };
}

/** Tells whether a new code can be sent, which is whenever none can be entered. */
export const canRequestCode = ({ status }: OtpState): boolean =>
  status === 'expired' || status === 'inactive';

export const emptyOtp = { otp: '' };
export const createOtpSchema = (copy: Words['auth']['otpCopy']) =>
  z.object({ otp: z.string().check(z.minLength(1, copy.required)) });
/** While a new code is to be sent, nothing is asked of the old one. */
export const unusedOtpSchema = z.object({ otp: z.string() });

export type OtpResult = OtpOutcome['outcome'];
export type SendResult = ResendOutcome['outcome'];

/** Tells whether no code that was sent is of any use any more, so that a new one must be on offer. */
export const asksForNewCode = (result: OtpResult): boolean =>
  result === 'otpNotFound' || result === 'otpExpired' || result === 'maxOtpAttempts';
