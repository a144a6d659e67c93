import { createHmac, randomInt } from 'node:crypto';
import { OTP_LENGTH } from '#contract/accounts/admin.ts';
import type { OneTimeCodes } from '../base/deps.ts';

/**
 * Creates one-time codes and their hashes. The secret keeps a stolen hash from being brute-forced. It is read for each
 * hash, so that a new one applies to running servers.
 */
export const createOneTimeCodes = (readSecret: () => Promise<string>): OneTimeCodes => ({
  generate: () => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0'),
  hash: async (email, code) =>
    createHmac('sha256', await readSecret())
      .update(`${email}\n${code}`)
      .digest('base64url'),
});
