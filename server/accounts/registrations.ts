import type { Deps, SessionPort } from '../http/deps.ts';
import type { Registration } from '../store/accountPort.ts';
import { findSignedInAdmin } from './sessions.ts';

/** How long a registration waits for its code. */
export const REGISTRATION_LIFETIME_MS = 24 * 3_600_000;

/**
 * Gives this browser a token, and returns its digest, by which the browser is recognized when it sends its code. Anybody
 * can register anybody's address; without the token, the owner of the address could open an account with a stranger's
 * password. A token that the browser already has counts only with a session: it may have been planted.
 */
export async function identifyBrowser(session: SessionPort, deps: Deps): Promise<string> {
  const current = (await findSignedInAdmin(session, deps)) && session.read();
  const token = current || deps.newToken();
  session.write(token);
  return deps.digest(token);
}

/** Returns the registrations of an address that wait for a code, the newest first. */
export async function getPendingRegistrations(
  email: string,
  { store, clock }: Deps,
): Promise<Registration[]> {
  const oldest = clock() - REGISTRATION_LIFETIME_MS;
  return (await store.registrations.findByEmail(email)).filter(({ madeAt }) => madeAt > oldest);
}

/**
 * Finds what this browser registered for the address. A client without any token is no browser: it gets the newest, as
 * nothing tells it from whoever made that.
 */
export async function findRegistration(
  email: string,
  session: SessionPort,
  deps: Deps,
): Promise<Registration | undefined> {
  const pending = await getPendingRegistrations(email, deps);
  const token = session.read();
  return token === undefined ? pending[0] : pending.find(({ browser }) => browser === deps.digest(token));
}
