import type { StoredAdmin } from './port.ts';

// What is kept on the way to an account and back to one: registrations that wait for their code, the codes, and the
// links that let an administrator choose a new password.

/** An account that waits for its code. It can't sign in and counts nowhere before. */
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
  /** Replaces what the same browser registered for the address before. */
  put(registration: Registration): Promise<void>;
  /** All of an address, the newest first: anybody can register any address, only its owner gets the code. */
  of(email: string): Promise<Registration[]>;
  /**
   * Uses the code up, opens the account and forgets every registration and code of its address, in one step. False
   * where the code was used before, or the address has an account by now.
   */
  open(codeHash: string, admin: StoredAdmin): Promise<boolean>;
  /** Removes what was made before this time. */
  removeStale(madeAt: number): Promise<void>;
};

export type Code = { hash: string; email: string; expiresAt: number };

export type CodeStore = {
  /** The address keeps this code and the newest of those it had. */
  add(code: Code): Promise<void>;
  /**
   * Counts one guess against every live code of the address, in one step that parallel callers can't slip through.
   * The hashes of those that the guess may still open; none where each had as many guesses as it gets.
   */
  guess(email: string, now: number, most: number): Promise<string[]>;
  newest(email: string): Promise<{ expiresAt: number; guesses: number } | undefined>;
  remove(hash: string): Promise<void>;
  /** Removes what expired before this time. */
  removeStale(expiresAt: number): Promise<void>;
};

/** A link is found by the digest of its token, and only together with its account. */
export type ResetLinkStore = {
  add(digest: string, link: { adminId: string; expiresAt: number }): Promise<void>;
  isOpen(digest: string, adminId: string, now: number): Promise<boolean>;
  /**
   * Uses the link up: the account gets the password, and all its sessions and other links end, in one step. False
   * where the link was used before or has expired.
   */
  redeem(digest: string, adminId: string, now: number, passwordHash: string): Promise<boolean>;
  /** Removes what expired before this time. */
  removeStale(expiresAt: number): Promise<void>;
};
