import type { Language } from '#languages/language.ts';
import type { Deps, TokenStorage } from '../base/deps.ts';
import type { Registration } from '../base/database.ts';
import { findSignedInAdmin } from './sessions.ts';
import { sendInBackground } from './sendMails.ts';
import { consumeRateLimit, MAX_GUESSES, type RateLimit } from './rateLimits.ts';

export const REGISTRATION_LIFETIME_MS = 24 * 3_600_000;

/**
 * Gives this browser a token and returns its digest, which identifies the browser when it sends the code. Without
 * it, the owner of an address could confirm an account with a stranger's password. Keeps an existing token only if
 * it belongs to a session: otherwise an attacker may have planted it.
 */
export async function identifyBrowser(tokenStorage: TokenStorage, deps: Deps): Promise<string> {
  const current = (await findSignedInAdmin(tokenStorage, deps)) && tokenStorage.read();
  const token = current || deps.createToken();
  tokenStorage.write(token);
  return deps.digest(token);
}

/** Returns the pending registrations of an address, newest first. */
export async function getPendingRegistrations(email: string, { db, clock }: Deps): Promise<Registration[]> {
  const oldest = clock() - REGISTRATION_LIFETIME_MS;
  return (await db.registrations.findByEmail(email)).filter(({ createdAt }) => createdAt > oldest);
}

/**
 * Finds the registration of this browser for the address. A client without a token is not a browser and gets the
 * newest registration.
 */
export async function findRegistration(
  email: string,
  tokenStorage: TokenStorage,
  deps: Deps,
): Promise<Registration | undefined> {
  const pending = await getPendingRegistrations(email, deps);
  const token = tokenStorage.read();
  return token === undefined ? pending[0] : pending.find(({ browser }) => browser === deps.digest(token));
}

const HOUR_MS = 3_600_000;
/** Codes per address. With MAX_GUESSES, the odds of guessing a code stay at 1 in 20,000 a day. */
export const CODE_RATE_LIMITS: Record<'hour' | 'day', RateLimit> = {
  hour: { limit: 5, windowMs: HOUR_MS },
  day: { limit: 10, windowMs: 24 * HOUR_MS },
};

const getRateKeys = (email: string) => ({ hour: `codes an hour ${email}`, day: `codes a day ${email}` });

async function exceedsCodeRate(email: string, deps: Deps): Promise<boolean> {
  const keys = getRateKeys(email);
  // In sequence: a code refused by the hourly limit doesn't count against the daily one.
  if ((await consumeRateLimit(keys.hour, CODE_RATE_LIMITS.hour, deps)) !== undefined) return true;
  return (await consumeRateLimit(keys.day, CODE_RATE_LIMITS.day, deps)) !== undefined;
}

/** The owner of an account can wait a day for the notice that somebody tried to register it. */
const NOTICE_LIFETIME_MS = 24 * HOUR_MS;

/**
 * Creates a code and its email. An address that is not allowed to register gets no email, and an existing account gets a
 * notice. Both get an unusable hash, so that the responses look alike, and store as much.
 */
async function createCode(email: string, language: Language, deps: Deps) {
  const { codes, accounts, db, clock } = deps;
  const createdAt = clock();
  const expiresAt = createdAt + accounts.codeLifetimeMs;
  const code = codes.generate();
  const admin = await db.admins.findByEmail(email);
  const mail = {
    id: deps.createId(),
    email,
    language,
    code: undefined,
    userAgent: undefined,
    createdAt,
    expiresAt,
  };
  const unusable = { hash: deps.digest(deps.createToken()), email, expiresAt };
  if (!accounts.canRegister(email)) return { code: unusable, mail: { ...mail, kind: 'none' as const } };
  if (admin) {
    const notice = { ...mail, kind: 'accountExists' as const, expiresAt: createdAt + NOTICE_LIFETIME_MS };
    return { code: unusable, mail: notice };
  }
  return {
    code: { hash: await codes.hash(email, code), email, expiresAt },
    mail: { ...mail, kind: 'code' as const, code },
  };
}

/**
 * Stores a code for a registered address together with its email, and sends it in the background. Earlier codes stay
 * valid until they expire.
 */
export async function issueCode(
  email: string,
  language: Language,
  deps: Deps,
): Promise<{ result: 'stored'; mail: string } | { result: 'limited' }> {
  if (await exceedsCodeRate(email, deps)) return { result: 'limited' };
  const { code, mail } = await createCode(email, language, deps);
  await deps.db.codes.add(code, mail);
  sendInBackground(mail.id, deps);
  return { result: 'stored', mail: mail.id };
}

export type CodeCheck =
  | { result: 'right'; hash: string }
  | { result: 'wrong' }
  | { result: 'none' }
  | { result: 'expired' }
  | { result: 'exhausted' };

/** Checks a code. Counts the guess before comparing it, so that parallel guesses count too. */
export async function checkCode(email: string, input: string, deps: Deps): Promise<CodeCheck> {
  const now = deps.clock();
  const hashes = await deps.db.codes.countGuess(email, now, MAX_GUESSES);
  if (hashes.length > 0) {
    const hash = await deps.codes.hash(email, input);
    return hashes.includes(hash) ? { result: 'right', hash } : { result: 'wrong' };
  }
  const newest = await deps.db.codes.findNewest(email);
  if (!newest) return { result: 'none' };
  return { result: newest.expiresAt > now ? 'exhausted' : 'expired' };
}

/** Returns the seconds until the newest code expires, or `undefined` if there is no usable code. */
export async function getSecondsLeft(email: string, { db, clock }: Deps): Promise<number | undefined> {
  const newest = await db.codes.findNewest(email);
  const remainingMs = (newest?.expiresAt ?? 0) - clock();
  return newest && newest.guesses < MAX_GUESSES && remainingMs > 0
    ? Math.ceil(remainingMs / 1000)
    : undefined;
}
