import type { Admin } from '#contract/accounts/admin.ts';
import type { Deps, SessionPort } from '../http/deps.ts';
import type { StoredAdmin, StoredSession } from '../store/store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Sessions end after this much inactivity. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** Sessions end after this time even if they are active. */
export const SESSION_LIFETIME_MS = 7 * 24 * HOUR_MS;
/** Saving every use would turn each read into a write. */
const SEEN_INTERVAL_MS = MINUTE_MS;

type Needs = Pick<Deps, 'store' | 'clock' | 'newToken' | 'digest'>;

/** Finds the visitor's session without extending it. Removes it if it has expired. */
export async function peekSession(port: SessionPort, deps: Needs): Promise<StoredSession | undefined> {
  const token = port.read();
  if (!token) return undefined;
  const digest = deps.digest(token);
  const session = await deps.store.sessions.find(digest);
  if (!session) return undefined;
  const now = deps.clock();
  if (now - session.startedAt >= SESSION_LIFETIME_MS || now - session.seenAt >= SESSION_IDLE_MS) {
    await deps.store.sessions.remove(digest);
    return undefined;
  }
  return session;
}

/** Finds the visitor's session and extends it. */
export async function findSession(port: SessionPort, deps: Needs): Promise<StoredSession | undefined> {
  const token = port.read();
  const session = await peekSession(port, deps);
  if (!token || !session) return undefined;
  const now = deps.clock();
  // Reads still work when the disk is full.
  if (now - session.seenAt >= SEEN_INTERVAL_MS)
    await deps.store.sessions.touch(deps.digest(token), now).catch(() => undefined);
  return session;
}

export const findSignedInAdmin = async (port: SessionPort, deps: Needs): Promise<StoredAdmin | undefined> =>
  (await findSession(port, deps))?.admin;

/** Returns the public fields of an account, with its domain in Unicode. */
export function toPublicAdmin(
  { fullName, email, phoneNumber }: StoredAdmin,
  { toUnicodeDomain }: Pick<Deps, 'toUnicodeDomain'>,
): Admin {
  const domainStart = email.lastIndexOf('@') + 1;
  const domain = email.slice(domainStart);
  return { fullName, email: email.slice(0, domainStart) + (toUnicodeDomain(domain) || domain), phoneNumber };
}

async function revokeSession(port: SessionPort, deps: Needs): Promise<void> {
  const token = port.read();
  if (token) await deps.store.sessions.remove(deps.digest(token));
}

/** Starts a session with a new token, so that a token planted before sign-in is worthless. */
export async function startSession(port: SessionPort, admin: StoredAdmin, deps: Needs): Promise<void> {
  const now = deps.clock();
  await revokeSession(port, deps);
  await deps.store.sessions.removeStale({
    startedAt: now - SESSION_LIFETIME_MS,
    seenAt: now - SESSION_IDLE_MS,
  });
  const token = deps.newToken();
  await deps.store.sessions.add(deps.digest(token), { adminId: admin.id, startedAt: now });
  port.write(token);
}

export async function endSession(port: SessionPort, deps: Needs): Promise<void> {
  await revokeSession(port, deps);
  port.clear();
}
