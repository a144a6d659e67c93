import { checkAdmin, login } from '#contract/accounts/admin.ts';
import {
  signInWithPasskey,
  signInWithRecoveryCode,
  startPasskeySignIn,
} from '#contract/accounts/passkeySignIn.ts';
import type { Call } from '#contract/call.ts';
import { getMessageCatalog } from '../language/messageStore.ts';
import { ApiError, getApiFailure, hasStatus } from './failure.ts';

/** replaced: another administrator signed in, so waiting changes must not be sent. */
type RenewalOutcome = 'renewed' | 'replaced' | 'declined';

/** Calls whose 401 doesn't mean that a session has ended. */
const ungatedPaths = new Set<string>(
  [checkAdmin, login, startPasskeySignIn, signInWithPasskey, signInWithRecoveryCode].map(({ path }) => path),
);

/**
 * Holds calls whose session has ended until the administrator signs in again. Without a subscriber, a 401 fails
 * like any other status.
 */
export function createRenewalGate() {
  const listeners = new Set<() => void>();
  /** Defined while calls wait for a sign-in. */
  let renewal: PromiseWithResolvers<RenewalOutcome> | undefined;
  let signInCount = 0;
  let replacedCount = 0;
  const notifyListeners = () => listeners.forEach((listener) => listener());

  /** All waiting calls share one sign-in. */
  function waitForSignIn(): Promise<RenewalOutcome> {
    if (listeners.size === 0) return Promise.resolve('declined');
    if (!renewal) {
      renewal = Promise.withResolvers();
      notifyListeners();
    }
    return renewal.promise;
  }

  function finish(outcome: RenewalOutcome) {
    if (outcome !== 'declined') signInCount += 1;
    if (outcome === 'replaced') replacedCount += 1;
    renewal?.resolve(outcome);
    renewal = undefined;
    notifyListeners();
  }

  return {
    isWaiting: () => renewal !== undefined,
    /** Ends the wait: the waiting calls are repeated or fail. */
    finish,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) finish('declined');
      };
    },

    /**
     * Makes a call, and repeats it after the administrator has signed in again. If another administrator signs in,
     * only reads are repeated.
     */
    async run<T>({ path, method }: Call, attempt: () => Promise<T>): Promise<T> {
      const before = { signInCount, replacedCount };
      try {
        return await attempt();
      } catch (error) {
        if (ungatedPaths.has(path) || !hasStatus(error, 401)) throw error;
        // The session may have been renewed while this call was pending.
        if (signInCount === before.signInCount && (await waitForSignIn()) === 'declined') throw error;
        if (replacedCount !== before.replacedCount && method !== 'GET') throw toReplacedError(path, error);
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

export const renewalGate = createRenewalGate();
