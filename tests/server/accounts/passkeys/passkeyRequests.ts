import type { Body, Params } from '#contract/call.ts';
import type { Endpoints } from '#server/base/handler.ts';
import { examples } from '../../../contract/examples.ts';
import { createAuthenticator } from './authenticator.ts';

/** Calls that a server without passkeys answers with a 404. */
export const passkeyCalls: readonly (keyof Endpoints)[] = [
  'getPasskeys',
  'startPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'saveSignInRule',
  'createRecoveryCodes',
  'startPasskeySignIn',
  'signInWithPasskey',
  'signInWithRecoveryCode',
];

type Sent<Name extends keyof Endpoints> = { params: Params<Endpoints[Name]>; body: Body<Endpoints[Name]> };

/** Sends a request and returns the data of the response. */
type Send = <Name extends keyof Endpoints>(name: Name, sent: Sent<Name>) => Promise<unknown>;

type WithChallenge = { options: { challenge: string } };

/**
 * Builds a request that a server accepts, in place of an example whose credential is made up. Signed in to the account of
 * the examples. Returns `undefined` for calls whose example is accepted as it is.
 */
export async function buildPasskeyRequest(
  name: keyof Endpoints,
  send: Send,
): Promise<{ params: object; body: unknown } | undefined> {
  const { email, password } = examples.register.granted.body;
  const authenticator = createAuthenticator();
  const { options } = (await send('startPasskey', examples.startPasskey.granted)) as WithChallenge;
  const body = { name: 'Laptop', credential: authenticator.create(options.challenge) };
  if (name === 'addPasskey') return { params: {}, body };
  const { recoveryCodes } = (await send('addPasskey', { params: {}, body })) as { recoveryCodes: string[] };
  if (name === 'renamePasskey') return { params: { id: authenticator.id }, body: { name: 'Phone' } };
  if (name === 'createRecoveryCodes') return examples.createRecoveryCodes.granted;
  if (name === 'signInWithPasskey') {
    const started = await send('startPasskeySignIn', { params: {}, body: undefined });
    const { challenge } = (started as WithChallenge).options;
    return { params: {}, body: { credential: authenticator.use(challenge) } };
  }
  if (name === 'signInWithRecoveryCode') {
    const rule = { signInRule: 'passkey', currentPassword: password } as const;
    await send('saveSignInRule', { params: {}, body: rule });
    const step = await send('login', { params: {}, body: { email, password } });
    const { challenge } = (step as { passkeyStep: { challenge: string } }).passkeyStep;
    return { params: {}, body: { challenge, code: recoveryCodes[0] } };
  }
  return undefined;
}
