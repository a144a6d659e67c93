import { RESET_PASSWORD_PAGE } from '#contract/accounts/admin.ts';
import { normalizePassword } from '#contract/accounts/password.ts';
import { fillPath } from '#contract/call.ts';
import type { Language } from '#languages/language.ts';
import { hashNewPassword, parseEmail, validateNewPassword } from '../accounts/accountFields.ts';
import type { Deps } from '../http/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { buildResetMail } from '../mail/mailTemplates.ts';
import { enforceRateLimit, consumeRateLimit, type RateLimit } from '../accounts/rateLimits.ts';
import { HttpError, throwFieldError } from '../http/httpError.ts';

const HOUR_MS = 3_600_000;
export const LINK_LIFETIME_MS = HOUR_MS / 2;
/** Limits requests per IP address, and links per administrator. */
export const RESET_RATE_LIMITS: Record<'visitor' | 'account', RateLimit> = {
  visitor: { limit: 20, windowMs: HOUR_MS },
  account: { limit: 5, windowMs: HOUR_MS },
};

/**
 * Sends a reset link if the address has an account. The guest's password comes from the settings, so it can't be
 * reset.
 */
async function sendLink(email: string, language: Language, deps: Deps): Promise<void> {
  const { store, accounts, clock, digest, createToken } = deps;
  const now = clock();
  await store.resetLinks.removeStale(now);
  const admin = await store.admins.findByEmail(email);
  if (admin?.kind !== 'admin') return;
  if ((await consumeRateLimit(`reset of ${email}`, RESET_RATE_LIMITS.account, deps)) !== undefined) return;
  const token = createToken();
  await store.resetLinks.add(digest(token), { adminId: admin.id, expiresAt: now + LINK_LIFETIME_MS });
  const link = accounts.getOrigin() + fillPath(RESET_PASSWORD_PAGE, { id: admin.id, token });
  await deps.mailer.send(buildResetMail(admin, link, LINK_LIFETIME_MS, language));
  deps.log.info({ admin: admin.id }, 'reset link sent');
}

const createExpiredError = () => new HttpError(410, (t) => t.errors.resetLinkOver);

export const passwordResetHandlers = {
  forgotPassword: {
    access: 'everyone',
    // Responds the same way, after the same time, whether or not the address has an account.
    handle: async ({ body, ip, language }, deps) => {
      const email = parseEmail(body.email);
      await enforceRateLimit(
        `reset from ${ip}`,
        RESET_RATE_LIMITS.visitor,
        (t) => t.errors.tooManyRequests,
        deps,
      );
      deps.backgroundTasks.run(() => sendLink(email, language, deps));
      return {};
    },
  },

  resetPassword: {
    access: 'everyone',
    handle: async ({ params, body, ip }, deps) => {
      const { store, clock } = deps;
      const password = validateNewPassword(body.password, deps);
      if (normalizePassword(body.confirmPassword) !== password)
        throwFieldError('confirmPassword', (t) => t.errors.passwordsDiffer);
      const digest = deps.digest(params.token);
      // Checked before hashing the password, so that an invalid link costs no hashing.
      if (!(await store.resetLinks.isValid(digest, params.id, clock()))) throw createExpiredError();
      const passwordHash = await hashNewPassword(password, deps);
      if (!(await store.resetLinks.redeem(digest, params.id, clock(), passwordHash)))
        throw createExpiredError();
      deps.log.info({ ip, admin: params.id }, 'password reset');
      return {};
    },
  },
} satisfies Partial<Handlers>;
