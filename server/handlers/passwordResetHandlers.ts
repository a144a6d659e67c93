import { normalizePassword } from '#contract/accounts/password.ts';
import { hashNewPassword, parseEmail, validateNewPassword } from '../accounts/accountFields.ts';
import { notify } from '../accounts/accountNotices.ts';
import type { Handlers } from '../http/handler.ts';
import { LINK_LIFETIME_MS, RESET_RATE_LIMITS } from '../accounts/accountMails.ts';
import { enforceRateLimit } from '../accounts/rateLimits.ts';
import { sendInBackground } from '../mail/sendMails.ts';
import { HttpError, throwFieldError } from '../http/httpError.ts';

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
      await deps.store.outbox.add({
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
      const { store, clock } = deps;
      const digest = deps.digest(params.token);
      // Checked first: an invalid link costs no hashing, and the check of the password reveals nothing about its owner.
      const isValid = await store.resetLinks.isValid(digest, params.id, clock());
      const admin = isValid ? await store.admins.find(params.id) : undefined;
      if (!admin) throw createExpiredError();
      const password = await validateNewPassword(body.password, admin, deps);
      if (normalizePassword(body.confirmPassword) !== password)
        throwFieldError('confirmPassword', (t) => t.errors.passwordsDiffer);
      const passwordHash = await hashNewPassword(password, deps);
      if (!(await store.resetLinks.redeem(digest, params.id, clock(), passwordHash)))
        throw createExpiredError();
      deps.log.info({ ip: visitor.ip, admin: params.id }, 'password reset');
      await notify('passwordChanged', visitor, admin, deps);
      return {};
    },
  },
} satisfies Partial<Handlers>;
