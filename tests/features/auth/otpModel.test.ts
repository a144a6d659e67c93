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
import { getFirstError } from './getFirstError.ts';

it('computes when a code expires from its remaining time', () => {
  expect(toDeadline({ status: 'active', secondsLeft: 272 }, 1_000)).toEqual({ endsAt: 273_000 });
  expect(toDeadline({ status: 'inactive' }, 1_000)).toBe('none');
});

it('derives the state of a code and whether a new one can be requested', () => {
  expect(getOtpState('unknown', 0)).toEqual({ status: 'loading' });
  expect(getOtpState({ endsAt: 60_000 }, 60)).toEqual({ status: 'active', secondsLeft: 60 });
  expect(getOtpState({ endsAt: 60_000 }, 0)).toEqual({ status: 'expired' });
  expect(getOtpState('none', 0)).toEqual({ status: 'inactive' });

  expect(canRequestCode({ status: 'loading' })).toBe(false);
  expect(canRequestCode({ status: 'active', secondsLeft: 1 })).toBe(false);
  expect(canRequestCode({ status: 'expired' })).toBe(true);
  expect(canRequestCode({ status: 'inactive' })).toBe(true);
});

it('requires a code', () => {
  const otpSchema = createOtpSchema(otpMessages);
  expect(getFirstError(otpSchema, { otp: '' })).toBe('OTP is required');
  expect(getFirstError(otpSchema, { otp: '1' })).toBeUndefined();
});

it('offers a new code if the message says to request one', () => {
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
