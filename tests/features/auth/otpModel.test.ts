import { expect, it } from 'vitest';
import {
  needsNewCode,
  toDeadline,
  canRequestCode,
  createOtpSchema,
  type OtpResult,
  getOtpState,
} from '#features/auth/verify/otpModel.ts';
import { otp as otpMessages } from '#languages/en/auth.ts';
import { getError } from './getError.ts';

it('computes the end of a code from what is left of it', () => {
  expect(toDeadline({ status: 'active', secondsLeft: 272 }, 1_000)).toEqual({ endsAt: 273_000 });
  expect(toDeadline({ status: 'inactive' }, 1_000)).toBe('none');
});

it('asks, counts down, and offers a new code where there is none', () => {
  expect(getOtpState('unknown', 0)).toEqual({ status: 'loading' });
  expect(getOtpState({ endsAt: 60_000 }, 60)).toEqual({ status: 'active', secondsLeft: 60 });
  expect(getOtpState({ endsAt: 60_000 }, 0)).toEqual({ status: 'expired' });
  expect(getOtpState('none', 0)).toEqual({ status: 'inactive' });

  expect(canRequestCode({ status: 'loading' })).toBe(false);
  expect(canRequestCode({ status: 'active', secondsLeft: 1 })).toBe(false);
  expect(canRequestCode({ status: 'expired' })).toBe(true);
  expect(canRequestCode({ status: 'inactive' })).toBe(true);
});

it('needs a code', () => {
  const otpSchema = createOtpSchema(otpMessages);
  expect(getError(otpSchema, { otp: '' })).toBe('OTP is required');
  expect(getError(otpSchema, { otp: '1' })).toBeUndefined();
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
  expect(results.filter(needsNewCode)).toEqual(['otpNotFound', 'otpExpired', 'maxOtpAttempts']);
});
