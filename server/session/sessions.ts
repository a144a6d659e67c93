import type { Deps } from '../deps.ts';
import type { StoredAdmin, StoredSession } from '../store/port.ts';
import type { SessionPort } from './sessionPort.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A session that nobody used for so long is over. */
export const SESSION_IDLE = 12 * HOUR;
/** However busy, a session ends after this. */
export const SESSION_LIFE = 7 * 24 * HOUR;
/** How often the last use is written down; more often would turn every read into a write. */
const SEEN_EVERY = MINUTE;

type Needs = Pick<Deps, 'store' | 'clock' | 'newToken' | 'digest'>;

/** The session that goes on, by the token that the visitor holds. */
export async function sessionOf(port: SessionPort, deps: Needs): Promise<StoredSession | undefined> {
  const token = port.read();
  if (!token) return undefined;
  const digest = deps.digest(token);
  const session = await deps.store.sessions.find(digest);
  if (!session) return undefined;
  const now = deps.clock();
  if (now - session.startedAt >= SESSION_LIFE || now - session.seenAt >= SESSION_IDLE) {
    await deps.store.sessions.remove(digest);
    return undefined;
  }
  // Who only reads can go on doing so where nothing can be written.
  if (now - session.seenAt >= SEEN_EVERY) await deps.store.sessions.seen(digest, now).catch(() => undefined);
  return session;
}

/** Who is signed in. */
export const adminOf = async (port: SessionPort, deps: Needs): Promise<StoredAdmin | undefined> =>
  (await sessionOf(port, deps))?.admin;

async function forget(port: SessionPort, deps: Needs): Promise<void> {
  const token = port.read();
  if (token) await deps.store.sessions.remove(deps.digest(token));
}

/** Always with a new token: one that was planted before sign-in is worth nothing after it. */
export async function beginSession(port: SessionPort, admin: StoredAdmin, deps: Needs): Promise<void> {
  const now = deps.clock();
  await forget(port, deps);
  await deps.store.sessions.removeStale({ startedAt: now - SESSION_LIFE, seenAt: now - SESSION_IDLE });
  const token = deps.newToken();
  await deps.store.sessions.add(deps.digest(token), { adminId: admin.id, startedAt: now });
  port.write(token);
}

export async function endSession(port: SessionPort, deps: Needs): Promise<void> {
  await forget(port, deps);
  port.clear();
}
