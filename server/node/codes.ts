import { createHmac, randomInt } from 'node:crypto';
import { OTP_LENGTH } from '#contract/admin.ts';
import type { OneTimeCodes } from '../deps.ts';

/** A million codes are soon tried out: only the secret, which is no part of a guess, keeps a stolen hash worthless. */
export const oneTimeCodes = (secret: string): OneTimeCodes => ({
  draw: () => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0'),
  seal: (email, code) => createHmac('sha256', secret).update(`${email}\n${code}`).digest('base64url'),
});
