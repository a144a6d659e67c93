import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { missing } from './tolerance.ts';

/** The administrator who is signed in. */
export const admin = z.object({
  fullName: z.string(),
  email: z.string(),
  phoneNumber: missing(z.string()),
});
export type Admin = z.output<typeof admin>;

/** The simple pattern of an address: something, an @, a domain with a dot. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Lengths that both the forms and the server keep to. */
export const PASSWORD_MIN = 6;
/** Longer input is refused before it is hashed. */
export const PASSWORD_MAX = 1024;
export const EMAIL_MAX = 254;
export const NAME_MAX = 200;
export const PHONE_MAX = 40;
export const OTP_LENGTH = 6;
/** Seconds that a code is valid where the backend does not say. */
export const OTP_SECONDS = 300;

export const checkAdmin = defineCall({
  method: 'GET',
  path: '/api/admin/check-admin',
  sends: 'nothing',
  body: z.undefined(),
  data: z.object({
    isLoggedIn: z.boolean(),
    admin: missing(admin),
    /** Extensions that this backend has beyond the sixteen calls, such as 'order.update-status'. */
    capabilities: missing(z.array(z.string())),
  }),
});

export const login = defineCall({
  method: 'POST',
  path: '/api/admin/login',
  sends: 'json',
  body: z.object({ email: z.string(), password: z.string() }),
  data: z.object({
    user: missing(admin),
    userNotFound: missing(z.boolean()),
    isPassValid: missing(z.boolean()),
  }),
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/admin/logout',
  sends: 'nothing',
  body: z.undefined(),
  data: z.object({}),
  reads: z.unknown(),
});

export const register = defineCall({
  method: 'POST',
  path: '/api/admin/register',
  sends: 'json',
  body: z.object({
    email: z.string(),
    password: z.string(),
    fullName: z.string(),
    phoneNumber: z.optional(z.string()),
  }),
  data: z.object({
    userAlreadyExists: missing(z.boolean()),
    user: missing(z.object({ email: missing(z.string()) })),
  }),
});

export const checkOtpStatus = defineCall({
  method: 'POST',
  path: '/api/admin/check-otp-status',
  sends: 'json',
  body: z.object({ email: z.string() }),
  data: z.object({
    isOtpActive: z.boolean(),
    /** Seconds until the newest code ends. */
    remainingTime: missing(z.number()),
  }),
});

export const verifyOtp = defineCall({
  method: 'POST',
  path: '/api/admin/verify-otp',
  sends: 'json',
  body: z.object({ email: z.string(), otp: z.string() }),
  data: z.object({
    userNotFound: missing(z.boolean()),
    otpNotFound: missing(z.boolean()),
    otpExpired: missing(z.boolean()),
    maxOtpAttempts: missing(z.boolean()),
    isOtpValid: missing(z.boolean()),
    user: missing(admin),
  }),
});

export const resendOtp = defineCall({
  method: 'POST',
  path: '/api/admin/resend-otp',
  sends: 'json',
  body: z.object({ email: z.string() }),
  data: z.object({ otpSent: z.boolean() }),
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/admin/forgot-password',
  sends: 'json',
  body: z.object({ email: z.string() }),
  data: z.object({}),
  reads: z.unknown(),
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/admin/reset-password/:id/:token',
  sends: 'json',
  body: z.object({ password: z.string(), confirmPassword: z.string() }),
  data: z.object({}),
  reads: z.unknown(),
});
