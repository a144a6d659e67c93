import { readAddress } from '../accounts/emailAddress.ts';
import { readNewPassword } from '../accounts/newPassword.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';
import { resetMail } from '../mail/letters.ts';
import { countOrRefuse, overRate, type Rate } from '../rate.ts';
import { Refusal, refuseField } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';

const HOUR = 3_600_000;
/** How long a link is valid. */
export const LINK_LIFE = HOUR / 2;
/** Requests from one visitor's address; and links to one administrator, whoever asks for them. */
export const RESET_RATES: Record<'visitor' | 'account', Rate> = {
  visitor: { limit: 20, window: HOUR },
  account: { limit: 5, window: HOUR },
};

/** The guest's password belongs to the settings. */
async function sendLink(email: string, deps: Deps): Promise<void> {
  const { store, accounts, clock, digest, newToken } = deps;
  const now = clock();
  await store.resetLinks.removeStale(now);
  const admin = await store.admins.byEmail(email);
  if (admin?.kind !== 'admin') return;
  if ((await overRate(`reset of ${email}`, RESET_RATES.account, deps)) !== undefined) return;
  const token = newToken();
  await store.resetLinks.add(digest(token), { adminId: admin.id, expiresAt: now + LINK_LIFE });
  await deps.mailer.send(
    resetMail(admin, `${accounts.origin()}/reset-password/${admin.id}/${token}`, LINK_LIFE),
  );
  deps.log.info({ admin: admin.id }, 'reset link sent');
}

const linkOver = () => new Refusal(410, serverCopy.resetLinkOver);

export const passwordResetCalls = {
  forgotPassword: {
    access: 'everyone',
    // The same answer after the same work, whether or not somebody has this address: all else happens afterwards.
    answer: async ({ body, ip }, deps) => {
      const email = readAddress(body.email);
      await countOrRefuse(`reset from ${ip}`, RESET_RATES.visitor, serverCopy.tooManyRequests, deps);
      deps.later.run(() => sendLink(email, deps));
      return {};
    },
  },

  resetPassword: {
    access: 'everyone',
    answer: async ({ params, body, ip }, deps) => {
      const { store, clock } = deps;
      const password = readNewPassword(body.password, deps);
      if (body.confirmPassword !== password) refuseField('confirmPassword', serverCopy.passwordsDiffer);
      const digest = deps.digest(params.token);
      // Looked at before anything is hashed: a made-up link costs nothing.
      if (!(await store.resetLinks.isOpen(digest, params.id, clock()))) throw linkOver();
      const passwordHash = await deps.passwords.hash(password);
      if (!(await store.resetLinks.redeem(digest, params.id, clock(), passwordHash))) throw linkOver();
      deps.log.info({ ip, admin: params.id }, 'password reset');
      return {};
    },
  },
} satisfies Partial<Handlers>;
