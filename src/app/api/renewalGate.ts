import { checkAdmin, login } from '#contract/accounts/admin.ts';
import type { Call } from '#contract/call.ts';
import { getWordsSource } from '../language/wordsStore.ts';
import { ApiError, getApiFailure } from './failure.ts';

/** replaced: another administrator signed in, in whose name nothing that waits may be sent. */
export type Renewal = 'renewed' | 'replaced' | 'declined';

/** These two tell who is there: for them a 401 is an answer. */
const neverWaits = new Set<string>([checkAdmin.path, login.path]);

/**
 * Where calls wait whose session has ended while the administrator was working. Whoever subscribes is the one who asks
 * to sign in again; while nobody does, a 401 is a failure as any other.
 */
export function createRenewalGate() {
  const listeners = new Set<() => void>();
  let waiting: PromiseWithResolvers<Renewal> | undefined;
  let signIns = 0;
  let replacements = 0;
  const notifyListeners = () => listeners.forEach((listener) => listener());

  /** All calls that find the session ended wait for the same answer. */
  function askToSignIn(): Promise<Renewal> {
    if (listeners.size === 0) return Promise.resolve('declined');
    if (!waiting) {
      waiting = Promise.withResolvers();
      notifyListeners();
    }
    return waiting.promise;
  }

  function answer(renewal: Renewal) {
    if (renewal !== 'declined') signIns += 1;
    if (renewal === 'replaced') replacements += 1;
    waiting?.resolve(renewal);
    waiting = undefined;
    notifyListeners();
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

    /**
     * Tries a call, and once more when its session had ended and the same administrator has signed in again. For
     * another one only what reads is tried again: a change that somebody made must not go out in another's name.
     */
    async pass<T>({ path, method }: Call, attempt: () => Promise<T>): Promise<T> {
      const before = { signIns, replacements };
      try {
        return await attempt();
      } catch (error) {
        if (neverWaits.has(path) || !isSessionEnd(error)) throw error;
        // Somebody may have signed in again while this call was on its way: then there is nothing to ask.
        if (signIns === before.signIns && (await askToSignIn()) === 'declined') throw error;
        if (replacements !== before.replacements && method !== 'GET') throw toReplacedError(path, error);
        return attempt();
      }
    },
  };
}

/** Says why it was not sent, where the server only said that nobody is signed in; in the language that is shown by then. */
function toReplacedError(path: string, error: unknown): unknown {
  const failure = getApiFailure(error);
  if (failure?.kind !== 'refused') return error;
  const message = getWordsSource().messages.shell?.renewCopy.replaced;
  return new ApiError(path, { ...failure, message });
}

function isSessionEnd(error: unknown): boolean {
  const failure = getApiFailure(error);
  return failure?.kind === 'refused' && failure.status === 401;
}

/** The one that all calls of this page pass. */
export const renewalGate = createRenewalGate();
