import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

const PRODUCTS = '/api/product/admin/get-all-products';

describe.each([PRODUCTS, '/api/order/admin/get-orders'])('%s', (path) => {
  it('is not stored by browsers', async () => {
    const response = await server.visitor.get(path);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('answers 304 while it is unchanged', async () => {
    const etag = (await server.visitor.get(path)).headers.get('etag') ?? '';
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await server.visitor.get(path, { 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await server.visitor.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('checks the session before answering 304', async () => {
    const etag = (await server.visitor.get(path)).headers.get('etag') ?? '';
    await server.visitor.post('/api/admin/logout');
    expect((await server.visitor.get(path, { 'if-none-match': etag })).status).toBe(401);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', null],
    ['identity', null],
    ['', null],
  ])('accepted as "%s" is sent as %s', async (accepted, encoding) => {
    const plain = await (await server.visitor.get(path)).text();
    const response = await server.visitor.get(path, { 'accept-encoding': accepted });
    const body = Buffer.from(await response.arrayBuffer());
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes };
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(decode[(encoding ?? 'plain') as keyof typeof decode](body).toString()).toBe(plain);
  });

  it('answers HEAD without a body', async () => {
    const response = await server.app.request(path, {
      method: 'HEAD',
      headers: { cookie: server.visitor.cookie },
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).toMatch(/^W\/"/);
  });
});

it('is encoded once, and again after a write', async () => {
  const batches = vi.spyOn(server.deps.db.products, 'readBatches');
  const before = await Promise.all([server.visitor.get(PRODUCTS), server.visitor.get(PRODUCTS)]);
  expect(batches).toHaveBeenCalledTimes(1);
  await server.visitor.delete('/api/product/admin/delete-product/66d57c3e9b10f40013a5e102');
  const after = await server.visitor.get(PRODUCTS, { 'if-none-match': before[0].headers.get('etag') ?? '' });
  expect(after.status).toBe(200);
  expect(await after.text()).not.toContain('66d57c3e9b10f40013a5e102');
  expect(batches).toHaveBeenCalledTimes(2);
});

it('is not cached when encoding fails', async () => {
  const batches = vi.spyOn(server.deps.db.products, 'readBatches').mockImplementationOnce(() => {
    throw new Error('disk');
  });
  expect((await server.visitor.get(PRODUCTS)).status).toBe(500);
  expect((await server.visitor.get(PRODUCTS)).status).toBe(200);
  expect(batches).toHaveBeenCalledTimes(2);
});
