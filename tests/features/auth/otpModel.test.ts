import { expect, it } from 'vitest';
import {
  asksForNewCode,
  deadlineOf,
  offersCode,
  otpError,
  type OtpResult,
  otpStateOf,
} from '#features/auth/verify/otpModel.ts';

it('computes the end of a code from what is left of it', () => {
  expect(deadlineOf({ status: 'active', secondsLeft: 272 }, 1_000)).toEqual({ endsAt: 273_000 });
  expect(deadlineOf({ status: 'inactive' }, 1_000)).toBe('none');
});

it('asks, counts down, and offers a new code where there is none', () => {
  expect(otpStateOf('unknown', 0)).toEqual({ status: 'asking' });
  expect(otpStateOf({ endsAt: 60_000 }, 60)).toEqual({ status: 'active', secondsLeft: 60 });
  expect(otpStateOf({ endsAt: 60_000 }, 0)).toEqual({ status: 'expired' });
  expect(otpStateOf('none', 0)).toEqual({ status: 'inactive' });

  expect(offersCode({ status: 'asking' })).toBe(false);
  expect(offersCode({ status: 'active', secondsLeft: 1 })).toBe(false);
  expect(offersCode({ status: 'expired' })).toBe(true);
  expect(offersCode({ status: 'inactive' })).toBe(true);
});

it('needs a code', () => {
  expect(otpError('')).toBe('OTP is required');
  expect(otpError('1')).toBeUndefined();
});

it('offers a new code where the message tells to request one', () => {
  const results: OtpResult[] = [
    'verified',
    'userNotFound',
    'otpNotFound',
    'otpExpired',
    'maxOtpAttempts',
    'invalidOtp',
    'failed',
  ];
  expect(results.filter(asksForNewCode)).toEqual(['otpNotFound', 'otpExpired', 'maxOtpAttempts']);
});
