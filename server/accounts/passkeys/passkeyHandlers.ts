import {
  MAX_PASSKEY_NAME_LENGTH,
  MAX_PASSKEYS,
  type NewCredential,
  type Passkey,
} from '#contract/accounts/passkeys.ts';
import { notify } from '../accountNotices.ts';
import { checkCurrentPassword, refuseGuest } from '../currentPassword.ts';
import {
  createChallenge,
  findChallenge,
  requirePasskeys,
  getRelyingParty,
  throwTooLate,
  getPasskeyHost,
} from './passkeyChallenges.ts';
import { createRecoveryCodes } from './recoveryCodes.ts';
import type { Deps } from '../../base/deps.ts';
import type { Handlers } from '../../base/handler.ts';
import { HttpError, throwFieldError, refuse } from '../../base/httpError.ts';
import type { StoredPasskey } from '../../base/passkeys.ts';
import type { StoredAdmin } from '../../base/database.ts';

const toIso = (time: number) => new Date(time).toISOString();

const toPublicPasskey = ({ id, name, host, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  host,
  createdAt: toIso(createdAt),
  lastUsedAt: lastUsedAt === undefined ? null : toIso(lastUsedAt),
});

/** Throws if a name is missing or too long. */
function parsePasskeyName(name: string): string {
  if (name === '') throwFieldError('name', (t) => t.errors.passkeyNameMissing);
  if (name.length > MAX_PASSKEY_NAME_LENGTH)
    throwFieldError('name', (t) => t.errors.nameTooLong(MAX_PASSKEY_NAME_LENGTH));
  return name;
}

const throwTooMany = (): never => {
  throw new HttpError(409, (t) => t.errors.tooManyPasskeys(MAX_PASSKEYS));
};

const throwPasskeyNeeded = (): never => {
  throw new HttpError(409, (t) => t.errors.passkeyNeeded);
};

type Registration = { credential: NewCredential; name: string; admin: StoredAdmin };

/** Verifies a new passkey. Throws a 410 if its challenge is over, and a 400 if it is invalid. */
async function verifyRegistration({ credential, name, admin }: Registration, deps: Deps) {
  const passkeys = requirePasskeys(deps);
  const { origin, host } = getRelyingParty(deps);
  const answered = passkeys.readChallenge(credential.response.clientDataJSON);
  const { challenge, adminId, digest } = await findChallenge(answered, ['registration'], deps);
  if (adminId !== admin.id) return throwTooLate();
  const verified = await passkeys
    .verifyNewCredential(credential, { challenge, origin, host })
    .catch((error: unknown) => {
      const refusal = new HttpError(400, (t) => t.errors.passkeyRefused);
      return refuse(deps.log, { err: error }, 'new passkey refused', refusal);
    });
  const times = { createdAt: deps.clock(), lastUsedAt: undefined };
  const passkey: StoredPasskey = { ...verified, adminId, name, host, ...times };
  return { passkey, digest };
}

