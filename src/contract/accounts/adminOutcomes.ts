import type { ParsedResponse } from '../call.ts';
import {
  type Admin,
  type checkAdmin,
  type login,
  type checkOtpStatus,
  OTP_SECONDS,
  type register,
  type resendOtp,
  type verifyOtp,
} from './admin.ts';
import type { PasskeyStep } from './passkeyStep.ts';

// Converts the flags of responses to outcomes, so that the app never reads a flag.

export type Session =
  | { status: 'signedOut' }
  | { status: 'signedIn'; admin: Admin; capabilities: readonly string[] };

export function toSession({ isLoggedIn, admin, capabilities }: ParsedResponse<typeof checkAdmin>): Session {
  if (!isLoggedIn || !admin) return { status: 'signedOut' };
  return { status: 'signedIn', admin, capabilities: capabilities ?? [] };
}

type LoginOutcome =
  | { outcome: 'signedIn'; admin: Admin }
  /** The password is right. A passkey or a recovery code is needed, too. */
  | { outcome: 'passkeyNeeded'; step: PasskeyStep }
  | { outcome: 'userNotFound' }
  | { outcome: 'wrongPassword' }
  | { outcome: 'failed' };

export function toLoginOutcome(response: ParsedResponse<typeof login>): LoginOutcome {
  if (response.user) return { outcome: 'signedIn', admin: response.user };
  if (response.passkeyStep) return { outcome: 'passkeyNeeded', step: response.passkeyStep };
  if (response.userNotFound) return { outcome: 'userNotFound' };
  if (response.isPassValid === false) return { outcome: 'wrongPassword' };
  return { outcome: 'failed' };
}

type RegistrationOutcome =
  | { outcome: 'registered' }
  | { outcome: 'userAlreadyExists' }
  | { outcome: 'failed' };

export function toRegistrationOutcome(response: ParsedResponse<typeof register>): RegistrationOutcome {
  if (response.userAlreadyExists) return { outcome: 'userAlreadyExists' };
  return response.user ? { outcome: 'registered' } : { outcome: 'failed' };
}

/** `active`: a code was sent and is valid for `secondsLeft` more seconds. */
export type OtpStatus = { status: 'active'; secondsLeft: number } | { status: 'inactive' };

export function toOtpStatus({
  isOtpActive,
  remainingTime,
}: ParsedResponse<typeof checkOtpStatus>): OtpStatus {
  return isOtpActive
    ? { status: 'active', secondsLeft: remainingTime ?? OTP_SECONDS }
    : { status: 'inactive' };
}

export type OtpOutcome =
  | { outcome: 'verified'; admin: Admin }
  | { outcome: 'userNotFound' }
  | { outcome: 'otpNotFound' }
  | { outcome: 'otpExpired' }
  | { outcome: 'maxOtpAttempts' }
  | { outcome: 'invalidOtp' }
  | { outcome: 'failed' };

export function toOtpOutcome(response: ParsedResponse<typeof verifyOtp>): OtpOutcome {
  if (response.user) return { outcome: 'verified', admin: response.user };
  if (response.userNotFound) return { outcome: 'userNotFound' };
  if (response.otpNotFound) return { outcome: 'otpNotFound' };
  if (response.otpExpired) return { outcome: 'otpExpired' };
  if (response.maxOtpAttempts) return { outcome: 'maxOtpAttempts' };
  return response.isOtpValid === false ? { outcome: 'invalidOtp' } : { outcome: 'failed' };
}

export type ResendOutcome = { outcome: 'sent' } | { outcome: 'failed' };

export const toResendOutcome = ({ otpSent }: ParsedResponse<typeof resendOtp>): ResendOutcome => ({
  outcome: otpSent ? 'sent' : 'failed',
});
