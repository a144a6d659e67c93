import type { Deps } from '../deps.ts';
import { countOrRefuse, type Rate } from '../rate.ts';
import { serverCopy } from '../serverCopy.ts';

/** How many e-mail addresses one visitor may ask about: the calls tell which of them have an account. */
export const ASKED: Rate = { limit: 20, window: 3_600_000 };

type Needs = Pick<Deps, 'store' | 'clock'>;

/**
 * Counts different e-mail addresses, however often each is asked about. Gives the way to take it back, for who turns
 * out to own the address; only what this request counted, so that an account can't pay for asking about others.
 */
export async function countAsked(
  { ip, email }: { ip: string; email: string },
  deps: Needs,
): Promise<() => Promise<void>> {
  const admitted = `asked ${ip} ${email}`;
  const asked = `asked ${ip}`;
  if ((await deps.store.attempts.counted(admitted, deps.clock())) > 0) return async () => undefined;
  await countOrRefuse(asked, ASKED, serverCopy.tooManyRequests, deps);
  await deps.store.attempts.count(admitted, deps.clock(), ASKED.window);
  return () => deps.store.attempts.forgive(asked);
}
