import type { PasskeyStep } from '#contract/accounts/passkeyStep.ts';
import type { Passkey, SignInRule } from '#contract/accounts/passkeys.ts';
import { ASHA, createPerson, getNewestCodeOrLink, type Person, readData } from '../../person.ts';
import type { ServerUnderTest } from '../../serverUnderTest.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';

type Options = { options: { challenge: string } };

/** A person who uses the calls of passkeys. Refused calls return `{ status, message, field? }`. */
export type PasskeyUser = Person & {
  start(currentPassword?: string): Promise<unknown>;
  /** Adds a new passkey at the server's origin, and returns its authenticator and recovery codes. */
  add(
    authenticator?: Authenticator,
  ): Promise<{ authenticator: Authenticator; passkey: Passkey; recoveryCodes: string[] | null }>;
  read(): Promise<unknown>;
  saveRule(signInRule: SignInRule, currentPassword?: string): Promise<unknown>;
  startSignIn(): Promise<string>;
  useSignIn(credential: unknown): Promise<unknown>;
  useCode(challenge: string, code: string): Promise<unknown>;
  /** Signs in with the password, up to the second step. */
  startStep(): Promise<PasskeyStep>;
};

const toPasskeyUser = (person: Person, server: ServerUnderTest, address = '192.0.2.1'): PasskeyUser => {
  const post = (path: string, body?: unknown) =>
    readData(person.post(path, body, { 'test-address': address }));
  const user: PasskeyUser = Object.assign(person, {
    start: (currentPassword = ASHA.password) => post('/api/account/passkeys/options', { currentPassword }),
    async add(authenticator = createAuthenticator(server.deps.accounts.getOrigin())) {
      const { options } = (await user.start()) as Options;
      const credential = authenticator.create(options.challenge);
      const added = await post('/api/account/passkeys', { name: 'Laptop', credential });
      return { authenticator, ...(added as { passkey: Passkey; recoveryCodes: string[] | null }) };
    },
    read: () => readData(person.get('/api/account/passkeys')),
    saveRule: (signInRule: SignInRule, currentPassword = ASHA.password) =>
      post('/api/account/sign-in-rule', { signInRule, currentPassword }),
    startSignIn: async () => ((await post('/api/admin/passkey-options')) as Options).options.challenge,
    useSignIn: (credential: unknown) => post('/api/admin/passkey-login', { credential }),
    useCode: (challenge: string, code: string) => post('/api/admin/recovery-login', { challenge, code }),
    startStep: async () => ((await person.login()) as { passkeyStep: PasskeyStep }).passkeyStep,
  });
  return user;
};

/** Creates a client without a session. */
export const createPasskeyUser = (server: ServerUnderTest, address?: string): PasskeyUser =>
  toPasskeyUser(createPerson(server, address), server, address);

/** Registers Asha, or someone else, and signs in. */
export async function registerPasskeyUser(
  server: ServerUnderTest,
  email = ASHA.email,
  address?: string,
): Promise<PasskeyUser> {
  const user = createPasskeyUser(server, address);
  await user.register({ email });
  await user.verify(getNewestCodeOrLink(server.mails), email);
  await server.deps.backgroundTasks.waitUntilIdle();
  server.mails.length = 0;
  return user;
}
