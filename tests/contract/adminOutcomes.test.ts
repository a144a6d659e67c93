import { expect, it } from 'vitest';
import {
  readOtpCheck,
  readOtpStatus,
  readRegistration,
  readResend,
  readLogin,
  readSession,
} from '#contract/accounts/adminOutcomes.ts';
import { anAdmin } from '#mocks/builders.ts';

const admin = anAdmin();

it('reads the session', () => {
  expect(readSession({ isLoggedIn: true, admin })).toEqual({ status: 'signedIn', admin, capabilities: [] });
  expect(readSession({ isLoggedIn: false })).toEqual({ status: 'signedOut' });
  expect(readSession({ isLoggedIn: true })).toEqual({ status: 'signedOut' });
});

it('reads a sign-in', () => {
  expect(readLogin({ user: admin })).toEqual({ outcome: 'signedIn', admin });
  expect(readLogin({ userNotFound: true }).outcome).toBe('userNotFound');
  expect(readLogin({ isPassValid: false }).outcome).toBe('wrongPassword');
  expect(readLogin({}).outcome).toBe('failed');
});

it('reads a registration', () => {
  expect(readRegistration({ user: {} }).outcome).toBe('registered');
  expect(readRegistration({ userAlreadyExists: true }).outcome).toBe('userAlreadyExists');
  expect(readRegistration({}).outcome).toBe('failed');
});

it('reads each of the six responses to a code', () => {
  const outcomes = [
    { user: admin },
    { userNotFound: true },
    { otpNotFound: true },
    { otpExpired: true },
    { maxOtpAttempts: true },
    { isOtpValid: false },
    {},
  ].map((answer) => readOtpCheck(answer).outcome);
  expect(outcomes).toEqual([
    'verified',
    'userNotFound',
    'otpNotFound',
    'otpExpired',
    'maxOtpAttempts',
    'invalidOtp',
    'failed',
  ]);
});

it('assumes 300 seconds if the backend does not send the lifetime of a code', () => {
  expect(readOtpStatus({ isOtpActive: true })).toEqual({ status: 'active', secondsLeft: 300 });
  expect(readOtpStatus({ isOtpActive: true, remainingTime: 42 })).toEqual({
    status: 'active',
    secondsLeft: 42,
  });
  expect(readOtpStatus({ isOtpActive: false, remainingTime: 42 })).toEqual({ status: 'inactive' });
});

it('reads a resend', () => {
  expect([readResend({ otpSent: true }).outcome, readResend({ otpSent: false }).outcome]).toEqual([
    'sent',
    'failed',
  ]);
});
