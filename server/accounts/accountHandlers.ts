import type { OpenSession } from '#contract/accounts/account.ts';
import { hashNewPassword, parseFullName, parsePhoneNumber, validateNewPassword } from './accountFields.ts';
import { notify } from './accountNotices.ts';
import { checkCurrentPassword, refuseGuest, createWrongPasswordError } from './currentPassword.ts';
import { describeDevice } from './devices.ts';
import { hasExpired, startSession, toPublicAdmin } from './sessions.ts';
import type { Deps, TokenStorage } from '../base/deps.ts';
import type { Handlers } from '../base/handler.ts';
import type { StoredAdmin } from '../base/database.ts';

const getCurrentDigest = (tokenStorage: TokenStorage, deps: Deps) => deps.digest(tokenStorage.read() ?? '');

/** Identifies a session to the browser, which must not see the digest that the store finds it by. */
const toSessionId = (digest: string, deps: Deps) => deps.digest(digest);

const toIso = (time: number) => new Date(time).toISOString();

/** Returns the open sessions of the account, the current one first. The guest sees only that one. */
async function getOpenSessions(
  admin: StoredAdmin,
  tokenStorage: TokenStorage,
  deps: Deps,
): Promise<OpenSession[]> {
  const currentDigest = getCurrentDigest(tokenStorage, deps);
  const now = deps.clock();
  const records = (await deps.db.sessions.findAllOf(admin.id)).filter((one) => !hasExpired(one, now));
  const sessions = records.map(({ digest, startedAt, seenAt, userAgent }) => ({
    id: toSessionId(digest, deps),
    device: describeDevice(userAgent),
    startedAt: toIso(startedAt),
    lastUsedAt: toIso(seenAt),
    isCurrent: digest === currentDigest,
  }));
  const current = sessions.filter(({ isCurrent }) => isCurrent);
  return admin.kind === 'guest' ? current : [...current, ...sessions.filter(({ isCurrent }) => !isCurrent)];
}

export const accountHandlers = {
  getAccount: {
    access: 'admins',
    handle: async ({ admin, tokenStorage }, deps) => ({
      account: {
        ...toPublicAdmin(admin, deps),
        kind: admin.kind,
        sessions: await getOpenSessions(admin, tokenStorage, deps),
      },
    }),
  },

  saveProfile: {
    access: 'admins',
    handle: async ({ body, admin, ip }, deps) => {
      refuseGuest(admin);
      const profile = {
        fullName: parseFullName(body.fullName),
        phoneNumber: parsePhoneNumber(body.phoneNumber),
      };
      await deps.db.admins.saveProfile(admin.id, profile);
      deps.log.info({ ip }, 'profile saved');
      return { admin: toPublicAdmin({ ...admin, ...profile }, deps) };
    },
  },

  changePassword: {
    access: 'admins',
    handle: async ({ body, admin, ...visitor }, deps) => {
      refuseGuest(admin);
      const password = await validateNewPassword(body.password, admin, deps);
      const { currentPassword } = body;
      const refusal = 'password change refused';
      await checkCurrentPassword({ currentPassword, ip: visitor.ip, admin, refusal }, deps);
      const passwordHash = await hashNewPassword(password, deps);
      // Someone else may have changed it meanwhile.
      const isChanged = await deps.db.admins.changePassword(admin.id, admin.passwordHash, passwordHash);
      if (!isChanged) throw createWrongPasswordError();
      await startSession(visitor, admin, deps);
      await notify('passwordChanged', visitor, admin, deps);
      deps.log.info({ ip: visitor.ip }, 'password changed');
      return {};
    },
  },

  endSession: {
    access: 'admins',
    handle: async ({ params, admin }, deps) => {
      refuseGuest(admin);
      const records = await deps.db.sessions.findAllOf(admin.id);
      const record = records.find(({ digest }) => toSessionId(digest, deps) === params.id);
      if (record) await deps.db.sessions.remove(record.digest);
      deps.log.info({ session: params.id }, 'session ended');
      return {};
    },
  },

  endOtherSessions: {
    access: 'admins',
    handle: async ({ admin, ip, tokenStorage }, deps) => {
      refuseGuest(admin);
      await deps.db.sessions.removeOthersOf(admin.id, getCurrentDigest(tokenStorage, deps));
      deps.log.info({ ip }, 'other sessions ended');
      return {};
    },
  },
} satisfies Partial<Handlers>;
