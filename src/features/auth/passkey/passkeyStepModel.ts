import * as z from 'zod/mini';
import { removeInvisible } from '#contract/text/cleanText.ts';
import type { Messages } from '#languages/messages.ts';

/** The second step of a sign-in, after the right password. */
export type PasskeyStepState =
  /** Asks for a passkey. `error`: why the last attempt failed. */
  | { status: 'passkey'; error?: string | undefined }
  /** The browser asks for the fingerprint, face or screen lock. */
  | { status: 'prompting' }
  /** The server checks the passkey. */
  | { status: 'checking' }
  /** Asks for a recovery code. `otherHosts`: where the account's passkeys work, if none of them works here. */
  | { status: 'recoveryCode'; otherHosts: readonly string[] };

/** Returns the state in which a step begins. The browser's prompt opens by itself. */
export const getFirstState = (step: { options: unknown; otherHosts: readonly string[] }): PasskeyStepState =>
  step.options ? { status: 'prompting' } : { status: 'recoveryCode', otherHosts: step.otherHosts };

export const createCodeSchema = (t: Messages['auth']['passkeySignIn']) =>
  z.object({ code: z.string().check(z.overwrite(removeInvisible), z.minLength(1, t.codeRequired)) });

/** The result of a recovery code. `left`: signed in, or back at the form. */
export type CodeResult = { status: 'left' } | { status: 'failed'; message: string };
