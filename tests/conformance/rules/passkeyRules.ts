import { calls, extensions } from '#contract/calls.ts';
import { toLoginOutcome } from '#contract/accounts/adminOutcomes.ts';
import { RECOVERY_CODE_COUNT } from '#contract/accounts/passkeys.ts';
import { PASSKEYS_CAPABILITY } from '#contract/accounts/passkeySignIn.ts';
import { createAuthenticator } from '../../server/accounts/passkeys/authenticator.ts';
import type { Client } from '../client.ts';
import { expectEqual, expectRefusal, fail } from '../expectations.ts';
import { defineRules, nothing, type Rule } from '../rule.ts';
import type { Account } from '../session.ts';

const getChallenge = ({ options }: { options: { challenge: string } }) => options.challenge;

/** Adds a passkey of a software authenticator to an account. */
async function addPasskey(client: Client, currentPassword: string) {
  const { origin } = await client.call(extensions.getPasskeys, nothing);
  const authenticator = createAuthenticator(origin);
  const started = await client.call(extensions.startPasskey, { params: {}, body: { currentPassword } });
  const credential = authenticator.create(getChallenge(started));
  const body = { name: 'Laptop', credential };
  const { recoveryCodes } = await client.call(extensions.addPasskey, { params: {}, body });
  const { id } = authenticator;
  const remove = () => client.call(extensions.removePasskey, { params: { id }, body: { currentPassword } });
  return { authenticator, recoveryCodes: recoveryCodes ?? [], remove };
}

/** Runs a step with an account that has a passkey. */
const withPasskey =
  (
    step: (
      client: Client,
      passkey: Awaited<ReturnType<typeof addPasskey>>,
      account: Account,
    ) => Promise<void>,
  ): Rule['run'] =>
  (session) =>
    session.asOwnAccount(async ({ client, ...account }) => {
      const passkey = await addPasskey(client, account.password);
      await step(client, passkey, account);
      await passkey.remove();
    });

export const passkeyRules = defineRules(
  'passkeys',
  {
    'adds, renames and removes a passkey': withPasskey(async (client, { authenticator, recoveryCodes }) => {
      const codes = 'Create recovery codes with the first passkey of an account.';
      expectEqual(recoveryCodes.length, RECOVERY_CODE_COUNT, 'number of recovery codes', codes);
      const { id } = authenticator;
      const renamed = { params: { id }, body: { name: 'Phone 🪔' } };
      await client.call(extensions.renamePasskey, renamed);
      const { passkeys } = await client.call(extensions.getPasskeys, nothing);
      const names = passkeys.map(({ name }) => name);
      expectEqual(names, ['Phone 🪔'], 'names', 'List each passkey with the name that it was given last.');
    }),

    'signs in with a passkey': withPasskey(async (client, { authenticator }, { email }) => {
      await client.call(calls.logout, nothing);
      const challenge = getChallenge(await client.call(extensions.startPasskeySignIn, nothing));
      const body = { credential: authenticator.use(challenge) };
      const { user } = await client.call(extensions.signInWithPasskey, { params: {}, body });
      expectEqual(user?.email, email, 'user.email', 'Sign in the account that the passkey belongs to.');
      await client.call(calls.logout, nothing);
      const again = await client.send(extensions.signInWithPasskey, { params: {}, body });
      expectRefusal(again, 'Accept each challenge only once.');
      const next = getChallenge(await client.call(extensions.startPasskeySignIn, nothing));
      const credential = authenticator.use(next);
      await client.call(extensions.signInWithPasskey, { params: {}, body: { credential } });
    }),

    'signs in with a recovery code after the password': withPasskey(async (client, passkey, account) => {
      const body = { signInRule: 'passkey', currentPassword: account.password } as const;
      await client.call(extensions.saveSignInRule, { params: {}, body });
      const { recoveryCodes } = await client.call(extensions.createRecoveryCodes, {
        params: {},
        body: { currentPassword: account.password },
      });
      await client.call(calls.logout, nothing);
      const login = toLoginOutcome(await client.call(calls.login, { params: {}, body: account }));
      if (login.outcome !== 'passkeyNeeded') {
        const fix = 'Ask for a passkey after the password, if the sign-in rule needs one.';
        return fail({ expected: 'passkeyStep', received: login.outcome, fix });
      }
      const send = (code: string) => ({ params: {}, body: { challenge: login.step.challenge, code } });
      const replaced = await client.send(extensions.signInWithRecoveryCode, send(passkey.recoveryCodes[0]!));
      expectRefusal(replaced, 'Refuse recovery codes that new ones have replaced.');
      const { user } = await client.call(extensions.signInWithRecoveryCode, send(recoveryCodes[0]!));
      expectEqual(user?.email, account.email, 'user.email', 'Accept each of the newest recovery codes once.');
    }),
  },
  { capability: PASSKEYS_CAPABILITY },
);
