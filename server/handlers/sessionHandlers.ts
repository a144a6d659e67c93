import { EMAIL_MAX, PASSWORD_MAX } from '#contract/accounts/admin.ts';
import { IDEMPOTENCY_KEYS } from '#contract/idempotency.ts';
import { LIST_PAGED } from '#contract/lists/pageCall.ts';
import { LIVE } from '#contract/live/live.ts';
import { ORDER_STATUS_HISTORY, UPDATE_ORDER_STATUS } from '#contract/orders/orderCalls.ts';
import { REPORTS } from '#contract/reports/salesReport.ts';
import { normalizePassword } from '#contract/accounts/password.ts';
import { normalizeEmail } from '#contract/accounts/email.ts';
import { limitEmailProbing, limitSignIn, refundSignIn } from '../accounts/rateLimits.ts';
import { matchPassword } from '../accounts/accountFields.ts';
import { endSession, findSignedInAdmin, startSession, toPublicAdmin } from '../accounts/sessions.ts';
import type { Deps } from '../http/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/httpError.ts';
import type { StoredAdmin } from '../store/store.ts';

/** Extensions of the contract that this server supports. */
const getCapabilities = ({ liveStreams, store }: Deps): string[] => [
  UPDATE_ORDER_STATUS,
  ORDER_STATUS_HISTORY,
  IDEMPOTENCY_KEYS,
  LIST_PAGED,
  ...(store.getSalesReport ? [REPORTS] : []),
  ...(liveStreams ? [LIVE] : []),
];

/** Rehashes an outdated password at sign-in, the only time when the password itself is known. */
function rehash({ id, passwordHash }: StoredAdmin, input: string, deps: Deps): void {
  deps.backgroundTasks.run(async () => {
    const password = normalizePassword(input);
    await deps.store.admins.rehash(id, passwordHash, await deps.passwords.hash(password));
    deps.log.info({ admin: id }, 'password rehashed');
  });
}

export const sessionHandlers = {
  checkAdmin: {
    access: 'everyone',
    handle: async ({ tokenStorage }, deps) => {
      const admin = await findSignedInAdmin(tokenStorage, deps);
      if (!admin) return { isLoggedIn: false };
      return { isLoggedIn: true, admin: toPublicAdmin(admin, deps), capabilities: getCapabilities(deps) };
    },
  },

  login: {
    access: 'everyone',
    handle: async ({ body, tokenStorage, ip }, deps) => {
      const email = normalizeEmail(body.email);
      if (email.length > EMAIL_MAX || body.password.length > PASSWORD_MAX) {
        throw new HttpError(400, (t) => t.errors.credentialsTooLong);
      }
      await limitSignIn({ ip, email }, deps);
      const refundProbing = await limitEmailProbing({ ip, email }, deps);
      const admin = await deps.store.admins.findByEmail(email);
      const match = await matchPassword(body.password, admin?.passwordHash, deps);
      if (!admin || !match) {
        deps.log.warn({ ip, reason: admin ? 'wrong password' : 'unknown user' }, 'sign-in refused');
        const isKnown = admin || deps.accounts.unknownEmail === 'hide';
        return isKnown ? { isPassValid: false } : { userNotFound: true };
      }
      await refundProbing();
      await refundSignIn({ ip, email }, deps);
      await startSession(tokenStorage, admin, deps);
      if (match === 'unnormalized' || deps.passwords.isOutdated(admin.passwordHash))
        rehash(admin, body.password, deps);
      deps.log.info({ ip, admin: admin.id }, 'signed in');
      return { user: toPublicAdmin(admin, deps) };
    },
  },

  logout: {
    access: 'everyone',
    handle: async ({ tokenStorage, ip }, deps) => {
      const admin = await findSignedInAdmin(tokenStorage, deps);
      await endSession(tokenStorage, deps);
      if (admin) deps.log.info({ ip, admin: admin.id }, 'signed out');
      return {};
    },
  },
} satisfies Partial<Handlers>;
