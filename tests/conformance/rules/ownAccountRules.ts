import { calls, extensions } from '#contract/calls.ts';
import { ACCOUNT_CAPABILITY } from '#contract/accounts/account.ts';
import { toLoginOutcome, toSession } from '#contract/accounts/adminOutcomes.ts';
import { normalizeEmail } from '#contract/accounts/email.ts';
import type { Client } from '../client.ts';
import { expectEqual, expectRefusal, skip } from '../expectations.ts';
import { defineRules, nothing } from '../rule.ts';

const readAccount = async (client: Client) => (await client.call(extensions.getAccount, nothing)).account;

const getStatus = async (client: Client) => toSession(await client.call(calls.checkAdmin, nothing)).status;

export const ownAccountRules = defineRules(
  'account',
  {
    'returns the account with the current session': async ({ client, account }) => {
      const { email, sessions } = await readAccount(client);
      const fix = 'Return the account that the session belongs to.';
      expectEqual(normalizeEmail(email), normalizeEmail(account.email), 'account.email', fix);
      const current = sessions.filter(({ isCurrent }) => isCurrent).length;
      expectEqual(current, 1, 'sessions with isCurrent', 'Mark the session that made the request.');
    },

    'changes the name and the phone number': (session) =>
      session.asOwnAccount(async ({ client }) => {
        const body = { fullName: 'Ärger Ünsal 🪔', phoneNumber: '+91 80 4718 2200' };
        const { admin } = await client.call(extensions.saveProfile, { params: {}, body });
        const fix = 'Save the name and the phone number, and return the account with them.';
        expectEqual([admin.fullName, admin.phoneNumber], Object.values(body), 'name and phone number', fix);
        const { fullName } = await readAccount(client);
        expectEqual(fullName, body.fullName, 'account.fullName', fix);
      }),

    'changes the password': (session) =>
      session.asVisitor(async (client) => {
        const { email, password: currentPassword } = await session.registerAccount(client);
        const change = (from: string, password: string) =>
          client.send(extensions.changePassword, { params: {}, body: { currentPassword: from, password } });
        const wrong = 'Answer 400 if the current password is wrong.';
        expectRefusal(await change(`${currentPassword} wrong`, 'another lamp oil'), wrong, [400]);
        const password = `another lamp oil ${crypto.randomUUID()}`;
        await client.call(extensions.changePassword, { params: {}, body: { currentPassword, password } });
        const current = 'Keep the session that changes the password.';
        expectEqual(await getStatus(client), 'signedIn', 'the session is', current);
        const login = { params: {}, body: { email, password } };
        const { outcome } = toLoginOutcome(await client.call(calls.login, login));
        expectEqual(outcome, 'signedIn', 'login with the new password', 'Save the new password.');
      }),

    'ends one session': (session) =>
      session.asOwnAccount(async ({ client, email, password }) => {
        if (session.backend.sessions === 'page') {
          // There is no other one.
          await client.call(extensions.endSession, { params: { id: 'ended' }, body: undefined });
          skip('the backend runs in the page, which has one session');
        }
        const other = session.createVisitor();
        await other.call(calls.login, { params: {}, body: { email, password } });
        const { id } = (await readAccount(other)).sessions.find(({ isCurrent }) => isCurrent)!;
        await client.call(extensions.endSession, { params: { id }, body: undefined });
        const fix = 'End the session with the id that getAccount has listed, and no other.';
        expectEqual(await getStatus(other), 'signedOut', 'the ended session is', fix);
        expectEqual(await getStatus(client), 'signedIn', 'the current session is', fix);
      }),

    'ends all other sessions': (session) =>
      session.asOwnAccount(async ({ client, email, password }) => {
        const other = session.backend.sessions === 'page' ? undefined : session.createVisitor();
        await other?.call(calls.login, { params: {}, body: { email, password } });
        await client.call(extensions.endOtherSessions, nothing);
        const fix = 'End every session of the account but the current one.';
        if (other) expectEqual(await getStatus(other), 'signedOut', 'the other session is', fix);
        expectEqual(await getStatus(client), 'signedIn', 'the current session is', fix);
      }),
  },
  { capability: ACCOUNT_CAPABILITY },
);
