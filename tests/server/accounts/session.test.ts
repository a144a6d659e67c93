import { beforeEach, describe, expect, it } from 'vitest';
import { syncGuestAccount } from '#server/accounts/syncGuestAccount.ts';
import { GUEST, type ServerUnderTest, startServerUnderTest, createVisitor } from '../serverUnderTest.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
});

const isSignedIn = async (who = server.visitor): Promise<boolean> =>
  (await (await who.get('/api/admin/check-admin')).json()).data.isLoggedIn;

it('starts at sign-in and ends permanently at sign-out', async () => {
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
    expect(await server.deps.store.admins.findAll()).toHaveLength(1);
  });

  it('is removed when the settings have none', async () => {
    await server.visitor.signIn();
    await syncGuestAccount(undefined, server.deps);
    expect(await isSignedIn()).toBe(false);
    expect(await server.deps.store.admins.findByEmail(GUEST.email)).toBeUndefined();
  });

  it('does not replace an administrator’s account', async () => {
    const owner = {
      id: 'a1',
      kind: 'admin',
      email: 'asha@store.example',
      fullName: 'Asha',
      passwordHash: 'x',
    } as const;
    await server.deps.store.admins.save(owner);
    expect(await syncGuestAccount({ ...GUEST, email: 'asha@store.example' }, server.deps)).toBe(false);
    expect((await server.deps.store.admins.findByEmail('asha@store.example'))?.passwordHash).toBe('x');
  });
});
