import type { Admin } from '#contract/accounts/admin.ts';

// The stores for accounts, for registrations that wait for their code, for the codes, and for the links that let an
// administrator choose a new password.

export type StoredAdmin = Admin & {
  id: string;
  /** The guest is the one account that the settings own. */
  kind: 'admin' | 'guest';
  /** As normalizeEmail returns it: addresses are compared by that. */
  email: string;
  passwordHash: string;
};

export type AdminStore = {
  findByEmail(email: string): Promise<StoredAdmin | undefined>;
  findGuest(): Promise<StoredAdmin | undefined>;
  /** Adds the account, or replaces the one with this id. */
  save(admin: StoredAdmin): Promise<void>;
  /** Returns all accounts, sorted by address. */
  all(): Promise<StoredAdmin[]>;
  /** Saves another hash of the same password, unless the password has changed meanwhile. */
  rehash(id: string, before: string, after: string): Promise<void>;
  /** Removes the account with its sessions and reset links. */
  remove(id: string): Promise<void>;
};

/** An account that waits for its code. Before that it can't sign in and counts nowhere. */
export type Registration = {
  email: string;
  /** The digest of the token that the registering browser holds. */
  browser: string;
  fullName: string;
  phoneNumber: string | undefined;
  passwordHash: string;
  madeAt: number;
};

export type RegistrationStore = {
  /** Saves a registration. Replaces an earlier one of the same browser for the address. */
  save(registration: Registration): Promise<void>;
  /** Returns all registrations of an address, the newest first: anybody can register it, only its owner gets the code. */
  findByEmail(email: string): Promise<Registration[]>;
  /**
   * Uses the code up, creates the account and removes every registration and code of its address, atomically. Returns
   * false where the code was used before, or the address has an account by now.
   */
  openAccount(codeHash: string, admin: StoredAdmin): Promise<boolean>;
  /** Removes what was made before this time. */
  removeStale(madeAt: number): Promise<void>;
};

export type Code = { hash: string; email: string; expiresAt: number };

export type CodeStore = {
  /** Adds a code. Of the earlier codes of the address, only the newest is kept. */
  add(code: Code): Promise<void>;
  /**
   * Counts one guess against every valid code of the address, atomically. Returns the hashes of the codes that the guess
   * may still match; none where each had as many guesses as it gets.
   */
  countGuess(email: string, now: number, most: number): Promise<string[]>;
  findNewest(email: string): Promise<{ expiresAt: number; guesses: number } | undefined>;
  remove(hash: string): Promise<void>;
  /** Removes what expired before this time. */
  removeStale(expiresAt: number): Promise<void>;
};

/** Stores reset links by the digest of their token, valid only together with their account. */
export type ResetLinkStore = {
  add(digest: string, link: { adminId: string; expiresAt: number }): Promise<void>;
  isValid(digest: string, adminId: string, now: number): Promise<boolean>;
  /**
   * Uses the link up: sets the account's password and ends all its sessions and other links, atomically. Returns false
   * where the link was used before or has expired.
   */
  redeem(digest: string, adminId: string, now: number, passwordHash: string): Promise<boolean>;
  /** Removes what expired before this time. */
  removeStale(expiresAt: number): Promise<void>;
};
