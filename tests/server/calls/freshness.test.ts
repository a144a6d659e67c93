import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { syncGuestAccount } from '#server/accounts/syncGuestAccount.ts';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '#server/accounts/sessions.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { ASHA, createPerson, getNewestCodeOrLink, type Person } from '../person.ts';
import { createImageFile } from '../images/imageFixtures.ts';
import { CREATE, draft, EDIT, type Shop, startShop } from '../shop.ts';
import { GUEST, createVisitor } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { aWrite } from '../aWrite.ts';

// Lists and sessions are cached between requests. Each test sends a request to fill the cache, makes a change, and sends
// it again.

const PRODUCTS = '/api/product/admin/get-all-products';
const ORDERS = '/api/order/admin/get-orders';

let server: Shop;
beforeEach(async () => {
  server = await startShop();
});

describe('a session in use ends immediately [ASVS 14.2.2]', () => {
  let asha: Person;
  beforeEach(async () => {
    asha = createPerson(server);
    await asha.register();
    await asha.verify(getNewestCodeOrLink(server.mails));
    for (let times = 0; times < 2; times += 1) expect((await asha.get(PRODUCTS)).status).toBe(200);
  });
  const findId = async () => (await server.deps.db.admins.findByEmail(ASHA.email))?.id ?? '';

  const waysToEndSession: Record<string, () => Promise<unknown>> = {
    'when it was signed out in another tab': () => {
      const tab = createVisitor(server.app);
      tab.cookie = asha.cookie;
      return tab.post('/api/admin/logout');
    },
    'when the owner signed the account out': async () => server.deps.db.sessions.removeAllOf(await findId()),
    'when the owner signed everyone out': () => server.deps.db.sessions.removeAll(),
    'when its account was removed': async () => server.deps.db.admins.remove(await findId()),
    'when the password was reset by mail': async () => {
      await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
      await server.deps.backgroundTasks.waitUntilIdle();
      const path = `/api/admin${new URL(getNewestCodeOrLink(server.mails)).pathname}`;
      const password = 'a bowl of jasmine';
      expect((await server.visitor.post(path, { password, confirmPassword: password })).status).toBe(200);
    },
    'when it was idle for too long': async () => server.wait(SESSION_IDLE_MS),
    'when its lifetime was over': async () => server.wait(SESSION_LIFETIME_MS),
    'when the hourly cleanup removed it': () =>
      server.deps.db.sessions.removeStale({ startedAt: server.deps.clock() + 1, seenAt: 0 }),
  };

  it.each(Object.entries(waysToEndSession))('%s', async (_, end) => {
    await end();
    expect((await asha.get(PRODUCTS)).status).toBe(401);
    expect(await asha.isSignedIn()).toBe(false);
  });
});

it('ends the guest’s session when the settings have another password', async () => {
  expect((await server.visitor.get(PRODUCTS)).status).toBe(200);
  await syncGuestAccount({ ...GUEST, password: 'another one' }, server.deps);
  expect((await server.visitor.get(PRODUCTS)).status).toBe(401);
});

it('accepts a token that was looked up before it was issued', async () => {
  const token = server.deps.createToken();
  const early = createVisitor(server.app);
  early.cookie = `sid=${token}`;
  expect((await early.get(PRODUCTS)).status).toBe(401);
  const adminId = (await server.deps.db.admins.findGuest())?.id ?? '';
  await server.deps.db.sessions.add(server.deps.digest(token), {
    adminId,
    startedAt: server.deps.clock(),
  });
  expect((await early.get(PRODUCTS)).status).toBe(200);
});

it('returns the current data of the administrator', async () => {
  const fetchAdmin = async () =>
    (await (await server.visitor.get('/api/admin/check-admin')).json()).data.admin;
  const before = await fetchAdmin();
  const guest = await server.deps.db.admins.findGuest();
  if (guest) await server.deps.db.admins.save({ ...guest, fullName: 'Renamed' });
  expect(await fetchAdmin()).toEqual({ ...before, fullName: 'Renamed' });
});

