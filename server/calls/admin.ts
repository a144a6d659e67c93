import { EMAIL_MAX, PASSWORD_MAX } from '#contract/admin.ts';
import { ORDER_STATUS_HISTORY, UPDATE_ORDER_STATUS } from '#contract/orderStatus.ts';
import { normalAddress } from '../accounts/emailAddress.ts';
import { shownAdmin } from '../accounts/shownAdmin.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';
import { countAsked } from '../session/askedAddresses.ts';
import { adminOf, beginSession, endSession } from '../session/sessions.ts';
import { countSignIn, forgiveSignIn } from '../session/signInLimits.ts';
import type { StoredAdmin } from '../store/port.ts';

/** What this server can do beyond the sixteen calls. */
const capabilities = [UPDATE_ORDER_STATUS, ORDER_STATUS_HISTORY];

/** A hash of another cost was made before the cost was raised: now is when the password is known. */
function renewHash({ id, passwordHash }: StoredAdmin, password: string, deps: Deps): void {
  if (!deps.passwords.isOutdated(passwordHash)) return;
  deps.later.run(async () => {
    await deps.store.admins.rehash(id, passwordHash, await deps.passwords.hash(password));
    deps.log.info({ admin: id }, 'password hashed anew');
  });
}

export const adminCalls = {
  checkAdmin: {
    access: 'everyone',
    answer: async ({ session }, deps) => {
      const admin = await adminOf(session, deps);
      return admin ? { isLoggedIn: true, admin: shownAdmin(admin), capabilities } : { isLoggedIn: false };
    },
  },

  login: {
    access: 'everyone',
    answer: async ({ body, session, ip }, deps) => {
      const email = normalAddress(body.email);
      if (email.length > EMAIL_MAX || body.password.length > PASSWORD_MAX) {
        throw new Refusal(400, serverCopy.credentialsTooLong);
      }
      await countSignIn({ ip, email }, deps);
      const forgive = await countAsked({ ip, email }, deps);
      const admin = await deps.store.admins.byEmail(email);
      const matches = await deps.passwords.matches(body.password, admin?.passwordHash);
      if (!admin || !matches) {
        deps.log.warn({ ip, reason: admin ? 'wrong password' : 'unknown user' }, 'sign-in refused');
        const known = admin || deps.accounts.unknownEmail === 'hide';
        return known ? { isPassValid: false } : { userNotFound: true };
      }
      await forgive();
      await forgiveSignIn({ ip, email }, deps);
      await beginSession(session, admin, deps);
      renewHash(admin, body.password, deps);
      deps.log.info({ ip, admin: admin.id }, 'signed in');
      return { user: shownAdmin(admin) };
    },
  },

  logout: {
    access: 'everyone',
    answer: async ({ session, ip }, deps) => {
      const admin = await adminOf(session, deps);
      await endSession(session, deps);
      if (admin) deps.log.info({ ip, admin: admin.id }, 'signed out');
      return {};
    },
  },
} satisfies Partial<Handlers>;
