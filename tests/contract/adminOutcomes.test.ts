import { expect, it } from 'vitest';
import {
  toOtpOutcome,
  toOtpStatus,
  toRegistrationOutcome,
  toResendOutcome,
  toLoginOutcome,
  toSession,
} from '#contract/accounts/adminOutcomes.ts';
import { anAdmin } from '#mocks/builders.ts';

const admin = anAdmin();

it('reads the session', () => {
  expect(toSession({ isLoggedIn: true, admin })).toEqual({ status: 'signedIn', admin, capabilities: [] });
  expect(toSession({ isLoggedIn: false })).toEqual({ status: 'signedOut' });
  expect(toSession({ isLoggedIn: true })).toEqual({ status: 'signedOut' });
});

it('reads a sign-in', () => {
  expect(toLoginOutcome({ user: admin })).toEqual({ outcome: 'signedIn', admin });
  expect(toLoginOutcome({ userNotFound: true }).outcome).toBe('userNotFound');
  expect(toLoginOutcome({ isPassValid: false }).outcome).toBe('wrongPassword');
  expect(toLoginOutcome({}).outcome).toBe('failed');
});

it('reads a sign-in that needs a passkey, too', () => {
  const step = { challenge: 'abc', options: null, otherHosts: ['admin.store.example'] };
  expect(toLoginOutcome({ passkeyStep: step })).toEqual({ outcome: 'passkeyNeeded', step });
});

it('reads a registration', () => {
  expect(toRegistrationOutcome({ user: {} }).outcome).toBe('registered');
  expect(toRegistrationOutcome({ userAlreadyExists: true }).outcome).toBe('userAlreadyExists');
  expect(toRegistrationOutcome({}).outcome).toBe('failed');
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
  ].map((response) => toOtpOutcome(response).outcome);
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
  expect(toOtpStatus({ isOtpActive: true })).toEqual({ status: 'active', secondsLeft: 300 });
  expect(toOtpStatus({ isOtpActive: true, remainingTime: 42 })).toEqual({
    status: 'active',
    secondsLeft: 42,
  });
  expect(toOtpStatus({ isOtpActive: false, remainingTime: 42 })).toEqual({ status: 'inactive' });
});

it('reads a resend', () => {
  expect([toResendOutcome({ otpSent: true }).outcome, toResendOutcome({ otpSent: false }).outcome]).toEqual([
    'sent',
    'failed',
  ]);
});