export const passkeyHandlers = {
  getPasskeys: {
    access: 'admins',
    handle: async ({ admin }, deps) => {
      const { getUserId } = requirePasskeys(deps);
      refuseGuest(admin);
      const { passkeys } = deps.db;
      return {
        passkeys: (await passkeys.findAllOf(admin.id)).map(toPublicPasskey),
        signInRule: await passkeys.getRule(admin.id),
        recoveryCodesLeft: await passkeys.countRecoveryCodes(admin.id),
        origin: deps.accounts.getOrigin(),
        userId: getUserId(admin),
      };
    },
  },

  startPasskey: {
    access: 'admins',
    handle: async ({ body: { currentPassword }, admin, ip }, deps) => {
      const { createCreationOptions } = requirePasskeys(deps);
      refuseGuest(admin);
      const { host } = getRelyingParty(deps);
      await checkCurrentPassword({ currentPassword, ip, admin, refusal: 'passkey refused' }, deps);
      const existing = await deps.db.passkeys.findAllOf(admin.id);
      if (existing.length >= MAX_PASSKEYS) return throwTooMany();
      const challenge = await createChallenge('registration', admin.id, deps);
      const { storeName = deps.productName } = await deps.db.details.get();
      const options = await createCreationOptions({ challenge, host, storeName, admin, existing });
      deps.log.info({ ip }, 'passkey started');
      return { options };
    },
  },

  addPasskey: {
    access: 'admins',
    handle: async ({ body, admin, ...visitor }, deps) => {
      requirePasskeys(deps);
      refuseGuest(admin);
      const name = parsePasskeyName(body.name);
      const { passkey, digest } = await verifyRegistration(
        { credential: body.credential, name, admin },
        deps,
      );
      const codes = createRecoveryCodes(deps);
      const outcome = await deps.db.passkeys.add(passkey, digest, codes.digests, MAX_PASSKEYS);
      if (outcome === 'expired') return throwTooLate();
      if (outcome === 'duplicate') throw new HttpError(409, (t) => t.errors.passkeyExists);
      if (outcome === 'limitReached') return throwTooMany();
      await notify('passkeyAdded', visitor, admin, deps);
      deps.log.info({ ip: visitor.ip, passkey: passkey.id }, 'passkey added');
      return {
        passkey: toPublicPasskey(passkey),
        recoveryCodes: outcome === 'first' ? codes.shown : null,
      };
    },
  },

  renamePasskey: {
    access: 'admins',
    handle: async ({ params: { id }, body, admin }, deps) => {
      requirePasskeys(deps);
      refuseGuest(admin);
      const name = parsePasskeyName(body.name);
      const isRenamed = await deps.db.passkeys.rename(admin.id, id, name);
      const passkey = isRenamed ? await deps.db.passkeys.find(id) : undefined;
      if (!passkey) throw new HttpError(404, (t) => t.errors.passkeyNotFound);
      deps.log.info({ passkey: id }, 'passkey renamed');
      return { passkey: toPublicPasskey(passkey) };
    },
  },

  removePasskey: {
    access: 'admins',
    handle: async ({ params: { id }, body: { currentPassword }, admin, ...visitor }, deps) => {
      requirePasskeys(deps);
      refuseGuest(admin);
      const { ip } = visitor;
      await checkCurrentPassword({ currentPassword, ip, admin, refusal: 'passkey removal refused' }, deps);
      if (await deps.db.passkeys.remove(admin.id, id)) await notify('passkeyRemoved', visitor, admin, deps);
      deps.log.info({ ip, passkey: id }, 'passkey removed');
      return {};
    },
  },

  saveSignInRule: {
    access: 'admins',
    handle: async ({ body: { signInRule, currentPassword }, admin, ...visitor }, deps) => {
      requirePasskeys(deps);
      refuseGuest(admin);
      const { ip } = visitor;
      await checkCurrentPassword({ currentPassword, ip, admin, refusal: 'sign-in rule refused' }, deps);
      const { passkeys } = deps.db;
      const before = await passkeys.getRule(admin.id);
      const host = getPasskeyHost(deps.accounts.getOrigin());
      const isSaved = await passkeys.saveRule(admin.id, signInRule, host);
      if (!isSaved) return throwPasskeyNeeded();
      if (before !== signInRule) await notify('signInRuleChanged', visitor, admin, deps);
      deps.log.info({ ip, rule: signInRule }, 'sign-in rule saved');
      return {};
    },
  },

  createRecoveryCodes: {
    access: 'admins',
    handle: async ({ body: { currentPassword }, admin, ...visitor }, deps) => {
      requirePasskeys(deps);
      refuseGuest(admin);
      const { ip } = visitor;
      await checkCurrentPassword({ currentPassword, ip, admin, refusal: 'recovery codes refused' }, deps);
      const { shown, digests } = createRecoveryCodes(deps);
      if (!(await deps.db.passkeys.replaceRecoveryCodes(admin.id, digests))) return throwPasskeyNeeded();
      await notify('recoveryCodesCreated', visitor, admin, deps);
      deps.log.info({ ip }, 'recovery codes created');
      return { recoveryCodes: shown };
    },
  },
} satisfies Partial<Handlers>;
