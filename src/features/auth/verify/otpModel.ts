import type { OtpOutcome, OtpStatus, ResendOutcome } from '#contract/accountOutcomes.ts';
import { otpCopy as copy } from './otpCopy.ts';

/** After an unknown account was noticed, the registration opens by itself. In ms. */
export const REDIRECT_PAUSE = 2000;

export type OtpState =
  /** Whether a code is on its way is not known yet. */
  | { status: 'asking' }
  | { status: 'active'; secondsLeft: number }
  /** There was a code, and its time is over. */
  | { status: 'expired' }
  /** There is none to enter: a new one has to be sent. */
  | { status: 'inactive' };

/** What is known of the newest code: nothing yet, that there is none, or when it ends. */
export type OtpDeadline = 'unknown' | 'none' | { endsAt: number };

export const deadlineOf = (status: OtpStatus, now: number): OtpDeadline =>
  status.status === 'active' ? { endsAt: now + status.secondsLeft * 1000 } : 'none';

export function otpStateOf(deadline: OtpDeadline, secondsLeft: number): OtpState {
  if (deadline === 'unknown') return { status: 'asking' };
  if (deadline === 'none') return { status: 'inactive' };
  return secondsLeft > 0 ? { status: 'active', secondsLeft } : { status: 'expired' };
}

/** Where no code can be entered, one can be sent. */
export const offersCode = ({ status }: OtpState): boolean => status === 'expired' || status === 'inactive';

export type OtpValues = { otp: string };
export const emptyOtp: OtpValues = { otp: '' };

export const otpError = (otp: string): string | undefined => (otp === '' ? copy.required : undefined);

export type OtpResult = OtpOutcome['outcome'];
export type SendResult = ResendOutcome['outcome'];

/** After these no code that was sent is of any use: each asks for a new one, which must then be on offer. */
export const asksForNewCode = (result: OtpResult): boolean =>
  result === 'otpNotFound' || result === 'otpExpired' || result === 'maxOtpAttempts';
