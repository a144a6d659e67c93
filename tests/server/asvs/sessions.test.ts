import { beforeEach, describe, expect, it } from 'vitest';
import { calls, extensions } from '#contract/calls.ts';
import { fillPath } from '#contract/call.ts';
import type { Endpoints } from '#server/http/handler.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '#server/accounts/sessions.ts';
import { createPerson, ASHA, getNewestCodeOrLink } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest, createVisitor } from '../serverUnderTest.ts';
import { readAll } from '../readAll.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
});

const isSignedIn = async (who = server.visitor): Promise<boolean> =>
  (await (await who.get('/api/admin/check-admin')).json()).data.isLoggedIn;

/** Public calls. All other calls require a session. */
const OPEN: readonly (keyof Endpoints)[] = [
  'checkAdmin',
  'login',
  'logout',
  'register',
  'checkOtpStatus',
  'verifyOtp',
  'resendOtp',
  'forgotPassword',
  'resetPassword',
  'startPasskeySignIn',
  'signInWithPasskey',
  'signInWithRecoveryCode',
];
const id = sampleProducts[0]?._id ?? '';
const served = { ...calls, ...extensions };
const management = (Object.keys(served) as (keyof typeof served)[])
  .filter((name) => !OPEN.includes(name))
  .map(
    (name) =>
      [
        name,
        served[name].method,
        fillPath(served[name].path, { id, productId: id, orderId: id, entryId: id }),
      ] as const,
  );

/** Reads everything that a management call could change. */
const readManagedState = async () => {
  const { products, orders, admins } = server.deps.store;
  return JSON.stringify([await readAll(products), await readAll(orders), await admins.findAll()]);
};

/** Sends a request with this cookie and returns the response and whether anything changed. */
async function refusal(method: string, path: string, cookie: string) {
  const before = await readManagedState();
  const response = await server.app.request(path, { method, headers: { cookie } });
  return {
    status: response.status,
    ...(await response.json()),
    changed: (await readManagedState()) !== before,
  };
}

const REFUSED = { status: 401, message: 'Please sign in to continue.', changed: false };

describe.each(management)('%s', (_, method, path) => {
  it('check 1 (ASVS 8.2.1, 8.3.1): is refused without a cookie and changes nothing', async () => {
    expect(await refusal(method, path, '')).toEqual(REFUSED);
  });

  it('check 2 (ASVS 7.2.1, 7.4.1): is refused with a random, an expired and a signed-out token', async () => {
    expect(await refusal(method, path, `sid=${server.deps.createToken()}`)).toEqual(REFUSED);
    expect(await refusal(method, path, 'sid=')).toEqual(REFUSED);
    await server.visitor.signIn();
    const signedOut = server.visitor.cookie;
    await server.visitor.post('/api/admin/logout');
    expect(await refusal(method, path, signedOut)).toEqual(REFUSED);
    await server.visitor.signIn();
    server.wait(SESSION_LIFETIME_MS);
    expect(await refusal(method, path, server.visitor.cookie)).toEqual(REFUSED);
  });
});

it('check 3 (ASVS 7.2.2, 7.2.3): issues a new 256-bit token at each sign-in and stores its SHA-256', async () => {
  const tokens: string[] = [];
  for (let times = 0; times < 20; times += 1) {
    await server.visitor.signIn();
    tokens.push(server.visitor.cookie.replace('sid=', ''));
  }
  expect(new Set(tokens).size).toBe(20);
  const [token = ''] = tokens.slice(-1);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { sessions } = server.deps.store;
  expect(await sessions.find(token)).toBeUndefined();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  expect(await sessions.find(Buffer.from(hash).toString('base64url'))).toBeDefined();
});

it('check 4 (ASVS 7.2.4): replaces the token at sign-in and revokes the old one', async () => {
  await server.visitor.signIn();
  const planted = server.visitor.cookie;
  await server.visitor.signIn();
  expect(server.visitor.cookie).not.toBe(planted);
  const attacker = createVisitor(server.app);
  attacker.cookie = planted;
  expect(await isSignedIn(attacker)).toBe(false);
  expect(await isSignedIn()).toBe(true);
});

it('check 4 (ASVS 7.2.4): never adopts an unknown token at sign-in or verification', async () => {
  server.visitor.cookie = 'sid=chosen-by-an-attacker';
  await server.visitor.signIn();
  expect(server.visitor.cookie).not.toContain('chosen');
  const asha = createPerson(server);
  asha.cookie = 'sid=chosen-by-an-attacker';
  await asha.register();
  const oldCookie = asha.cookie;
  await asha.verify(getNewestCodeOrLink(server.mails));
  expect(oldCookie).not.toContain('chosen');
  expect(asha.cookie).not.toBe(oldCookie);
  expect(await asha.isSignedIn()).toBe(true);
  const attacker = createVisitor(server.app);
  attacker.cookie = oldCookie;
  expect(await isSignedIn(attacker)).toBe(false);
});

it('check 5 (ASVS 7.3.1): ends an idle session, and keeps an active one', async () => {
  await server.visitor.signIn();
  for (let used = 0; used < 4; used += 1) {
    server.wait(SESSION_IDLE_MS - 1000);
    expect(await isSignedIn()).toBe(true);
  }
  server.wait(SESSION_IDLE_MS);
  expect(await isSignedIn()).toBe(false);
});

it('check 5 (ASVS 7.3.2): ends a session at its maximum age even if it is active', async () => {
  await server.visitor.signIn();
  const steps = SESSION_LIFETIME_MS / (SESSION_IDLE_MS / 2);
  for (let step = 1; step < steps; step += 1) {
    server.wait(SESSION_IDLE_MS / 2);
    expect(await isSignedIn()).toBe(true);
  }
  server.wait(SESSION_IDLE_MS / 2);
  expect(await isSignedIn()).toBe(false);
});

describe('the sessions of an account', () => {
  const register = async () => {
    const browser = createPerson(server);
    await browser.register();
    await browser.verify(getNewestCodeOrLink(server.mails));
    const phone = createPerson(server);
    await phone.login();
    // The email about a new device must not be the newest one later.
    await server.deps.backgroundTasks.waitUntilIdle();
    await server.visitor.signIn();
    return { browser, phone };
  };

  it('check 6 (ASVS 7.4.3): end after a password reset, unlike those of other accounts', async () => {
    const { browser, phone } = await register();
    await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
    await server.deps.backgroundTasks.waitUntilIdle();
    const path = `/api/admin${new URL(getNewestCodeOrLink(server.mails)).pathname}`;
    const password = 'a bowl of jasmine';
    const reset = await createPerson(server).post(path, { password, confirmPassword: password });
    expect(reset.status).toBe(200);
    expect([await browser.isSignedIn(), await phone.isSignedIn(), await isSignedIn()]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('check 7 (ASVS 7.4.2): end with the account, as do its reset links', async () => {
    const { browser, phone } = await register();
    await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
    await server.deps.backgroundTasks.waitUntilIdle();
    const [adminId = '', token = ''] = getNewestCodeOrLink(server.mails).split('/').slice(-2);
    const { store, digest, clock } = server.deps;
    await store.admins.remove(adminId);
    expect([await browser.isSignedIn(), await phone.isSignedIn(), await isSignedIn()]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await browser.get('/api/order/admin/get-orders')).status).toBe(401);
    expect(await store.resetLinks.isValid(digest(token), adminId, clock())).toBe(false);
    expect(await browser.login()).toEqual({ userNotFound: true });
  });
});
