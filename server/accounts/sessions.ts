import type { Deps, SessionPort } from '../http/deps.ts';
import type { Admin } from '#contract/accounts/admin.ts';
import type { StoredAdmin, StoredSession } from '../store/store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A session that was not used for this long is over. */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
/** However busy, a session ends after this. */
export const SESSION_LIFETIME_MS = 7 * 24 * HOUR_MS;
/** How often the last use is saved; more often would turn every read into a write. */
const SEEN_INTERVAL_MS = MINUTE_MS;

type Needs = Pick<Deps, 'store' | 'clock' | 'newToken' | 'digest'>;

/** Finds the visitor's session by their token, without making it last longer. Removes it where it has expired. */
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

/** Finds the visitor's session, and saves that it was used. */
export async function findSession(port: SessionPort, deps: Needs): Promise<StoredSession | undefined> {
  const token = port.read();
  const session = await peekSession(port, deps);
  if (!token || !session) return undefined;
  const now = deps.clock();
  // Reading goes on where nothing can be written.
  if (now - session.seenAt >= SEEN_INTERVAL_MS)
    await deps.store.sessions.touch(deps.digest(token), now).catch(() => undefined);
  return session;
}

export const findSignedInAdmin = async (port: SessionPort, deps: Needs): Promise<StoredAdmin | undefined> =>
  (await findSession(port, deps))?.admin;

/** Picks what an administrator is shown of an account, with the domain of its address as people write it. */
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

/** Starts a session with a new token: one that was planted before sign-in is worth nothing after it. */
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
