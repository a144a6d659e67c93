import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepGuest } from '#server/session/keepGuest.ts';
import { SESSION_IDLE, SESSION_LIFE } from '#server/session/sessions.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { sqlite } from '#server/store/sql/sqlite.ts';
import { ASHA, aPerson, newest, type Person } from './aPerson.ts';
import { pictureFile } from './pictures.ts';
import { CREATE, draft, EDIT, type Shop, shop } from './productForm.ts';
import { GUEST, visitor } from './serverUnderTest.ts';
import { temporaryFolder } from './temporaryFolder.ts';

// Sessions and lists are asked with every request and kept ready in between. Each test asks first, so that there is
// something to keep, then changes it in one of the ways there are, and asks again.

const PRODUCTS = '/api/product/admin/get-all-products';
const ORDERS = '/api/order/admin/get-orders';

let server: Shop;
beforeEach(async () => {
  server = await shop();
});

describe('a session that was just used is over at once', () => {
  let asha: Person;
  beforeEach(async () => {
    asha = aPerson(server);
    await asha.register();
    await asha.verify(newest(server.mails));
    for (let times = 0; times < 2; times += 1) expect((await asha.get(PRODUCTS)).status).toBe(200);
  });
  const idOf = async () => (await server.deps.store.admins.byEmail(ASHA.email))?.id ?? '';

  const ends: Record<string, () => Promise<unknown>> = {
    'when it was signed out in another tab': () => {
      const tab = visitor(server.app);
      tab.cookie = asha.cookie;
      return tab.post('/api/admin/logout');
    },
    'when the owner signed the account out': async () => server.deps.store.sessions.removeAllOf(await idOf()),
    'when the owner signed everybody out': () => server.deps.store.sessions.removeAll(),
    'when its account was removed': async () => server.deps.store.admins.remove(await idOf()),
    'when the password was reset by mail': async () => {
      await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
      await server.deps.later.settled();
      const path = `/api/admin${new URL(newest(server.mails)).pathname}`;
      const password = 'a bowl of jasmine';
      expect((await server.visitor.post(path, { password, confirmPassword: password })).status).toBe(200);
    },
    'when nobody used it for its idle time': async () => server.wait(SESSION_IDLE),
    'when its life was over': async () => server.wait(SESSION_LIFE),
    'when the hourly tidying removed it': () =>
      server.deps.store.sessions.removeStale({ startedAt: server.deps.clock() + 1, seenAt: 0 }),
  };

  it.each(Object.entries(ends))('%s', async (_, end) => {
    await end();
    expect((await asha.get(PRODUCTS)).status).toBe(401);
    expect(await asha.isSignedIn()).toBe(false);
  });
});

it('the guest’s session is over when the settings have another password', async () => {
  expect((await server.visitor.get(PRODUCTS)).status).toBe(200);
  await keepGuest({ ...GUEST, password: 'another one' }, server.deps);
  expect((await server.visitor.get(PRODUCTS)).status).toBe(401);
});

it('a token is not refused because it was asked for before it was given out', async () => {
  const token = server.deps.newToken();
  const early = visitor(server.app);
  early.cookie = `sid=${token}`;
  expect((await early.get(PRODUCTS)).status).toBe(401);
  const adminId = (await server.deps.store.admins.guest())?.id ?? '';
  await server.deps.store.sessions.add(server.deps.digest(token), {
    adminId,
    startedAt: server.deps.clock(),
  });
  expect((await early.get(PRODUCTS)).status).toBe(200);
});

it('the administrator is who the account is now', async () => {
  const who = async () => (await (await server.visitor.get('/api/admin/check-admin')).json()).data.admin;
  const before = await who();
  const guest = await server.deps.store.admins.guest();
  if (guest) await server.deps.store.admins.put({ ...guest, fullName: 'Renamed' });
  expect(await who()).toEqual({ ...before, fullName: 'Renamed' });
});

it('a list that was just read has every write to it, whatever its kind, in the next answer', async () => {
  const etags = new Set<string | null>();
  const listed = async () => {
    const answer = await server.visitor.get(PRODUCTS);
    etags.add(answer.headers.get('etag'));
    return answer.text();
  };
  await listed();
  const id = String(await server.save(CREATE, { product: draft, images: [await pictureFile()] }));
  expect(await listed()).toContain(id);
  const edited = await server.save(`${EDIT}/${id}`, {
    product: { ...draft, name: 'Copper lamp' },
    imagesToDelete: [],
    images: [await pictureFile()],
  });
  expect(edited).toBe(id);
  expect(await listed()).toContain('Copper lamp');
  await server.visitor.delete(`/api/product/admin/delete-product/${id}`);
  expect(await listed()).not.toContain(id);
  expect(etags.size).toBe(3);

  const orders = await server.visitor.get(ORDERS);
  const text = await orders.text();
  const order = JSON.parse(text).data.orders[0];
  const status = order.orderDetails.orderStatus === 'delivered' ? 'pending' : 'delivered';
  await server.visitor.post(`/api/order/admin/update-status/${order._id}`, { status });
  const after = await server.visitor.get(ORDERS, { 'if-none-match': orders.headers.get('etag') ?? '' });
  expect([after.status, (await after.json()).data.orders[0].orderDetails.orderStatus]).toEqual([200, status]);
});

