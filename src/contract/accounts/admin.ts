import * as z from 'zod/mini';
import { emailText } from './email.ts';
import { identifierText, lineText, secretCodeText } from '../text/textSchemas.ts';
import { defineCall } from '../call.ts';
import { nullish } from '../wire/lenient.ts';
import { passkeyStep } from './passkeyStep.ts';

/** The signed-in administrator. */
export const admin = z.object({
  /** Only of `checkAdmin`, and of backends that say who wrote a note. */
  id: nullish(z.string()),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: nullish(z.string()),
});
export type Admin = z.output<typeof admin>;

/** Lengths are in UTF-16 code units; the minimum of a password counts visible characters (`isPasswordTooShort`). */
export const MIN_PASSWORD_LENGTH = 6;
/** Bounds the time that hashing takes. */
export const MAX_PASSWORD_LENGTH = 1024;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NAME_LENGTH = 200;
export const MAX_PHONE_LENGTH = 40;
/** In digits. */
export const OTP_LENGTH = 6;
/** Lifetime of a code, if the backend doesn't send one. */
export const OTP_SECONDS = 300;

export const checkAdmin = defineCall({
  method: 'GET',
  path: '/api/admin/check-admin',
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({
    isLoggedIn: z.boolean(),
    admin: nullish(admin),
    /** Names of the extensions this backend supports, such as 'order.update-status'. */
    capabilities: nullish(z.array(z.string())),
  }),
});

export const login = defineCall({
  method: 'POST',
  path: '/api/admin/login',
  bodyType: 'json',
  body: z.object({ email: emailText, password: z.string() }),
  response: z.object({
    user: nullish(admin),
    userNotFound: nullish(z.boolean()),
    isPassValid: nullish(z.boolean()),
    /** The password is right, and a passkey or a recovery code is needed, too. */
    passkeyStep: nullish(passkeyStep),
  }),
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/admin/logout',
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({}),
  parsedResponse: z.unknown(),
});

export const register = defineCall({
  method: 'POST',
  path: '/api/admin/register',
  bodyType: 'json',
  body: z.object({
    email: emailText,
    password: z.string(),
    fullName: lineText,
    phoneNumber: z.optional(identifierText),
  }),
  response: z.object({
    userAlreadyExists: nullish(z.boolean()),
    user: nullish(z.object({ email: nullish(z.string()) })),
  }),
});

export const checkOtpStatus = defineCall({
  method: 'POST',
  path: '/api/admin/check-otp-status',
  bodyType: 'json',
  body: z.object({ email: emailText }),
  response: z.object({
    isOtpActive: z.boolean(),
    /** Seconds until the newest code expires. */
    remainingTime: nullish(z.number()),
  }),
});

export const verifyOtp = defineCall({
  method: 'POST',
  path: '/api/admin/verify-otp',
  bodyType: 'json',
  body: z.object({ email: emailText, otp: secretCodeText }),
  response: z.object({
    userNotFound: nullish(z.boolean()),
    otpNotFound: nullish(z.boolean()),
    otpExpired: nullish(z.boolean()),
    maxOtpAttempts: nullish(z.boolean()),
    isOtpValid: nullish(z.boolean()),
    user: nullish(admin),
  }),
});

export const resendOtp = defineCall({
  method: 'POST',
  path: '/api/admin/resend-otp',
  bodyType: 'json',
  body: z.object({ email: emailText }),
  response: z.object({ otpSent: z.boolean() }),
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/admin/forgot-password',
  bodyType: 'json',
  body: z.object({ email: emailText }),
  response: z.object({}),
  parsedResponse: z.unknown(),
});

/** The page that the password-reset email links to. */
export const RESET_PASSWORD_PAGE = '/reset-password/:id/:token';

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/admin/reset-password/:id/:token',
  bodyType: 'json',
  body: z.object({ password: z.string(), confirmPassword: z.string() }),
  response: z.object({}),
  parsedResponse: z.unknown(),
});
