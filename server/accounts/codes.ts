import type { Deps } from '../deps.ts';
import { accountExistsMail, codeMail } from '../mail/letters.ts';
import { overRate, type Rate } from '../rate.ts';

const HOUR = 3_600_000;
/** Guesses that each code takes. */
export const GUESSES = 5;
/** Codes that one address gets; with the guesses they keep the odds of guessing one at 1 in 20,000 a day. */
export const CODE_RATES: Record<'hour' | 'day', Rate> = {
  hour: { limit: 5, window: HOUR },
  day: { limit: 10, window: 24 * HOUR },
};

const keysOf = (email: string) => ({ hour: `codes an hour ${email}`, day: `codes a day ${email}` });

async function isOverRate(email: string, deps: Deps): Promise<boolean> {
  const keys = keysOf(email);
  // In turn: what the hour refuses doesn't count against the day.
  if ((await overRate(keys.hour, CODE_RATES.hour, deps)) !== undefined) return true;
  return (await overRate(keys.day, CODE_RATES.day, deps)) !== undefined;
}

/**
 * The mail that answers a registration, and the hash of what opens it. An address that may not register gets none, one
 * that has an account is told so; a hash that no code has stands in for both, so that the calls answer them alike.
 */
async function answerTo(email: string, deps: Deps) {
  const { codes, accounts, store } = deps;
  const nothing = () => deps.digest(deps.newToken());
  if (!accounts.mayRegister(email)) return { hash: nothing(), mail: undefined };
  const admin = await store.admins.byEmail(email);
  if (admin) return { hash: nothing(), mail: accountExistsMail(admin, `${accounts.origin()}/login`) };
  const code = codes.draw();
  return { hash: codes.seal(email, code), mail: codeMail(email, code, accounts.codeLife) };
}

/** Sends a code to an address that was registered. Those under way stay valid until their own end. */
export async function sendCode(email: string, deps: Deps): Promise<'sent' | 'limited' | 'failed'> {
  if (await isOverRate(email, deps)) return 'limited';
  const { hash, mail } = await answerTo(email, deps);
  await deps.store.codes.add({ hash, email, expiresAt: deps.clock() + deps.accounts.codeLife });
  try {
    if (mail) await deps.mailer.send(mail);
    return 'sent';
  } catch (error) {
    deps.log.error({ err: error }, 'code not sent');
    await deps.store.codes.remove(hash);
    await Promise.all(Object.values(keysOf(email)).map((key) => deps.store.attempts.forgive(key)));
    return 'failed';
  }
}

export type CodeCheck =
  | { result: 'right'; hash: string }
  | { result: 'wrong' }
  | { result: 'none' }
  | { result: 'expired' }
  | { result: 'exhausted' };

/** Counts the guess before it looks at it, so that parallel guesses count too. */
export async function checkCode(email: string, typed: string, deps: Deps): Promise<CodeCheck> {
  const now = deps.clock();
  const open = await deps.store.codes.guess(email, now, GUESSES);
  if (open.length > 0) {
    const hash = deps.codes.seal(email, typed.trim());
    return open.includes(hash) ? { result: 'right', hash } : { result: 'wrong' };
  }
  const newest = await deps.store.codes.newest(email);
  if (!newest) return { result: 'none' };
  return { result: newest.expiresAt > now ? 'exhausted' : 'expired' };
}

/** Seconds that the newest code can still be used; undefined where it can't. */
export async function secondsLeft(email: string, { store, clock }: Deps): Promise<number | undefined> {
  const newest = await store.codes.newest(email);
  const left = (newest?.expiresAt ?? 0) - clock();
  return newest && newest.guesses < GUESSES && left > 0 ? Math.ceil(left / 1000) : undefined;
}
