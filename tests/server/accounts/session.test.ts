import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '#server/accounts/sessions.ts';
import { syncGuestAccount } from '#server/accounts/syncGuestAccount.ts';
import { ASHA, createPerson, getNewestCodeOrLink } from '../person.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest, createVisitor } from '../serverUnderTest.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
});

const isSignedIn = async (who = server.visitor): Promise<boolean> =>
  (await (await who.get('/api/admin/check-admin')).json()).data.isLoggedIn;

it('starts at sign-in and ends permanently at sign-out [ASVS 7.4.1, 7.6.2]', async () => {
  expect(await isSignedIn()).toBe(false);
  await server.visitor.signIn();
  expect(await isSignedIn()).toBe(true);
  const { cookie } = server.visitor;
  await server.visitor.post('/api/admin/logout');
  expect(await isSignedIn()).toBe(false);
  server.visitor.cookie = cookie;
  expect(await isSignedIn()).toBe(false);
  expect((await server.visitor.get('/api/order/admin/get-orders')).status).toBe(401);
});

describe('the session among other cookies', () => {
  const withSession = [
    'SID',
    'a=1; SID',
    'SID; b=2',
    'a=1;SID;b=2',
    'a=1; SID ; b',
    'xsid=no; SID',
    'sid2=no; SID',
  ];
  it.each(withSession)('is found in %s', async (cookies) => {
    await server.visitor.signIn();
    server.visitor.cookie = cookies.replace('SID', server.visitor.cookie);
    expect(await isSignedIn()).toBe(true);
  });

  const withoutSession = [
    'xSID',
    'a=SID',
    'a SID',
    'sid=',
    'sid',
    'sid=no',
    'SIDmore',
    '__Host-SID',
    'sid=%; a=1',
    ';;;',
  ];
  it.each(withoutSession)('is not found in %s', async (cookies) => {
    await server.visitor.signIn();
    server.visitor.cookie = cookies.replace('SID', server.visitor.cookie);
    expect(await isSignedIn()).toBe(false);
  });
});

it('allows signing out without a session', async () => {
  expect((await server.visitor.post('/api/admin/logout')).status).toBe(200);
});

it('keeps two browsers separate', async () => {
  const other = createVisitor(server.app);
  await server.visitor.signIn();
  await other.signIn();
  await other.post('/api/admin/logout');
  expect(await isSignedIn()).toBe(true);
});

describe('the guest account', () => {
  it('keeps its sessions while the settings are unchanged', async () => {
    await server.visitor.signIn();
    expect(await syncGuestAccount({ ...GUEST, email: 'Guest@Store.example' }, server.deps)).toBe(true);
    expect(await isSignedIn()).toBe(true);
  });

  it('loses its sessions and old password when the setting changes', async () => {
    await server.visitor.signIn();
    await syncGuestAccount({ ...GUEST, password: 'another one' }, server.deps);
    expect(await isSignedIn()).toBe(false);
    const old = await server.visitor.post('/api/admin/login', GUEST);
    expect(await old.json()).toEqual({ data: { isPassValid: false } });
  });

  it('moves to another address', async () => {
    await syncGuestAccount({ ...GUEST, email: 'demo@store.example' }, server.deps);
    const old = await server.visitor.post('/api/admin/login', GUEST);
    expect(await old.json()).toEqual({ data: { userNotFound: true } });
    expect(await server.deps.db.admins.findAll()).toHaveLength(1);
  });

  it('is removed when the settings have none', async () => {
    await server.visitor.signIn();
    await syncGuestAccount(undefined, server.deps);
    expect(await isSignedIn()).toBe(false);
    expect(await server.deps.db.admins.findByEmail(GUEST.email)).toBeUndefined();
  });

  it('does not replace an administrator’s account', async () => {
    const owner = {
      id: 'a1',
      kind: 'admin',
      email: 'asha@store.example',
      fullName: 'Asha',
      passwordHash: 'x',
    } as const;
    await server.deps.db.admins.save(owner);
    expect(await syncGuestAccount({ ...GUEST, email: 'asha@store.example' }, server.deps)).toBe(false);
    expect((await server.deps.db.admins.findByEmail('asha@store.example'))?.passwordHash).toBe('x');
  });
});

it('issues a new 256-bit token at each sign-in and stores its SHA-256 [ASVS 7.2.2, 7.2.3]', async () => {
  const tokens: string[] = [];
  for (let times = 0; times < 20; times += 1) {
    await server.visitor.signIn();
    tokens.push(server.visitor.cookie.replace('sid=', ''));
  }
  expect(new Set(tokens).size).toBe(20);
  const [token = ''] = tokens.slice(-1);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { sessions } = server.deps.db;
  expect(await sessions.find(token)).toBeUndefined();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  expect(await sessions.find(Buffer.from(hash).toString('base64url'))).toBeDefined();
});

it('replaces the token at sign-in and revokes the old one [ASVS 7.2.4]', async () => {
  await server.visitor.signIn();
  const planted = server.visitor.cookie;
  await server.visitor.signIn();
  expect(server.visitor.cookie).not.toBe(planted);
  const attacker = createVisitor(server.app);
  attacker.cookie = planted;
  expect(await isSignedIn(attacker)).toBe(false);
  expect(await isSignedIn()).toBe(true);
});

it('never adopts an unknown token at sign-in or verification [ASVS 7.2.4]', async () => {
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

it('ends an idle session, and keeps an active one [ASVS 7.3.1]', async () => {
  await server.visitor.signIn();
  for (let used = 0; used < 4; used += 1) {
    server.wait(SESSION_IDLE_MS - 1000);
    expect(await isSignedIn()).toBe(true);
  }
  server.wait(SESSION_IDLE_MS);
  expect(await isSignedIn()).toBe(false);
});

it('ends a session at its maximum age even if it is active [ASVS 7.3.2]', async () => {
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

  it('end after a password reset, unlike those of other accounts [ASVS 7.4.3]', async () => {
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

  it('end with the account, as do its reset links [ASVS 7.4.2]', async () => {
    const { browser, phone } = await register();
    await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
    await server.deps.backgroundTasks.waitUntilIdle();
    const [adminId = '', token = ''] = getNewestCodeOrLink(server.mails).split('/').slice(-2);
    const { db, digest, clock } = server.deps;
    await db.admins.remove(adminId);
    expect([await browser.isSignedIn(), await phone.isSignedIn(), await isSignedIn()]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await browser.get('/api/order/admin/get-orders')).status).toBe(401);
    expect(await db.resetLinks.isValid(digest(token), adminId, clock())).toBe(false);
    expect(await browser.login()).toEqual({ userNotFound: true });
  });
});
