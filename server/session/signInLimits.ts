import type { Deps } from '../deps.ts';
import { countOrRefuse } from '../rate.ts';
import { serverCopy } from '../serverCopy.ts';

const WINDOW = 15 * 60_000;
/** Failed sign-ins that one address may make in a window: on one account, and on all accounts together. */
export const LIMITS = { account: 10, address: 50 } as const;

type Needs = Pick<Deps, 'store' | 'clock'>;
type Attempt = { ip: string; email: string };

const keysOf = ({ ip, email }: Attempt) => [
  { key: `sign-in ${ip} ${email}`, limit: LIMITS.account },
  { key: `sign-in ${ip}`, limit: LIMITS.address },
];

/**
 * Counts the attempt before the password is looked at, so that parallel guesses count too. The keys hold the
 * visitor's address, so nobody can lock an administrator out from elsewhere.
 */
export async function countSignIn(attempt: Attempt, deps: Needs): Promise<void> {
  // In turn: an attempt refused for its account doesn't count against the address.
  for (const { key, limit } of keysOf(attempt)) {
    await countOrRefuse(key, { limit, window: WINDOW }, serverCopy.tooManySignIns, deps);
  }
}

/** A sign-in that worked was no guess. */
export async function forgiveSignIn(attempt: Attempt, { store }: Needs): Promise<void> {
  await Promise.all(keysOf(attempt).map(({ key }) => store.attempts.forgive(key)));
}
