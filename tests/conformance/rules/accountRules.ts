import { calls } from '#contract/calls.ts';
import {
  toLoginOutcome,
  toOtpOutcome,
  toOtpStatus,
  toRegistrationOutcome,
  toResendOutcome,
} from '#contract/accounts/adminOutcomes.ts';
import { OTP_LENGTH, RESET_PASSWORD_PAGE } from '#contract/accounts/admin.ts';
import { expectEqual, expectRefusal, expectTrue, showAnswer } from '../expectations.ts';
import { defineRules } from '../rule.ts';

const body = <T>(value: T) => ({ params: {}, body: value });
/** The same in every run, because backends limit how many addresses a visitor can try. */
const UNKNOWN = 'nobody@conformance.example';

/** Reads the id and the token of a reset link. */
function readResetLink(link: string): { id: string; token: string } {
  const { pathname } = new URL(link);
  const pattern = new RegExp(`${RESET_PASSWORD_PAGE.replaceAll(/:\w+/g, '([^/]+)')}$`);
  const [, id = '', token = ''] = pattern.exec(pathname) ?? [];
  const fix = `Link to the page ${RESET_PASSWORD_PAGE} in the mail, with the id and the token of the call.`;
  expectTrue(token !== '', { expected: `a link to ${RESET_PASSWORD_PAGE}`, received: link, fix });
  return { id: decodeURIComponent(id), token: decodeURIComponent(token) };
}

/** A code of the right length that isn't the right one. */
const changeCode = (code: string) => code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));

export const accountRules = defineRules('accounts', {
  'check-otp-status finds no code for an unknown address': ({ asVisitor }) =>
    asVisitor(async (visitor) => {
      const status = toOtpStatus(await visitor.call(calls.checkOtpStatus, body({ email: UNKNOWN })));
      const fix = 'Answer isOtpActive false if no code was sent to the address.';
      expectEqual(status, { status: 'inactive' }, 'outcome', fix);
    }),

  'verify-otp refuses an unknown address': ({ asVisitor }) =>
    asVisitor(async (visitor) => {
      const otp = '0'.repeat(OTP_LENGTH);
      const sent = body({ email: UNKNOWN, otp });
      const { outcome } = toOtpOutcome(await visitor.call(calls.verifyOtp, sent));
      expectTrue(['userNotFound', 'otpNotFound', 'invalidOtp', 'otpExpired'].includes(outcome), {
        expected: 'userNotFound or otpNotFound',
        received: outcome,
        fix: 'Answer 200 with {"data": {"userNotFound": true}} if nobody registered with the address.',
      });
    }),

  'resend-otp says whether a code was sent': ({ asVisitor }) =>
    asVisitor(async (visitor) => {
      await visitor.call(calls.resendOtp, body({ email: UNKNOWN }));
    }),

  'forgot-password answers an unknown address without a failure': ({ asVisitor }) =>
    asVisitor(async (visitor) => {
      const answer = await visitor.send(calls.forgotPassword, body({ email: UNKNOWN }));
      expectTrue(answer.status < 500, {
        expected: 'a status below 500',
        received: showAnswer(answer),
        fix: 'Answer 200 for every address, so that nobody learns which ones have an account.',
      });
    }),

  'reset-password refuses a link that nobody was sent': ({ asVisitor }) =>
    asVisitor(async (visitor) => {
      const password = `lamp oil ${crypto.randomUUID()}`;
      const answer = await visitor.send(calls.resetPassword, {
        params: { id: '0'.repeat(24), token: 'made-up' },
        body: { password, confirmPassword: password },
      });
      expectRefusal(answer, 'Change a password only with an id and a token that forgot-password has sent.');
    }),

  'register refuses an address that has an account, or hides it': (session) =>
    session.asVisitor(async (visitor) => {
      const { email, password } = session.account;
      const sent = body({ email, password: `lamp oil ${crypto.randomUUID()}`, fullName: 'Con Formance' });
      const { outcome } = toRegistrationOutcome(await visitor.call(calls.register, sent));
      expectTrue(outcome !== 'failed', {
        expected: 'userAlreadyExists or user',
        received: 'neither',
        fix: 'Answer register with {"data": {"userAlreadyExists": true}} if the address has an account.',
      });
      const login = toLoginOutcome(await visitor.call(calls.login, body({ email, password })));
      expectEqual(
        login.outcome,
        'signedIn',
        'login with the old password',
        'Keep the password of the account.',
      );
    }),

  'register, verify-otp and login open an account': (session) =>
    session.asVisitor(async (visitor) => {
      const { email, password } = await session.registerAccount(visitor);
      const { isLoggedIn } = await visitor.call(calls.checkAdmin, { params: {}, body: undefined });
      expectEqual(isLoggedIn, true, 'isLoggedIn', 'Open a session when verify-otp accepts the code.');
      await visitor.call(calls.logout, { params: {}, body: undefined });
      const { outcome } = toLoginOutcome(await visitor.call(calls.login, body({ email, password })));
      expectEqual(outcome, 'signedIn', 'outcome of login', 'Accept the password of the registration.');
    }),

  'verify-otp refuses a wrong code, and resend-otp sends another': (session) =>
    session.asVisitor(async (visitor) => {
      session.requireCodes();
      const email = `conformance-${session.runId}-codes@store.example`;
      const password = `lamp oil ${crypto.randomUUID()}`;
      await visitor.call(calls.register, body({ email, password, fullName: 'Con Formance' }));
      const first = await session.waitForCode(email);
      const status = toOtpStatus(await visitor.call(calls.checkOtpStatus, body({ email })));
      expectEqual(status.status, 'active', 'status of the code', 'Answer isOtpActive true after register.');
      const wrong = body({ email, otp: changeCode(first) });
      const refused = toOtpOutcome(await visitor.call(calls.verifyOtp, wrong));
      expectEqual(refused.outcome, 'invalidOtp', 'outcome', 'Answer a wrong code with isOtpValid false.');
      const resent = toResendOutcome(await visitor.call(calls.resendOtp, body({ email })));
      expectEqual(resent.outcome, 'sent', 'outcome', 'Answer otpSent true after sending another code.');
      const otp = await session.waitForCode(email, first);
      const verified = toOtpOutcome(await visitor.call(calls.verifyOtp, body({ email, otp })));
      expectEqual(verified.outcome, 'verified', 'outcome', 'Accept the newest code.');
      const again = toOtpOutcome(await visitor.call(calls.verifyOtp, body({ email, otp })));
      expectTrue(again.outcome !== 'verified', {
        expected: 'otpNotFound',
        received: again.outcome,
        fix: 'Accept each code only once.',
      });
    }),

  'forgot-password sends a link that sets a new password once': (session) =>
    session.asVisitor(async (visitor) => {
      const { email, password: before } = await session.registerAccount(visitor);
      const code = await session.waitForCode(email);
      await visitor.call(calls.forgotPassword, body({ email }));
      const params = readResetLink(await session.waitForCode(email, code));
      const password = `new lamp oil ${crypto.randomUUID()}`;
      const reset = { params, body: { password, confirmPassword: password } };
      await visitor.call(calls.resetPassword, reset);
      const login = async (tried: string) =>
        toLoginOutcome(await visitor.call(calls.login, body({ email, password: tried }))).outcome;
      expectEqual(await login(password), 'signedIn', 'login with the new password', 'Save the new password.');
      expectEqual(
        await login(before),
        'wrongPassword',
        'login with the old one',
        'Replace the old password.',
      );
      expectRefusal(await visitor.send(calls.resetPassword, reset), 'Accept each link only once.');
    }),
});
