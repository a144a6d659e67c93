import { normalizePassword } from '#contract/accounts/password.ts';
import { hashNewPassword, parseEmail, validateNewPassword } from './accountFields.ts';
import { notify } from './accountNotices.ts';
import type { Handlers } from '../base/handler.ts';
import { LINK_LIFETIME_MS, RESET_RATE_LIMITS } from './accountMails.ts';
import { enforceRateLimit } from './rateLimits.ts';
import { sendInBackground } from './sendMails.ts';
import { HttpError, throwFieldError } from '../base/httpError.ts';

const createExpiredError = () => new HttpError(410, (t) => t.errors.resetLinkOver);

export const passwordResetHandlers = {
  forgotPassword: {
    access: 'everyone',
    // Responds the same way, after the same work, whether or not the address has an account. It is looked up when the
    // email is sent.
    handle: async ({ body, ip, language }, deps) => {
      const email = parseEmail(body.email);
      await enforceRateLimit(
        `reset from ${ip}`,
        RESET_RATE_LIMITS.visitor,
        (t) => t.errors.tooManyRequests,
        deps,
      );
      const now = deps.clock();
      const id = deps.createId();
      await deps.db.outbox.add({
        id,
        kind: 'resetLink',
        email,
        language,
        code: undefined,
        userAgent: undefined,
        createdAt: now,
        expiresAt: now + LINK_LIFETIME_MS,
      });
      sendInBackground(id, deps);
      return {};
    },
  },

  resetPassword: {
    access: 'everyone',
    handle: async ({ params, body, ...visitor }, deps) => {
      const { db, clock } = deps;
      const digest = deps.digest(params.token);
      // Checked first: an invalid link costs no hashing, and the check of the password reveals nothing about its owner.
      const isValid = await db.resetLinks.isValid(digest, params.id, clock());
      const admin = isValid ? await db.admins.find(params.id) : undefined;
      if (!admin) throw createExpiredError();
      const password = await validateNewPassword(body.password, admin, deps);
      if (normalizePassword(body.confirmPassword) !== password)
        throwFieldError('confirmPassword', (t) => t.errors.passwordsDiffer);
      const passwordHash = await hashNewPassword(password, deps);
      if (!(await db.resetLinks.redeem(digest, params.id, clock(), passwordHash))) throw createExpiredError();
      deps.log.info({ ip: visitor.ip, admin: params.id }, 'password reset');
      await notify('passwordChanged', visitor, admin, deps);
      return {};
    },
  },
} satisfies Partial<Handlers>;
