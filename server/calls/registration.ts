import type { verifyOtp } from '#contract/admin.ts';
import type { Answer } from '#contract/call.ts';
import { checkCode, type CodeCheck, secondsLeft, sendCode } from '../accounts/codes.ts';
import { readAddress, readNewAddress } from '../accounts/emailAddress.ts';
import { readNewPassword } from '../accounts/newPassword.ts';
import {
  browserOf,
  readName,
  readPhone,
  REGISTRATION_LIFE,
  registrationOf,
  waitingFor,
} from '../accounts/registrations.ts';
import { shownAdmin } from '../accounts/shownAdmin.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { countOrRefuse, type Rate } from '../rate.ts';
import { serverCopy } from '../serverCopy.ts';
import { countAsked } from '../session/askedAddresses.ts';
import { beginSession } from '../session/sessions.ts';
import type { Registration } from '../store/accountPort.ts';
import type { StoredAdmin } from '../store/port.ts';

/** Registrations from one visitor's address: each costs the server a password hash and perhaps a mail. */
export const REGISTRATIONS: Rate = { limit: 30, window: 3_600_000 };

/** What has waited too long, and codes that nobody needs to be told about any more. */
async function tidy({ store, clock }: Deps): Promise<void> {
  const oldest = clock() - REGISTRATION_LIFE;
  await store.registrations.removeStale(oldest);
  await store.codes.removeStale(oldest);
}

const FLAGS: Record<Exclude<CodeCheck['result'], 'right'>, Answer<typeof verifyOtp>> = {
  none: { otpNotFound: true },
  expired: { otpExpired: true },
  exhausted: { maxOtpAttempts: true },
  wrong: { isOtpValid: false },
};

/** Nobody waits for a code here: there is an account already, or none at all. */
async function flagWithoutRegistration(email: string, { store, accounts }: Deps) {
  const known = accounts.unknownEmail === 'hide' || (await store.admins.byEmail(email));
  return known ? FLAGS.none : { userNotFound: true };
}

const accountOf = (
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
    answer: async ({ body, session, ip }, deps) => {
      const email = readNewAddress(body.email);
      const fullName = readName(body.fullName);
      const phoneNumber = readPhone(body.phoneNumber);
      const password = readNewPassword(body.password, deps);
      await countAsked({ ip, email }, deps);
      await countOrRefuse(`register ${ip}`, REGISTRATIONS, serverCopy.tooManyRequests, deps);
      const told = deps.accounts.unknownEmail === 'tell' && (await deps.store.admins.byEmail(email));
      if (told) return { userAlreadyExists: true };
      const passwordHash = await deps.passwords.hash(password);
      const browser = await browserOf(session, deps);
      const madeAt = deps.clock();
      await tidy(deps);
      await deps.store.registrations.put({ email, browser, fullName, phoneNumber, passwordHash, madeAt });
      deps.log.info({ ip, code: await sendCode(email, deps) }, 'registered');
      return { user: { email } };
    },
  },

  checkOtpStatus: {
    access: 'everyone',
    answer: async ({ body, ip }, deps) => {
      const email = readAddress(body.email);
      await countAsked({ ip, email }, deps);
      const remainingTime = await secondsLeft(email, deps);
      return remainingTime === undefined ? { isOtpActive: false } : { isOtpActive: true, remainingTime };
    },
  },

  verifyOtp: {
    access: 'everyone',
    answer: async ({ body, session, ip }, deps) => {
      const email = readAddress(body.email);
      const forgive = await countAsked({ ip, email }, deps);
      const registration = await registrationOf(email, session, deps);
      if (!registration) return flagWithoutRegistration(email, deps);
      const check = await checkCode(email, body.otp, deps);
      if (check.result !== 'right') {
        deps.log.warn({ ip, reason: check.result }, 'code refused');
        return FLAGS[check.result];
      }
      const admin = accountOf(registration, deps.newToken());
      if (!(await deps.store.registrations.open(check.hash, admin))) return FLAGS.none;
      await forgive();
      await beginSession(session, admin, deps);
      deps.log.info({ ip, admin: admin.id }, 'account verified');
      return { user: shownAdmin(admin) };
    },
  },

  resendOtp: {
    access: 'everyone',
    answer: async ({ body, ip }, deps) => {
      const email = readAddress(body.email);
      await countAsked({ ip, email }, deps);
      const waiting = await waitingFor(email, deps);
      const result = waiting.length > 0 ? await sendCode(email, deps) : 'nobody';
      deps.log.info({ ip, code: result }, 'code asked for again');
      return { otpSent: result === 'sent' || result === 'nobody' };
    },
  },
} satisfies Partial<Handlers>;
