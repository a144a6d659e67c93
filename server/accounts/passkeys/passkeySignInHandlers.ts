import type { UsedCredential } from '#contract/accounts/passkeySignIn.ts';
import { notify } from '../accountNotices.ts';
import { completeSignIn } from '../completeSignIn.ts';
import {
  CHALLENGE_LIFETIMES_MS,
  createChallenge,
  findChallenge,
  requirePasskeys,
  getRelyingParty,
  throwTooLate,
} from './passkeyChallenges.ts';
import { enforceRateLimit, limitSignIn, PASSKEY_SIGN_IN_LIMIT, refundSignIn } from '../rateLimits.ts';
import { digestRecoveryCode } from './recoveryCodes.ts';
import type { Deps } from '../../base/deps.ts';
import type { Handlers } from '../../base/handler.ts';
import { createFieldError, HttpError, type Message, refuse } from '../../base/httpError.ts';
import type { StoredChallenge, StoredPasskey } from '../../base/passkeys.ts';
import type { StoredAdmin } from '../../base/database.ts';

function refusePasskey(fields: object, status: 400 | 403, message: Message, deps: Deps): never {
  refuse(deps.log, fields, 'sign-in refused', new HttpError(status, message));
}

/** Finds a passkey of this address and its account. Throws a 400 if it is unknown, or of another account than asked for. */
async function findPasskey(
  { id }: UsedCredential,
  { host, ip, challenge }: { host: string; ip: string; challenge: StoredChallenge },
  deps: Deps,
): Promise<{ passkey: StoredPasskey; admin: StoredAdmin }> {
  const passkey = await deps.db.passkeys.find(id);
  const admin = passkey && (await deps.db.admins.find(passkey.adminId));
  if (!admin || passkey.host !== host) {
    const fields = { ip, reason: 'unknown passkey', admin: challenge.adminId };
    return refusePasskey(fields, 400, (t) => t.errors.passkeyUnknown, deps);
  }
  if (challenge.adminId !== undefined && challenge.adminId !== admin.id) {
    const fields = { ip, reason: 'passkey of another account', admin: challenge.adminId };
    return refusePasskey(fields, 400, (t) => t.errors.passkeyOfOther, deps);
  }
  return { passkey, admin };
}

/** Returns the account that must answer the second step. Throws a 410 if it was removed. */
async function findChallengedAdmin({ adminId }: StoredChallenge, { db }: Deps): Promise<StoredAdmin> {
  const admin = adminId === undefined ? undefined : await db.admins.find(adminId);
  return admin ?? throwTooLate();
}

export const passkeySignInHandlers = {
  startPasskeySignIn: {
    access: 'everyone',
    handle: async ({ ip }, deps) => {
      const { createRequestOptions } = requirePasskeys(deps);
      const { host } = getRelyingParty(deps);
      const key = `passkey sign-in ${ip}`;
      await enforceRateLimit(key, PASSKEY_SIGN_IN_LIMIT, (t) => t.errors.tooManySignIns, deps);
      const challenge = await createChallenge('signIn', undefined, deps);
      const timeoutMs = CHALLENGE_LIFETIMES_MS.signIn;
      return { options: await createRequestOptions({ challenge, host, passkeys: [], timeoutMs }) };
    },
  },

  signInWithPasskey: {
    access: 'everyone',
    handle: async ({ body: { credential }, ...visitor }, deps) => {
      const { readChallenge, verifyUsedCredential } = requirePasskeys(deps);
      const { origin, host } = getRelyingParty(deps);
      const { ip } = visitor;
      const answered = readChallenge(credential.response.clientDataJSON);
      const challenge = await findChallenge(answered, ['signIn', 'passkeyStep'], deps);
      const { kind } = challenge;
      const asked = kind === 'passkeyStep' ? await findChallengedAdmin(challenge, deps) : undefined;
      if (asked) await limitSignIn({ ip, email: asked.email }, deps);
      const { passkey, admin } = await findPasskey(credential, { host, ip, challenge }, deps);
      const attempt = { ip, email: admin.email };
      if (!asked) await limitSignIn(attempt, deps);
      const { counter, isBehind } = await verifyUsedCredential(credential, passkey, {
        challenge: challenge.challenge,
        origin,
      }).catch((error: unknown) => {
        const fields = { ip, reason: 'wrong passkey', admin: admin.id, err: error };
        return refusePasskey(fields, 400, (t) => t.errors.passkeyRefused, deps);
      });
      if (kind === 'signIn' && (await deps.db.passkeys.getRule(admin.id)) === 'passwordAndPasskey') {
        const fields = { ip, reason: 'password needed', admin: admin.id };
        return refusePasskey(fields, 403, (t) => t.errors.passwordFirst, deps);
      }
      if (isBehind) {
        const fields = { ip, admin: admin.id, passkey: passkey.id, counter };
        deps.log.warn(fields, 'counter of a synchronized passkey is lower than before');
      }
      const use = { counter, at: deps.clock() };
      if (!(await deps.db.passkeys.use(passkey, challenge.digest, use))) return throwTooLate();
      await refundSignIn(attempt, deps);
      const method = kind === 'signIn' ? 'passkey' : 'password and passkey';
      return completeSignIn(visitor, admin, method, deps);
    },
  },

  signInWithRecoveryCode: {
    access: 'everyone',
    handle: async ({ body, ...visitor }, deps) => {
      requirePasskeys(deps);
      const { ip } = visitor;
      const challenge = await findChallenge(body.challenge, ['passkeyStep'], deps);
      const admin = await findChallengedAdmin(challenge, deps);
      const attempt = { ip, email: admin.email };
      await limitSignIn(attempt, deps);
      const code = digestRecoveryCode(body.code, deps);
      const outcome = await deps.db.passkeys.useRecoveryCode(admin.id, code, challenge.digest);
      if (outcome === 'expired') return throwTooLate();
      if (outcome === 'wrong') {
        const fields = { ip, reason: 'wrong recovery code', admin: admin.id };
        const error = createFieldError('code', (t) => t.errors.recoveryCodeWrong);
        return refuse(deps.log, fields, 'sign-in refused', error);
      }
      await refundSignIn(attempt, deps);
      await notify('recoveryCodeUsed', visitor, admin, deps);
      return completeSignIn(visitor, admin, 'password and recovery code', deps);
    },
  },
} satisfies Partial<Handlers>;
