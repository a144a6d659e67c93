import type { Admin } from '#contract/accounts/admin.ts';
import type { Deps, TokenStorage } from '../base/deps.ts';
import type { Visitor } from '../base/handler.ts';
import type { StoredAdmin, StoredSession } from '../base/database.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Sessions end after this much inactivity. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** Sessions end after this time even if they are active. */
export const SESSION_LIFETIME_MS = 7 * 24 * HOUR_MS;
/** The time of last use is saved at most this often, so that not every request writes to the store. */
const SEEN_INTERVAL_MS = MINUTE_MS;

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'createToken' | 'digest'>;

/** Returns whether a session has ended by time. The times are milliseconds since 1970. */
export const hasExpired = (
  { startedAt, seenAt }: Pick<StoredSession, 'startedAt' | 'seenAt'>,
  now: number,
): boolean => now - startedAt >= SESSION_LIFETIME_MS || now - seenAt >= SESSION_IDLE_MS;

/** Sessions that started, or were last used, at these times or earlier have ended. */
export const getExpiredTimes = (now: number): Pick<StoredSession, 'startedAt' | 'seenAt'> => ({
  startedAt: now - SESSION_LIFETIME_MS,
  seenAt: now - SESSION_IDLE_MS,
});

/** Finds the visitor's session without extending it. Removes it if it has expired. */
export async function peekSession(
  tokenStorage: TokenStorage,
  deps: SessionDeps,
): Promise<StoredSession | undefined> {
  const token = tokenStorage.read();
  if (!token) return undefined;
  const digest = deps.digest(token);
  const session = await deps.db.sessions.find(digest);
  if (!session) return undefined;
  if (hasExpired(session, deps.clock())) {
    await deps.db.sessions.remove(digest);
    return undefined;
  }
  return session;
}

/** Finds the visitor's session and extends it. */
export async function findSession(
  tokenStorage: TokenStorage,
  deps: SessionDeps,
): Promise<StoredSession | undefined> {
  const token = tokenStorage.read();
  const session = await peekSession(tokenStorage, deps);
  if (!token || !session) return undefined;
  const now = deps.clock();
  // Failure is ignored, because reading must work on a full disk.
  if (now - session.seenAt >= SEEN_INTERVAL_MS)
    await deps.db.sessions.touch(deps.digest(token), now).catch(() => undefined);
  return session;
}

export const findSignedInAdmin = async (
  tokenStorage: TokenStorage,
  deps: SessionDeps,
): Promise<StoredAdmin | undefined> => (await findSession(tokenStorage, deps))?.admin;

/** Returns the public fields of an account, with its domain in Unicode. */
export function toPublicAdmin(
  { fullName, email, phoneNumber }: StoredAdmin,
  { toUnicodeDomain }: Pick<Deps, 'toUnicodeDomain'>,
): Admin {
  const domainStart = email.lastIndexOf('@') + 1;
  const domain = email.slice(domainStart);
  return { fullName, email: email.slice(0, domainStart) + (toUnicodeDomain(domain) || domain), phoneNumber };
}

async function revokeSession(tokenStorage: TokenStorage, deps: SessionDeps): Promise<void> {
  const token = tokenStorage.read();
  if (token) await deps.db.sessions.remove(deps.digest(token));
}

/** Starts a session with a new token, which prevents session fixation. */
export async function startSession(
  { tokenStorage, userAgent }: Pick<Visitor, 'tokenStorage' | 'userAgent'>,
  admin: StoredAdmin,
  deps: SessionDeps,
): Promise<void> {
  const now = deps.clock();
  await revokeSession(tokenStorage, deps);
  await deps.db.sessions.removeStale(getExpiredTimes(now));
  const token = deps.createToken();
  await deps.db.sessions.add(deps.digest(token), { adminId: admin.id, startedAt: now, userAgent });
  tokenStorage.write(token);
}

export async function endSession(tokenStorage: TokenStorage, deps: SessionDeps): Promise<void> {
  await revokeSession(tokenStorage, deps);
  tokenStorage.clear();
}
