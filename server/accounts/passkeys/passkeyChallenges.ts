import type { PasskeyStep } from '#contract/accounts/passkeyStep.ts';
import type { Deps, Passkeys } from '../../base/deps.ts';
import { HttpError } from '../../base/httpError.ts';
import { type ChallengeKind, type StoredChallenge, needsPasskey } from '../../base/passkeys.ts';
import type { StoredAdmin } from '../../base/database.ts';

const MINUTE_MS = 60_000;
/** Long enough to find a phone or a security key. A sign-in page is often open for a while. */
export const CHALLENGE_LIFETIMES_MS: Record<ChallengeKind, number> = {
  registration: 10 * MINUTE_MS,
  signIn: 15 * MINUTE_MS,
  passkeyStep: 10 * MINUTE_MS,
};

/** Returns the server's passkeys. Throws a 404, like an unknown call, if it has none. */
export function requirePasskeys({ passkeys }: Pick<Deps, 'passkeys'>): Passkeys {
  if (!passkeys) throw new HttpError(404, (t) => t.errors.noSuchCall);
  return passkeys;
}

/** Returns the origin and host of passkeys. Throws a 409 if they can't work at the store's address. */
export function getRelyingParty({ accounts }: Pick<Deps, 'accounts'>): { origin: string; host: string } {
  const origin = accounts.getOrigin();
  const host = getPasskeyHost(origin);
  if (host === undefined) throw new HttpError(409, (t) => t.errors.passkeysUnavailable);
  return { origin, host };
}

type ChallengeDeps = Pick<Deps, 'db' | 'clock' | 'createToken' | 'digest'>;

/** Stores a new challenge and returns it. */
export async function createChallenge(
  kind: ChallengeKind,
  adminId: string | undefined,
  { db, clock, createToken, digest }: ChallengeDeps,
): Promise<string> {
  const challenge = createToken();
  const expiresAt = clock() + CHALLENGE_LIFETIMES_MS[kind];
  await db.passkeys.addChallenge(digest(challenge), { kind, adminId, expiresAt });
  return challenge;
}

export const throwTooLate = (): never => {
  throw new HttpError(410, (t) => t.errors.passkeyTooLate);
};

/** Finds the challenge that is answered. Throws a 410 if it was used, has expired or is of another kind. */
export async function findChallenge(
  challenge: string | undefined,
  kinds: readonly ChallengeKind[],
  { db, clock, digest }: Pick<Deps, 'db' | 'clock' | 'digest'>,
): Promise<StoredChallenge & { challenge: string; digest: string }> {
  if (challenge === undefined) return throwTooLate();
  const challengeDigest = digest(challenge);
  const stored = await db.passkeys.findChallenge(challengeDigest);
  if (!stored || !kinds.includes(stored.kind) || stored.expiresAt <= clock()) return throwTooLate();
  return { ...stored, challenge, digest: challengeDigest };
}

/** Begins the second step of a sign-in, after the right password. Returns `undefined` if the password is enough. */
export async function startPasskeyStep(admin: StoredAdmin, deps: Deps): Promise<PasskeyStep | undefined> {
  const { db, accounts } = deps;
  if (!needsPasskey(await db.passkeys.getRule(admin.id))) return undefined;
  const all = await db.passkeys.findAllOf(admin.id);
  if (all.length === 0) return undefined;
  const host = getPasskeyHost(accounts.getOrigin());
  const passkeys = all.filter((passkey) => passkey.host === host);
  const challenge = await createChallenge('passkeyStep', admin.id, deps);
  if (host === undefined || passkeys.length === 0)
    return { challenge, options: null, otherHosts: [...new Set(all.map((passkey) => passkey.host))] };
  const timeoutMs = CHALLENGE_LIFETIMES_MS.passkeyStep;
  const options = await requirePasskeys(deps).createRequestOptions({ challenge, host, passkeys, timeoutMs });
  return { challenge, options, otherHosts: [] };
}

const isIpAddress = (hostname: string) => /^[\d.]+$|^\[/.test(hostname);

/**
 * Returns the host (WebAuthn: RP ID) of the passkeys that work at an origin. Undefined if browsers don't allow any: they
 * need https or localhost, and a name instead of an IP address.
 */
export function getPasskeyHost(origin: string): string | undefined {
  const url = URL.parse(origin);
  if (!url || isIpAddress(url.hostname)) return undefined;
  const isSecure = url.protocol === 'https:' || url.hostname === 'localhost';
  return isSecure ? url.hostname : undefined;
}
