import { calls } from '#contract/calls.ts';
import { toLoginOutcome, toSession } from '#contract/accounts/adminOutcomes.ts';
import { normalizeEmail } from '#contract/accounts/email.ts';
import type { Client } from '../client.ts';
import { expectEqual, expectRefusal, expectTrue, skip } from '../expectations.ts';
import { defineRules, nothing } from '../rule.ts';
import type { Session } from '../session.ts';

const checkAdmin = async (client: Client) => toSession(await client.call(calls.checkAdmin, nothing));

const login = async (client: Client, account: { email: string; password: string }) =>
  toLoginOutcome(await client.call(calls.login, { params: {}, body: account }));

function requireCookies({ backend }: Session): void {
  if (backend.sessions === 'page') skip('the backend runs in the page, which has no cookies');
}

/** Fails if a visitor has a session. */
async function expectSignedOut(visitor: Client, fix: string): Promise<void> {
  expectEqual((await checkAdmin(visitor)).status, 'signedOut', 'check-admin: the session is', fix);
  expectRefusal(await visitor.send(calls.getAllProducts, nothing), fix, [401]);
}

export const sessionRules = defineRules('sessions', {
  'check-admin answers a visitor with isLoggedIn false': ({ asVisitor }) =>
    asVisitor(async (visitor) => {
      const { isLoggedIn } = await visitor.call(calls.checkAdmin, nothing);
      const fix = 'Answer check-admin with 200 and {"data": {"isLoggedIn": false}} if there is no session.';
      expectEqual(isLoggedIn, false, 'isLoggedIn', fix);
    }),

  'check-admin answers with the administrator': async ({ client, account }) => {
    const { isLoggedIn, admin } = await client.call(calls.checkAdmin, nothing);
    const fix = 'Answer check-admin with isLoggedIn true and the account that the session belongs to.';
    expectEqual(isLoggedIn, true, 'isLoggedIn', fix);
    expectEqual(admin && normalizeEmail(admin.email), normalizeEmail(account.email), 'admin.email', fix);
  },

  'login opens a session with a cookie': async (session) => {
    requireCookies(session);
    const visitor = session.createVisitor();
    const outcome = await login(visitor, session.account);
    expectEqual(outcome.outcome, 'signedIn', 'outcome', 'Answer a right password with `user`.');
    expectTrue(visitor.cookies.size > 0, {
      expected: 'a Set-Cookie header in the response of login',
      received: 'none',
      fix: 'Set a session cookie at login. The front end sends nothing else to identify its session.',
    });
    const fix = 'Recognize the session by the cookie that login has set.';
    expectEqual((await checkAdmin(visitor)).status, 'signedIn', 'check-admin: the session is', fix);
  },

  'login answers a wrong password with isPassValid false': ({ asVisitor, account }) =>
    asVisitor(async (visitor) => {
      const { outcome } = await login(visitor, { ...account, password: `${account.password} wrong` });
      const fix = 'Answer a wrong password with 200 and {"data": {"isPassValid": false}}.';
      expectEqual(outcome, 'wrongPassword', 'outcome', fix);
      await expectSignedOut(visitor, 'Open no session after a wrong password.');
    }),

  'login answers an unknown address with userNotFound or isPassValid false': ({ asVisitor }) =>
    asVisitor(async (visitor) => {
      const { outcome } = await login(visitor, {
        email: 'nobody@conformance.example',
        password: 'open the counter',
      });
      expectTrue(outcome === 'userNotFound' || outcome === 'wrongPassword', {
        expected: 'userNotFound true or isPassValid false',
        received: outcome,
        fix: 'Answer an unknown address with 200 and {"data": {"userNotFound": true}}.',
      });
      await expectSignedOut(visitor, 'Open no session for an unknown address.');
    }),

  'logout ends the session': async (session) => {
    const fix = 'End the session at logout, not only its cookie: refuse its token from then on.';
    if (session.backend.sessions === 'page') {
      return session.asVisitor((visitor) => expectSignedOut(visitor, fix));
    }
    const visitor = session.createVisitor();
    await session.signIn(visitor);
    const cookies = [...visitor.cookies];
    await visitor.call(calls.logout, nothing);
    await expectSignedOut(visitor, fix);
    // As if someone had copied the cookie.
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    await expectSignedOut(visitor, fix);
  },

  'a made-up session cookie opens nothing': async (session) => {
    requireCookies(session);
    const visitor = session.createVisitor();
    await session.signIn(visitor);
    for (const name of visitor.cookies.keys()) visitor.cookies.set(name, 'z'.repeat(43));
    await expectSignedOut(visitor, 'Accept only session tokens that login has issued.');
  },
});
