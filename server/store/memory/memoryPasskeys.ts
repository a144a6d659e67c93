import type { SignInRule } from '#contract/accounts/passkeys.ts';
import { DEFAULT_RULE, needsPasskey } from '../../accounts/signInRules.ts';
import type { PasskeyStore, StoredChallenge, StoredPasskey } from '../passkeys.ts';

type MemoryPasskeys = PasskeyStore & {
  /** Ends the sign-ins and registrations that have begun. */
  removeChallengesOf(adminId: string): void;
};

/** Stores passkeys in memory, like `createSqlPasskeys`. */
export function createMemoryPasskeys(): MemoryPasskeys {
  const passkeys = new Map<string, StoredPasskey>();
  const rules = new Map<string, SignInRule>();
  const codesByAdmin = new Map<string, ReadonlySet<string>>();
  const challenges = new Map<string, StoredChallenge>();
  const findAll = (adminId: string) =>
    [...passkeys.values()]
      .filter((passkey) => passkey.adminId === adminId)
      .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const resetSecondStep = (adminId: string) => {
    codesByAdmin.delete(adminId);
    rules.delete(adminId);
  };
  const removeChallengesOf = (adminId: string) => {
    for (const [digest, challenge] of challenges)
      if (challenge.adminId === adminId) challenges.delete(digest);
  };
  return {
    removeChallengesOf,
    findAllOf: async (adminId) => findAll(adminId),
    find: async (id) => passkeys.get(id),
    async add(passkey, challenge, recoveryCodes, maxPasskeys) {
      const existing = findAll(passkey.adminId);
      if (existing.length >= maxPasskeys) return 'limitReached';
      if (passkeys.has(passkey.id)) return 'duplicate';
      if (!challenges.delete(challenge)) return 'expired';
      passkeys.set(passkey.id, passkey);
      if (existing.length > 0) return 'added';
      codesByAdmin.set(passkey.adminId, new Set(recoveryCodes));
      return 'first';
    },
    async rename(adminId, id, name) {
      const passkey = passkeys.get(id);
      if (passkey?.adminId !== adminId) return false;
      passkeys.set(id, { ...passkey, name });
      return true;
    },
    async remove(adminId, id) {
      if (passkeys.get(id)?.adminId !== adminId) return false;
      passkeys.delete(id);
      if (findAll(adminId).length === 0) resetSecondStep(adminId);
      return true;
    },
    async removeAllOf(adminId) {
      for (const { id } of findAll(adminId)) passkeys.delete(id);
      removeChallengesOf(adminId);
      resetSecondStep(adminId);
    },
    async use({ id, counter: before }, challenge, { counter, at }) {
      const passkey = passkeys.get(id);
      if (passkey?.counter !== before || !challenges.delete(challenge)) return false;
      passkeys.set(id, { ...passkey, counter, lastUsedAt: at });
      return true;
    },
    getRule: async (adminId) => rules.get(adminId) ?? DEFAULT_RULE,
    async saveRule(adminId, rule, host) {
      const isPossible = !needsPasskey(rule) || findAll(adminId).some((passkey) => passkey.host === host);
      if (isPossible) rules.set(adminId, rule);
      return isPossible;
    },
    countRecoveryCodes: async (adminId) => codesByAdmin.get(adminId)?.size ?? 0,
    async replaceRecoveryCodes(adminId, codes) {
      if (findAll(adminId).length === 0) return false;
      codesByAdmin.set(adminId, new Set(codes));
      return true;
    },
    async useRecoveryCode(adminId, code, challenge) {
      const codes = codesByAdmin.get(adminId);
      if (!codes?.has(code)) return 'wrong';
      if (!challenges.delete(challenge)) return 'expired';
      codesByAdmin.set(adminId, new Set([...codes].filter((one) => one !== code)));
      return 'used';
    },
    addChallenge: async (digest, challenge) => void challenges.set(digest, challenge),
    findChallenge: async (digest) => challenges.get(digest),
    async removeStaleChallenges(expiredBefore) {
      for (const [digest, { expiresAt }] of challenges)
        if (expiresAt < expiredBefore) challenges.delete(digest);
    },
  };
}
