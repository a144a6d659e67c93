import type { verifyOtp } from '#contract/accounts/admin.ts';
import type { ResponseBody } from '#contract/call.ts';
import {
  hashNewPassword,
  parseEmail,
  parseFullName,
  parseNewEmail,
  parsePhoneNumber,
  validateNewPassword,
} from './accountFields.ts';
import { limitEmailProbing, enforceRateLimit, type RateLimit } from './rateLimits.ts';
import {
  checkCode,
  type CodeCheck,
  getSecondsLeft,
  issueCode,
  findRegistration,
  getPendingRegistrations,
  identifyBrowser,
  REGISTRATION_LIFETIME_MS,
} from './registrations.ts';
import { rememberDevice } from './accountNotices.ts';
import { startSession, toPublicAdmin } from './sessions.ts';
import type { Deps } from '../base/deps.ts';
import type { Handlers } from '../base/handler.ts';
import type { Registration, StoredAdmin } from '../base/database.ts';

/** Limits registrations per IP address: each costs a password hash and an email. */
export const REGISTRATION_LIMIT: RateLimit = { limit: 30, windowMs: 3_600_000 };

/** Removes stale registrations and codes. */
async function removeStale({ db, clock }: Deps): Promise<void> {
  const oldest = clock() - REGISTRATION_LIFETIME_MS;
  await db.registrations.removeStale(oldest);
  await db.codes.removeStale(oldest);
}

const REFUSALS: Record<Exclude<CodeCheck['result'], 'right'>, ResponseBody<typeof verifyOtp>> = {
  none: { otpNotFound: true },
  expired: { otpExpired: true },
  exhausted: { maxOtpAttempts: true },
  wrong: { isOtpValid: false },
};

/** Returns the response for an address without a pending registration. */
async function getUnregisteredResponse(email: string, { db, accounts }: Deps) {
  const revealsUnknown = accounts.unknownEmail === 'tell' && !(await db.admins.findByEmail(email));
  return revealsUnknown ? { userNotFound: true } : REFUSALS.none;
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

export const registrationHandlers = {
  register: {
    access: 'everyone',
    handle: async ({ body, tokenStorage, ip, language }, deps) => {
      const email = parseNewEmail(body.email);
      const fullName = parseFullName(body.fullName);
      const phoneNumber = parsePhoneNumber(body.phoneNumber);
      const password = await validateNewPassword(body.password, { email, fullName }, deps);
      await limitEmailProbing({ ip, email }, deps);
      await enforceRateLimit(`register ${ip}`, REGISTRATION_LIMIT, (t) => t.errors.tooManyRequests, deps);
      if (deps.accounts.unknownEmail === 'tell' && (await deps.db.admins.findByEmail(email))) {
        return { userAlreadyExists: true };
      }
      const passwordHash = await hashNewPassword(password, deps);
      const browser = await identifyBrowser(tokenStorage, deps);
      const createdAt = deps.clock();
      await removeStale(deps);
      await deps.db.registrations.save({ email, browser, fullName, phoneNumber, passwordHash, createdAt });
      const { result, ...stored } = await issueCode(email, language, deps);
      deps.log.info({ ip, code: result, ...stored }, 'registered');
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
    handle: async ({ body, ...visitor }, deps) => {
      const { tokenStorage, ip } = visitor;
      const email = parseEmail(body.email);
      const refundProbing = await limitEmailProbing({ ip, email }, deps);
      const registration = await findRegistration(email, tokenStorage, deps);
      if (!registration) {
        deps.log.warn({ ip, reason: 'not registered' }, 'code refused');
        return getUnregisteredResponse(email, deps);
      }
      const check = await checkCode(email, body.otp, deps);
      if (check.result !== 'right') {
        deps.log.warn({ ip, reason: check.result }, 'code refused');
        return REFUSALS[check.result];
      }
      const admin = toAccount(registration, deps.createToken());
      if (!(await deps.db.registrations.openAccount(check.hash, admin))) return REFUSALS.none;
      await refundProbing();
      await startSession(visitor, admin, deps);
      rememberDevice(visitor, admin, deps);
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
      const { result, ...stored } =
        pending.length > 0 ? await issueCode(email, language, deps) : { result: 'not registered' as const };
      if (result === 'stored') deps.log.info({ ip, code: result, ...stored }, 'code requested again');
      else deps.log.warn({ ip, reason: result }, 'code request refused');
      // An address without a registration gets the same response, which doesn't reveal that there is none.
      return { otpSent: result !== 'limited' };
    },
  },
} satisfies Partial<Handlers>;
