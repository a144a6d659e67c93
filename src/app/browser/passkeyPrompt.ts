import { readKey, writeKey } from './adminStorage.ts';

/** Why the browser's prompt gave no passkey. */
export type PromptFailure =
  /** Cancelled by the person, or timed out. */
  | { status: 'cancelled' }
  /** Ended by this page. */
  | { status: 'aborted' }
  /** The device already has a passkey of this account. */
  | { status: 'alreadyAdded' }
  | { status: 'failed'; error: unknown };

export type PromptResult<Credential> = { status: 'done'; credential: Credential } | PromptFailure;

/** Reads an error of the browser's prompt. */
export function toPromptFailure(error: unknown): PromptFailure {
  switch (error instanceof Error ? error.name : undefined) {
    case 'NotAllowedError':
      return { status: 'cancelled' };
    case 'AbortError':
      return { status: 'aborted' };
    case 'InvalidStateError':
      return { status: 'alreadyAdded' };
    default:
      return { status: 'failed', error };
  }
}

const loadLibrary = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof loadLibrary>>;
// The library's types of the standard's JSON differ from TypeScript's in extensions.
type NewOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type Options = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** Runs the browser's prompt until `signal` aborts it. The library has one prompt at a time. */
async function runPrompt<Credential>(
  signal: AbortSignal,
  start: (library: Library) => Promise<Credential>,
): Promise<PromptResult<Credential>> {
  let cancel: (() => void) | undefined;
  try {
    const library = await loadLibrary();
    if (signal.aborted) return { status: 'aborted' };
    cancel = () => library.WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', cancel);
    return { status: 'done', credential: await start(library) };
  } catch (error) {
    return signal.aborted ? { status: 'aborted' } : toPromptFailure(error);
  } finally {
    if (cancel) signal.removeEventListener('abort', cancel);
  }
}

/** Asks the browser to create a passkey. */
export const promptNewPasskey = (options: PublicKeyCredentialCreationOptionsJSON, signal: AbortSignal) =>
  runPrompt(signal, ({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as NewOptions }),
  );

/** Asks the browser for a passkey: in a dialog, or in the suggestions of the email field (`autofill`). */
export const promptPasskey = (
  options: PublicKeyCredentialRequestOptionsJSON,
  place: 'dialog' | 'autofill',
  signal: AbortSignal,
) =>
  runPrompt(signal, ({ startAuthentication }) =>
    startAuthentication({
      optionsJSON: options as unknown as Options,
      useBrowserAutofill: place === 'autofill',
    }),
  );

export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Returns whether the browser can list passkeys at the email field. */
export const supportsPasskeyAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Shared by all administrators of this browser. */
const USED_KEY = 'passkey-used';

/** Remembers that a passkey was added or used in this browser. */
export const rememberPasskey = () => writeKey(USED_KEY, true);
export const hasUsedPasskey = () => readKey(USED_KEY) === true;