it('includes every kind of write in the next response of a list', async () => {
  const etags = new Set<string | null>();
  const shown: number[] = [];
  const fetchIds = async () => {
    const response = await server.visitor.get(PRODUCTS);
    etags.add(response.headers.get('etag'));
    shown.push(Number(response.headers.get('x-list-revision')));
    return response.text();
  };
  await fetchIds();
  const id = String(await server.save(CREATE, { product: draft, images: [await createImageFile()] }));
  expect(await fetchIds()).toContain(id);
  const edited = await server.save(`${EDIT}/${id}`, {
    product: { ...draft, name: 'Copper lamp' },
    imagesToDelete: [],
    images: [await createImageFile()],
  });
  expect(edited).toBe(id);
  expect(await fetchIds()).toContain('Copper lamp');
  await server.visitor.delete(`/api/product/admin/delete-product/${id}`);
  expect(await fetchIds()).not.toContain(id);
  expect(etags.size).toBe(3);
  // Each response has a revision that every write increments.
  expect(shown.map((one) => one - shown[0]!)).toEqual([0, 1, 2, 3]);

  const orders = await server.visitor.get(ORDERS);
  const text = await orders.text();
  const order = JSON.parse(text).data.orders[0];
  const status = order.orderDetails.orderStatus === 'delivered' ? 'pending' : 'delivered';
  await server.visitor.post(`/api/order/admin/update-status/${order._id}`, { status });
  const after = await server.visitor.get(ORDERS, { 'if-none-match': orders.headers.get('etag') ?? '' });
  expect([after.status, (await after.json()).data.orders[0].orderDetails.orderStatus]).toEqual([200, status]);
});

it('keeps list and session after a write that is rolled back', async () => {
  const { opened, visitor } = server;
  const before = await (await visitor.get(PRODUCTS)).text();
  const failing = opened.database.transaction().execute(async (inside) => {
    await inside.deleteFrom('products').execute();
    await inside.deleteFrom('sessions').execute();
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await (await visitor.get(PRODUCTS)).text()).toBe(before);
});

it('sees writes of another process to the same file', async () => {
  const path = join(createTemporaryFolder(), 'store.db');
  const [one, other] = [
    await openDatabase(createSqliteDialect(path)),
    await openDatabase(createSqliteDialect(path)),
  ];
  const passwordHash = 'x';
  const admin = { id: 'a1', kind: 'admin', email: ASHA.email, fullName: 'Asha', passwordHash } as const;
  await one.db.admins.save(admin);
  await one.db.sessions.add('d1', { adminId: 'a1', startedAt: 5 });
  const seen = async () => {
    const session = await one.db.sessions.find('d1');
    expect(await one.db.sessions.find('d1')).toEqual(session);
    return [session?.admin.fullName, session?.seenAt, session?.revisions.products];
  };
  expect(await seen()).toEqual(['Asha', 5, 0]);
  await other.db.admins.save({ ...admin, fullName: 'Asha Rao' });
  expect(await seen()).toEqual(['Asha Rao', 5, 0]);
  await other.db.sessions.touch('d1', 7);
  expect(await seen()).toEqual(['Asha Rao', 7, 0]);
  await other.db.products.remove('none', aWrite);
  expect(await seen()).toEqual(['Asha Rao', 7, 1]);
  await other.db.sessions.removeAllOf('a1');
  expect(await seen()).toEqual([undefined, undefined, undefined]);
  await Promise.all([one.close(), other.close()]);
});

/** Opens a store on a file, and a second connection to it like that of another process. */
async function openTwice() {
  const path = join(createTemporaryFolder(), 'store.db');
  const { db, close } = await openDatabase(createSqliteDialect(path));
  await db.admins.save({
    id: 'a1',
    kind: 'admin',
    email: 'a@b.example',
    fullName: 'A',
    passwordHash: 'x',
  });
  await db.sessions.add('d1', { adminId: 'a1', startedAt: 5 });
  const other = new DatabaseSync(path);
  const closeBoth = async () => {
    other.close();
    await close();
  };
  return { find: db.sessions.find, other, close: closeBoth };
}

it('sees a write of another process between two requests of one event loop turn', async () => {
  const { find, other, close } = await openTwice();
  expect(await find('d1')).toBeDefined();
  const before = find('d1');
  // The first request has started reading.
  await Promise.resolve();
  other.exec('DELETE FROM sessions');
  const after = find('d1');
  await before;
  expect(await after).toBeUndefined();
  await close();
});