it('a write that fails and is taken back leaves list and session as they are', async () => {
  const { opened, visitor: asked } = server;
  const before = await (await asked.get(PRODUCTS)).text();
  const failing = opened.database.transaction().execute(async (inside) => {
    await inside.deleteFrom('products').execute();
    await inside.deleteFrom('sessions').execute();
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await (await asked.get(PRODUCTS)).text()).toBe(before);
});

it('what another process writes to the same file shows with the next question', async () => {
  const path = join(temporaryFolder(), 'store.db');
  const [one, other] = [await openStore(sqlite(path)), await openStore(sqlite(path))];
  const passwordHash = 'x';
  const admin = { id: 'a1', kind: 'admin', email: ASHA.email, fullName: 'Asha', passwordHash } as const;
  await one.store.admins.put(admin);
  await one.store.sessions.add('d1', { adminId: 'a1', startedAt: 5 });
  const seen = async () => {
    const session = await one.store.sessions.find('d1');
    // Asked twice, the second answer is the one that was kept.
    expect(await one.store.sessions.find('d1')).toEqual(session);
    return [session?.admin.fullName, session?.seenAt, session?.revisions.products];
  };
  expect(await seen()).toEqual(['Asha', 5, 0]);
  await other.store.admins.put({ ...admin, fullName: 'Asha Rao' });
  expect(await seen()).toEqual(['Asha Rao', 5, 0]);
  await other.store.sessions.seen('d1', 7);
  expect(await seen()).toEqual(['Asha Rao', 7, 0]);
  await other.store.products.remove('none');
  expect(await seen()).toEqual(['Asha Rao', 7, 1]);
  await other.store.sessions.removeAllOf('a1');
  expect(await seen()).toEqual([undefined, undefined, undefined]);
  await Promise.all([one.close(), other.close()]);
});

/** The store on a file, and the same file as another process has it open: what that writes is there when it returns. */
async function besideAnother() {
  const path = join(temporaryFolder(), 'store.db');
  const { store, close } = await openStore(sqlite(path));
  await store.admins.put({ id: 'a1', kind: 'admin', email: 'a@b.example', fullName: 'A', passwordHash: 'x' });
  await store.sessions.add('d1', { adminId: 'a1', startedAt: 5 });
  const other = new DatabaseSync(path);
  const closeBoth = async () => {
    other.close();
    await close();
  };
  return { find: store.sessions.find, other, close: closeBoth };
}

it('who asks in the same turn as another, but after a write by another process, is told of it', async () => {
  const { find, other, close } = await besideAnother();
  expect(await find('d1')).toBeDefined();
  const before = find('d1');
  // The first has begun to look, as far as it gets before anything else comes off the wire.
  await Promise.resolve();
  other.exec('DELETE FROM sessions');
  const after = find('d1');
  await before;
  expect(await after).toBeUndefined();
  await close();
});

it('all who ask in one turn are one question for news in the file, and who asks later is another', async () => {
  const { find, close } = await besideAnother();
  const read = vi.spyOn(StatementSync.prototype, 'get');
  await find('d1');
  const alone = read.mock.calls.length;
  expect(alone).toBeGreaterThan(0);
  read.mockClear();
  const all = await Promise.all(Array.from({ length: 10 }, () => find('d1')));
  expect(all.every((session) => session?.startedAt === 5)).toBe(true);
  expect(read).toHaveBeenCalledTimes(alone);
  await find('d1');
  expect(read).toHaveBeenCalledTimes(2 * alone);
  read.mockRestore();
  await close();
});

it('a file that gives no answer fails everybody who asked in that turn, and nobody after it', async () => {
  const { find, close } = await besideAnother();
  await find('d1');
  const read = vi.spyOn(StatementSync.prototype, 'get').mockImplementationOnce(() => {
    throw new Error('disk I/O error');
  });
  const asked = await Promise.allSettled([find('d1'), find('d1')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find('d1')).toBeDefined();
  read.mockRestore();
  await close();
});

it('while nobody writes, the session and the state of the lists are asked of the file once', async () => {
  const { store, close } = await openStore(sqlite(':memory:'));
  await store.admins.put({ id: 'a1', kind: 'admin', email: 'a@b.example', fullName: 'A', passwordHash: 'x' });
  await store.sessions.add('d1', { adminId: 'a1', startedAt: 5 });
  const asked = vi.spyOn(Kysely.prototype, 'executeQuery');
  for (let times = 0; times < 3; times += 1) expect(await store.sessions.find('d1')).toBeDefined();
  expect(asked).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 3; times += 1) expect(await store.sessions.find('none')).toBeUndefined();
  // What isn't there is never kept: a stranger could fill the memory with it.
  expect(asked).toHaveBeenCalledTimes(4);
  asked.mockRestore();
  await close();
});
