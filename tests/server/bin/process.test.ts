import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toDay } from '#contract/time/days.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { StartupError } from '#server/settings/startupError.ts';
import { runServer } from '../runningServer.ts';
import { GUEST } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

const PRODUCTS = '/api/product/admin/get-all-products';

async function signIn(address: string): Promise<string> {
  const body = JSON.stringify(GUEST);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/admin/login`, { method: 'POST', headers, body });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function fetchIds(address: string, cookie: string): Promise<string[]> {
  const response = await fetch(`${address}${PRODUCTS}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await response.json()).data.products.map(({ _id }: { _id: string }) => _id);
}

/** Expects exit code 1 and returns the only line on standard error. */
async function getStartupError(variables: Record<string, string>): Promise<string> {
  const { code, err } = await runServer(variables).ended;
  expect([code, err.split('\n').length]).toEqual([1, 2]);
  expect(err).not.toMatch(/^\s+at /m);
  return err.trim();
}

it('keeps data and sessions across kill -9', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const first = runServer({ DATA_DIR });
  const address = await first.ready;
  const cookie = await signIn(address);
  const deleted = sampleProducts[2]?._id ?? '';
  const path = `/api/product/admin/delete-product/${deleted}`;
  expect((await fetch(address + path, { method: 'DELETE', headers: { cookie } })).status).toBe(200);
  expect((await first.end('SIGKILL')).signal).toBe('SIGKILL');

  const second = runServer({ DATA_DIR });
  const ids = await fetchIds(await second.ready, cookie);
  expect(ids).toHaveLength(sampleProducts.length - 1);
  expect(ids).not.toContain(deleted);
  const { code, out } = await second.end('SIGTERM');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^Counter is ready on \S+\nguest email: \S+\nguest password: .+\n$/),
  ]);
});

it('fills a new store with sample orders up to today in the store’s time zone', async () => {
  const TIME_ZONE = 'Pacific/Auckland';
  const before = Date.now();
  const { address } = await startWholeServer({ DATA_DIR: join(createTemporaryFolder(), 'data'), TIME_ZONE });
  const headers = { cookie: await signIn(address) };
  const response = await fetch(`${address}/api/order/admin/get-orders`, { headers });
  const newestOrderAt = Date.parse((await response.json()).data.orders[0].createdAt);
  expect(newestOrderAt).toBeLessThanOrEqual(Date.now());
  expect([toDay(before, TIME_ZONE), toDay(Date.now(), TIME_ZONE)]).toContain(toDay(newestOrderAt, TIME_ZONE));
});

it('survives being killed at any moment of its first start', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  for (const wait of [150, 250, 350, 450]) {
    const server = runServer({ DATA_DIR });
    await Promise.race([server.ready, new Promise((resolve) => setTimeout(resolve, wait))]);
    await server.end('SIGKILL');
  }
  const { address } = await startWholeServer({ DATA_DIR });
  const ids = await fetchIds(address, await signIn(address));
  expect(ids).toEqual(sampleProducts.map(({ _id }) => _id));
  const image = await fetch(`${address}/uploads/lamp.webp`);
  expect([image.status, image.headers.get('content-security-policy')]).toEqual([
    200,
    "sandbox; default-src 'none'",
  ]);
  expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

it('makes its files readable only by the current user', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  await runServer({ DATA_DIR }).ready;
  const modes = [DATA_DIR, ...readdirSync(DATA_DIR).map((name) => join(DATA_DIR, name))].map(
    (path) => statSync(path).mode & 0o077,
  );
  expect(modes.length).toBeGreaterThan(3);
  expect(new Set(modes)).toEqual(new Set([0]));
});

it('finishes pending requests before it stops', async () => {
  const server = runServer({ DATA_DIR: join(createTemporaryFolder(), 'data') });
  const { hostname, port } = new URL(await server.ready);
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const slow = httpRequest({ hostname, port, path: '/api/admin/login', method: 'POST', headers });
  const responsePromise = once(slow, 'response');
  slow.flushHeaders();
  // The server has the request and waits for its body.
  await once(slow, 'continue');
  server.child.kill('SIGTERM');
  await expect
    .poll(
      () =>
        fetch(`http://${hostname}:${port}/livez`).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: 20_000 },
    )
    .toBe('closed');
  slow.end(JSON.stringify(GUEST));
  const [response] = await responsePromise;
  expect(response.statusCode).toBe(200);
  response.resume();
  expect((await server.ended).code).toBe(0);
});

describe('a failing start', () => {
  it('reports a data folder that is in use, and leaves the other server alone', async () => {
    const DATA_DIR = join(createTemporaryFolder(), 'data');
    const { address } = await startWholeServer({ DATA_DIR });
    expect(await getStartupError({ DATA_DIR })).toBe(
      `The data folder ${DATA_DIR} is in use by another Counter server: stop it, or set DATA_DIR to another folder.`,
    );
    expect(await fetchIds(address, await signIn(address))).toHaveLength(sampleProducts.length);
  });

  it('reports a port that is in use', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const DATA_DIR = join(createTemporaryFolder(), 'data');
    await expect(startWholeServer({ DATA_DIR, PORT: String(port) })).rejects.toThrow(
      new StartupError(
        `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT to another one.`,
      ),
    );
    other.close();
    await startWholeServer({ DATA_DIR });
  });

  it('reports a data folder that is not writable', async () => {
    const folder = createTemporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const DATA_DIR = join(folder, 'file', 'data');
    await expect(startWholeServer({ DATA_DIR })).rejects.toThrow(
      `Can't write to the data folder ${DATA_DIR}: make it writable, or set DATA_DIR to another folder.`,
    );
  });

  it('reports a file that is not a store, without changing it', async () => {
    const DATA_DIR = createTemporaryFolder();
    const text = 'a letter, not a database '.repeat(50);
    writeFileSync(join(DATA_DIR, 'store.db'), text);
    await expect(startWholeServer({ DATA_DIR })).rejects.toThrow(
      new StartupError(
        `${join(DATA_DIR, 'store.db')} is damaged or not a Counter store: restore a backup, or move it away.`,
      ),
    );
    expect(statSync(join(DATA_DIR, 'store.db')).size).toBe(text.length);
  });

  it('reports an invalid setting before changing anything', async () => {
    const DATA_DIR = join(createTemporaryFolder(), 'data');
    expect(await getStartupError({ DATA_DIR, GUEST_PASSWORD: 'short' })).toBe(
      'The setting GUEST_PASSWORD must be a password of 6 to 1024 characters.',
    );
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});
