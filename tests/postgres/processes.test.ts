import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { runAdminCommand } from '#server/bin/admins.ts';
import { readSettings } from '#server/settings/settings.ts';
import { StartupError } from '#server/settings/startupError.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { createImageFile } from '../server/images/imageFixtures.ts';
import { runServer } from '../server/runningServer.ts';
import { GUEST } from '../server/serverUnderTest.ts';
import { CREATE, draft, toFormData } from '../server/shop.ts';
import { createTemporaryFolder } from '../server/temporaryFolder.ts';
import { startWholeServer } from '../server/wholeServer.ts';
import { createEmptyDatabase } from './databases.ts';

const PRODUCTS = '/api/product/admin/get-all-products';
const ORDERS = '/api/order/admin/get-orders';

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify(GUEST);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/admin/login`, { method: 'POST', headers, body });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const getEtag = async (address: string, path: string, cookie: string) =>
  (await fetch(address + path, { headers: { cookie } })).headers.get('etag');

const createSettings = async () => ({
  DATABASE_URL: await createEmptyDatabase(),
  DATA_DIR: join(createTemporaryFolder(), 'data'),
});

/** Starts several servers at once with one empty database and image folder. */
async function startTogether(count: number) {
  const settings = await createSettings();
  const printed = Array.from({ length: count }, (): string[] => []);
  const servers = await Promise.all(
    printed.map((lines) => startWholeServer(settings, { print: (line) => void lines.push(line) })),
  );
  return { ...settings, servers, printed, addresses: servers.map(({ address }) => address) };
}

/** Starts two servers that can be killed, at once. */
async function startProcesses() {
  const settings = await createSettings();
  const servers = [runServer(settings), runServer(settings)];
  const addresses = await Promise.all(servers.map(({ ready }) => ready));
  return { servers, addresses, startAgain: () => startWholeServer(settings) };
}

describe.skipIf(inject('postgres')?.kind !== 'server')('several servers on one database', () => {
  it('start at once on an empty database, which only one of them creates and fills', async () => {
    const { DATABASE_URL, printed, addresses } = await startTogether(3);
    const cookie = await signIn(addresses[0]!);
    for (const address of addresses) {
      const response = await fetch(address + PRODUCTS, { headers: { cookie } });
      expect((await response.json()).data.products).toHaveLength(sampleProducts.length);
    }
    const countPrinted = (text: string) => printed.filter((lines) => lines.join().includes(text)).length;
    expect(countPrinted('a new store in PostgreSQL')).toBe(1);
    expect(countPrinted('orders to try')).toBe(1);
    const client = new Client(DATABASE_URL);
    await client.connect();
    const { rows } = await client.query("select count(*)::int as guests from admins where kind = 'guest'");
    await client.end();
    expect(rows).toEqual([{ guests: 1 }]);
  });

  it('see each other’s edits and sessions immediately, and keep both across kill -9', async () => {
    const { servers, addresses, startAgain } = await startProcesses();
    const [one = '', other = ''] = addresses;
    const cookie = await signIn(one);
    const [products, orders] = [await getEtag(other, PRODUCTS, cookie), await getEtag(other, ORDERS, cookie)];
    expect(products).toMatch(/^W\/"/);
    expect(await getEtag(one, PRODUCTS, cookie)).toBe(products);

    const deletedId = sampleProducts[2]?._id ?? '';
    const path = `/api/product/admin/delete-product/${deletedId}`;
    expect((await fetch(one + path, { method: 'DELETE', headers: { cookie } })).status).toBe(200);
    const response = await fetch(other + PRODUCTS, { headers: { cookie, 'if-none-match': products ?? '' } });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(deletedId);
    expect(await getEtag(other, ORDERS, cookie)).toBe(orders);

    await Promise.all(servers.map(({ end }) => end('SIGKILL')));
    const { address: later } = await startAgain();
    const list = await (await fetch(later + PRODUCTS, { headers: { cookie } })).text();
    expect(list).toContain(sampleProducts[0]?._id);
    expect(list).not.toContain(deletedId);
  });

  it('refuse a session immediately after it was signed out on another server or by the owner', async () => {
    const { DATABASE_URL, addresses } = await startTogether(2);
    const [one = '', other = ''] = addresses;
    const statuses = (cookie: string) =>
      Promise.all(
        [one, other].map(async (at) => (await fetch(at + PRODUCTS, { headers: { cookie } })).status),
      );
    const [first, second] = [await signIn(one), await signIn(other)];
    expect([await statuses(first), await statuses(second)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await fetch(`${one}/api/admin/logout`, {
      method: 'POST',
      headers: { cookie: first, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([await statuses(first), await statuses(second)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    await runAdminCommand(['sign-out', '--all'], readSettings({ DATABASE_URL }));
    expect(await statuses(second)).toEqual([401, 401]);
  });

  it('store a product once if it is sent to several of them, in parallel and after being killed', async () => {
    const { servers, addresses, startAgain } = await startProcesses();
    const cookie = await signIn(addresses[0]!);
    const image = await createImageFile();
    const send = async (address: string) => {
      const response = await fetch(`${address}${CREATE}`, {
        method: 'POST',
        headers: { cookie, 'idempotency-key': '"one-press"' },
        body: toFormData({ product: draft, images: [image] }),
      });
      return response.json();
    };
    const responses = await Promise.all([...addresses, ...addresses].map(send));
    await Promise.all(servers.map(({ end }) => end('SIGKILL')));
    const { address: later } = await startAgain();
    responses.push(await send(later));
    expect(responses).toEqual(Array.from({ length: 5 }, () => responses[0]));
    expect(responses[0]).toEqual({ data: { productId: expect.any(String) } });
    const list = await (await fetch(later + PRODUCTS, { headers: { cookie } })).json();
    expect(list.data.products).toHaveLength(sampleProducts.length + 1);
  });

  it('continue after the database ended their connections', async () => {
    const { DATABASE_URL, addresses } = await startTogether(1);
    const [address = ''] = addresses;
    const cookie = await signIn(address);
    const client = new Client(DATABASE_URL);
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await client.end();
    await expect
      .poll(async () => (await fetch(address + PRODUCTS, { headers: { cookie } })).status, {
        timeout: 20_000,
      })
      .toBe(200);
  });
});

it('reports why it can’t open a database, without the password', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const DATABASE_URL = 'postgres://counter:hunter2@127.0.0.1:9/store';
  const error: unknown = await startWholeServer({ DATABASE_URL, DATA_DIR }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toMatch(/^Can't open the database at DATABASE_URL: .*$/);
  expect((error as Error).message).not.toContain('hunter2');
});
