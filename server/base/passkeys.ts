import type { SignInRule } from '#contract/accounts/passkeys.ts';

/** A passkey of an account. Times are milliseconds since 1970. */
export type StoredPasskey = {
  /** The credential id, as base64url text. */
  id: string;
  adminId: string;
  name: string;
  /** The host (WebAuthn: RP ID) where the passkey works. */
  host: string;
  /** COSE bytes as base64url text. */
  publicKey: string;
  /** The most signatures that an authenticator has counted. Usually 0 for passkeys that are synchronized between devices. */
  counter: number;
  transports: readonly string[];
  createdAt: number;
  lastUsedAt: number | undefined;
};

/**
 * What an answer to a challenge is for. `registration` adds a passkey. `signIn` signs in without a password.
 * `passkeyStep` follows the right password.
 */
export type ChallengeKind = 'registration' | 'signIn' | 'passkeyStep';

export type StoredChallenge = {
  kind: ChallengeKind;
  /** The account that must answer. Undefined for `signIn`. */
  adminId: string | undefined;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

/** `first`: the account had none, and its recovery codes are stored. `expired`: the challenge was used or is over. */
type AddOutcome = 'added' | 'first' | 'expired' | 'duplicate' | 'limitReached';

/** Stores passkeys, recovery codes and challenges. Codes and challenges are stored as digests. */
export type PasskeyRepository = {
  /** Returns the passkeys of an account, oldest first. */
  findAllOf(adminId: string): Promise<StoredPasskey[]>;
  find(id: string): Promise<StoredPasskey | undefined>;
  /** Uses up the challenge and adds the passkey, atomically. `recoveryCodes` are stored with the first passkey. */
  add(
    passkey: StoredPasskey,
    challenge: string,
    recoveryCodes: readonly string[],
    maxPasskeys: number,
  ): Promise<AddOutcome>;
  /** Returns false if the account has no such passkey. */
  rename(adminId: string, id: string, name: string): Promise<boolean>;
  /**
   * Removes a passkey of the account. With the last one, also removes the recovery codes and resets the rule, atomically.
   * Returns false if the account has no such passkey.
   */
  remove(adminId: string, id: string): Promise<boolean>;
  /** Removes all passkeys, recovery codes and challenges of the account and resets its rule, atomically. */
  removeAllOf(adminId: string): Promise<void>;
  /**
   * Uses up the challenge and records the use of a passkey, atomically. Returns false if the challenge was used, or the
   * passkey was used or removed since it was read.
   */
  use(passkey: StoredPasskey, challenge: string, use: { counter: number; at: number }): Promise<boolean>;
  getRule(adminId: string): Promise<SignInRule>;
  /** Returns false, and changes nothing, if the rule needs a passkey and the account has none for this host. */
  saveRule(adminId: string, rule: SignInRule, host: string | undefined): Promise<boolean>;
  countRecoveryCodes(adminId: string): Promise<number>;
  /** Returns false, and changes nothing, if the account has no passkeys. */
  replaceRecoveryCodes(adminId: string, codes: readonly string[]): Promise<boolean>;
  /**
   * Uses up the challenge and the recovery code, atomically. Changes nothing if one of them isn't valid. `expired`: the
   * challenge was used.
   */
  useRecoveryCode(adminId: string, code: string, challenge: string): Promise<'used' | 'wrong' | 'expired'>;
  addChallenge(digest: string, challenge: StoredChallenge): Promise<void>;
  /** Returns the challenge, also if it has expired and isn't removed yet. */
  findChallenge(digest: string): Promise<StoredChallenge | undefined>;
  removeStaleChallenges(expiredBefore: number): Promise<void>;
};

/** The rule of an account without passkeys. */
export const DEFAULT_RULE: SignInRule = 'passwordOrPasskey';

/** Returns true if a password isn't enough. */
export const needsPasskey = (rule: SignInRule): boolean => rule !== 'passwordOrPasskey';
