import type { verifyOtp } from '#contract/accounts/admin.ts';
import type { ResponseBody } from '#contract/call.ts';
import {
  parseEmail,
  parseFullName,
  parseNewEmail,
  parsePhoneNumber,
  validateNewPassword,
} from '../accounts/accountFields.ts';
import { limitEmailProbing, enforceRateLimit, type RateLimit } from '../accounts/rateLimits.ts';
import {
  checkCode,
  type CodeCheck,
  getSecondsLeft,
  sendCode,
  findRegistration,
  getPendingRegistrations,
  identifyBrowser,
  REGISTRATION_LIFETIME_MS,
} from '../accounts/registrations.ts';
import { startSession, toPublicAdmin } from '../accounts/sessions.ts';
import type { Deps } from '../http/deps.ts';
import type { Handlers } from '../http/handler.ts';
import type { Registration, StoredAdmin } from '../store/store.ts';

/** Limits registrations per IP address: each costs a password hash and a mail. */
export const REGISTRATION_LIMIT: RateLimit = { limit: 30, windowMs: 3_600_000 };

/** Removes stale registrations and codes. */
async function removeStale({ store, clock }: Deps): Promise<void> {
  const oldest = clock() - REGISTRATION_LIFETIME_MS;
  await store.registrations.removeStale(oldest);
  await store.codes.removeStale(oldest);
}

const FLAGS: Record<Exclude<CodeCheck['result'], 'right'>, ResponseBody<typeof verifyOtp>> = {
  none: { otpNotFound: true },
  expired: { otpExpired: true },
  exhausted: { maxOtpAttempts: true },
  wrong: { isOtpValid: false },
};

/** Returns the flag for an address without a pending registration. */
async function getFlagWithoutRegistration(email: string, { store, accounts }: Deps) {
  const isKnown = accounts.unknownEmail === 'hide' || (await store.admins.findByEmail(email));
  return isKnown ? FLAGS.none : { userNotFound: true };
}

const toAccount = (
  { email, fullName, phoneNumber, passwordHash }: Registration,
  id: string,
): StoredAdmin => ({
  id,
  kind: 'admin',
  email,
  fullName,
  phoneNumber,
  passwordHash,
});

export const registrationCalls = {
  register: {
    access: 'everyone',
    handle: async ({ body, session, ip, language }, deps) => {
      const email = parseNewEmail(body.email);
      const fullName = parseFullName(body.fullName);
      const phoneNumber = parsePhoneNumber(body.phoneNumber);
      const password = validateNewPassword(body.password, deps);
      await limitEmailProbing({ ip, email }, deps);
      await enforceRateLimit(`register ${ip}`, REGISTRATION_LIMIT, (t) => t.errors.tooManyRequests, deps);
      const isTold = deps.accounts.unknownEmail === 'tell' && (await deps.store.admins.findByEmail(email));
      if (isTold) return { userAlreadyExists: true };
      const passwordHash = await deps.passwords.hash(password);
      const browser = await identifyBrowser(session, deps);
      const madeAt = deps.clock();
      await removeStale(deps);
      await deps.store.registrations.save({ email, browser, fullName, phoneNumber, passwordHash, madeAt });
      deps.log.info({ ip, code: await sendCode(email, language, deps) }, 'registered');
      return { user: { email } };
    },
  },

  checkOtpStatus: {
    access: 'everyone',
    handle: async ({ body, ip }, deps) => {
      const email = parseEmail(body.email);
      await limitEmailProbing({ ip, email }, deps);
      const remainingTime = await getSecondsLeft(email, deps);
      return remainingTime === undefined ? { isOtpActive: false } : { isOtpActive: true, remainingTime };
    },
  },

  verifyOtp: {
    access: 'everyone',
    handle: async ({ body, session, ip }, deps) => {
      const email = parseEmail(body.email);
      const refundProbing = await limitEmailProbing({ ip, email }, deps);
      const registration = await findRegistration(email, session, deps);
      if (!registration) return getFlagWithoutRegistration(email, deps);
      const check = await checkCode(email, body.otp, deps);
      if (check.result !== 'right') {
        deps.log.warn({ ip, reason: check.result }, 'code refused');
        return FLAGS[check.result];
      }
      const admin = toAccount(registration, deps.newToken());
      if (!(await deps.store.registrations.openAccount(check.hash, admin))) return FLAGS.none;
      await refundProbing();
      await startSession(session, admin, deps);
      deps.log.info({ ip, admin: admin.id }, 'account verified');
      return { user: toPublicAdmin(admin, deps) };
    },
  },

  resendOtp: {
    access: 'everyone',
    handle: async ({ body, ip, language }, deps) => {
      const email = parseEmail(body.email);
      await limitEmailProbing({ ip, email }, deps);
      const pending = await getPendingRegistrations(email, deps);
      const result = pending.length > 0 ? await sendCode(email, language, deps) : 'nobody';
      deps.log.info({ ip, code: result }, 'code asked for again');
      return { otpSent: result === 'sent' || result === 'nobody' };
    },
  },
} satisfies Partial<Handlers>;
