import { checkAdmin, login } from '#contract/accounts/admin.ts';
import type { Call } from '#contract/call.ts';
import { getMessageCatalog } from '../language/messageStore.ts';
import { ApiError, getApiFailure } from './failure.ts';

/** replaced: another administrator signed in, so waiting changes must not be sent. */
type Renewal = 'renewed' | 'replaced' | 'declined';

/** For these calls, a 401 is an answer. */
const ungatedPaths = new Set<string>([checkAdmin.path, login.path]);

/**
 * Holds calls whose session has ended until the administrator signs in again. Without a subscriber, a 401 fails
 * like any other status.
 */
export function createRenewalGate() {
  const listeners = new Set<() => void>();
  let waiting: PromiseWithResolvers<Renewal> | undefined;
  let signIns = 0;
  let replacements = 0;
  const notifyListeners = () => listeners.forEach((listener) => listener());

  /** All waiting calls share one sign-in. */
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
     * Makes a call, and repeats it after the administrator has signed in again. If another administrator signs in,
     * only reads are repeated.
     */
    async pass<T>({ path, method }: Call, attempt: () => Promise<T>): Promise<T> {
      const before = { signIns, replacements };
      try {
        return await attempt();
      } catch (error) {
        if (ungatedPaths.has(path) || !isSessionEnd(error)) throw error;
        // The session may have been renewed while this call was pending.
        if (signIns === before.signIns && (await askToSignIn()) === 'declined') throw error;
        if (replacements !== before.replacements && method !== 'GET') throw toReplacedError(path, error);
        return attempt();
      }
    },
  };
}

/** Replaces the server's 401 message with the reason why the change was not sent. */
function toReplacedError(path: string, error: unknown): unknown {
  const failure = getApiFailure(error);
  if (failure?.kind !== 'refused') return error;
  const message = getMessageCatalog().messages.shell?.renew.replaced;
  return new ApiError(path, { ...failure, message });
}

function isSessionEnd(error: unknown): boolean {
  const failure = getApiFailure(error);
  return failure?.kind === 'refused' && failure.status === 401;
}

export const renewalGate = createRenewalGate();
