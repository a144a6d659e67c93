import { checkAdmin, login } from '#contract/admin.ts';
import type { Call } from '#contract/call.ts';
import { failureIn } from './failure.ts';

export type Renewal = 'renewed' | 'declined';

/** These two tell who is there: for them a 401 is an answer. */
const neverWaits = new Set<string>([checkAdmin.path, login.path]);

/**
 * Where calls wait whose session has ended while the administrator was working. Whoever subscribes is the one who asks
 * to sign in again; while nobody does, a 401 is a failure as any other.
 */
export function createRenewalGate() {
  const listeners = new Set<() => void>();
  let waiting: PromiseWithResolvers<Renewal> | undefined;
  let renewals = 0;
  const tell = () => listeners.forEach((listener) => listener());

  /** All calls that find the session ended wait for the same answer. */
  function asked(): Promise<Renewal> {
    if (listeners.size === 0) return Promise.resolve('declined');
    if (!waiting) {
      waiting = Promise.withResolvers();
      tell();
    }
    return waiting.promise;
  }

  function answer(renewal: Renewal) {
    if (renewal === 'renewed') renewals += 1;
    waiting?.resolve(renewal);
    waiting = undefined;
    tell();
  }

  return {
    isWaiting: () => waiting !== undefined,
    answer,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) answer('declined');
      };
    },

    /** Tries a call, and once more when its session had ended and somebody has signed in again. */
    async pass<T>({ path }: Call, attempt: () => Promise<T>): Promise<T> {
      const before = renewals;
      try {
        return await attempt();
      } catch (error) {
        if (neverWaits.has(path) || !isSessionEnd(error)) throw error;
        // Somebody may have signed in again while this call was on its way: then there is nothing to ask.
        if (renewals === before && (await asked()) === 'declined') throw error;
        return attempt();
      }
    },
  };
}

function isSessionEnd(error: unknown): boolean {
  const failure = failureIn(error);
  return failure?.kind === 'refused' && failure.status === 401;
}

/** The one that all calls of this page pass. */
export const renewalGate = createRenewalGate();
