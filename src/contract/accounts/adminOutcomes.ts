import type { Data } from '../call.ts';
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

// Responses have flags, the app has outcomes. Only this file knows both.

export type Session =
  | { status: 'signedOut' }
  | { status: 'signedIn'; admin: Admin; capabilities: readonly string[] };

export function readSession({ isLoggedIn, admin, capabilities }: Data<typeof checkAdmin>): Session {
  if (!isLoggedIn || !admin) return { status: 'signedOut' };
  return { status: 'signedIn', admin, capabilities: capabilities ?? [] };
}

type LoginOutcome =
  | { outcome: 'signedIn'; admin: Admin }
  | { outcome: 'userNotFound' }
  | { outcome: 'wrongPassword' }
  | { outcome: 'failed' };

export function readLogin(answer: Data<typeof login>): LoginOutcome {
  if (answer.user) return { outcome: 'signedIn', admin: answer.user };
  if (answer.userNotFound) return { outcome: 'userNotFound' };
  if (answer.isPassValid === false) return { outcome: 'wrongPassword' };
  return { outcome: 'failed' };
}

type RegistrationOutcome =
  | { outcome: 'registered' }
  | { outcome: 'userAlreadyExists' }
  | { outcome: 'failed' };

export function readRegistration(answer: Data<typeof register>): RegistrationOutcome {
  if (answer.userAlreadyExists) return { outcome: 'userAlreadyExists' };
  return answer.user ? { outcome: 'registered' } : { outcome: 'failed' };
}

/** Whether a code was sent that is still valid, and for how many more seconds. */
export type OtpStatus = { status: 'active'; secondsLeft: number } | { status: 'inactive' };

export function readOtpStatus({ isOtpActive, remainingTime }: Data<typeof checkOtpStatus>): OtpStatus {
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

export function readOtpCheck(answer: Data<typeof verifyOtp>): OtpOutcome {
  if (answer.user) return { outcome: 'verified', admin: answer.user };
  if (answer.userNotFound) return { outcome: 'userNotFound' };
  if (answer.otpNotFound) return { outcome: 'otpNotFound' };
  if (answer.otpExpired) return { outcome: 'otpExpired' };
  if (answer.maxOtpAttempts) return { outcome: 'maxOtpAttempts' };
  return answer.isOtpValid === false ? { outcome: 'invalidOtp' } : { outcome: 'failed' };
}

export type ResendOutcome = { outcome: 'sent' } | { outcome: 'failed' };

export const readResend = ({ otpSent }: Data<typeof resendOtp>): ResendOutcome => ({
  outcome: otpSent ? 'sent' : 'failed',
});
