import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { once } from 'node:events';
import { beforeAll, beforeEach, afterAll, expect, it } from 'vitest';
import { liveStream } from '#contract/live/live.ts';
import { createApiProxy } from '#server/http/apiProxy.ts';
import { getRequestId } from '#server/monitoring/log.ts';
import { readEvents } from '../live/liveReader.ts';
import { silentLog } from '../serverUnderTest.ts';

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };
let seen: Seen[] = [];
const LARGE = JSON.stringify({ data: 'x'.repeat(100_000) });

/** Number of open live streams of the backend. */
let openStreams = 0;

const backend = createServer((request, response) => {
  if (request.url === liveStream.path) {
    openStreams += 1;
    response.on('close', () => (openStreams -= 1));
    response.writeHead(200, { 'content-type': liveStream.contentType });
    response.write('event: revisions\ndata: {"products":1,"orders":2}\n\n');
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.setHeader('set-cookie', [
      'sid=1; Domain=backend.example; Path=/; HttpOnly; Secure; SameSite=None',
      '__Host-x=2; Path=/; Secure',
    ]);
    if (url?.includes('large')) response.setHeader('content-type', 'application/json');
    response.writeHead(url?.includes('moved') ? 302 : 207, { 'x-of': 'backend', location: '/elsewhere' });
    response.end(url?.includes('large') ? LARGE : '{"data":{}}');
  });
});
let host = '';

beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  host = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => void backend.close());
beforeEach(() => {
  seen = [];
});

const between = (https = false) => createApiProxy(host, https, { log: silentLog, getRequestId });

it('forwards method, path, query, body and cookies with the backend’s own origin', async () => {
  const response = await between().request('http://counter.example/api/admin/login?a=1%202', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: 'sid=7',
      origin: 'http://counter.example',
      host: 'counter.example',
      referer: 'http://counter.example/login',
      'sec-fetch-site': 'same-origin',
      // curl sends it with large uploads.
      expect: '100-continue',
    },
    body: '{"email":"a"}',
  });
  expect([response.status, response.headers.get('x-of'), await response.text()]).toEqual([
    207,
    'backend',
    '{"data":{}}',
  ]);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/admin/login?a=1%202', body: '{"email":"a"}' });
  expect(seen[0]?.headers).toMatchObject({ cookie: 'sid=7', origin: host, host: host.slice(7) });
  expect(seen[0]?.headers).not.toHaveProperty('sec-fetch-site');
  expect(seen[0]?.headers).not.toHaveProperty('referer');
});

it('rewrites the backend’s cookies for this host', async () => {
  const plain = await between().request('/api/admin/check-admin');
  expect(plain.headers.getSetCookie()).toEqual([
    'sid=1; Path=/; HttpOnly; SameSite=Lax',
    '__Host-x=2; Path=/; Secure',
  ]);
  const secure = await between(true).request('/api/admin/check-admin');
  expect(secure.headers.getSetCookie()[0]).toBe('sid=1; Path=/; HttpOnly; Secure; SameSite=None');
});

it('compresses responses for browsers that accept it', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const response = await between().request('/api/large', { headers });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const packed = await response.bytes();
  expect(packed.length).toBeLessThan(LARGE.length / 10);
  expect(gunzipSync(packed).toString()).toBe(LARGE);
  const plain = await between().request('/api/large');
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, LARGE]);
});

it('forwards images and leaves redirects to the browser', async () => {
  expect((await between().request('/uploads/lamp.webp')).status).toBe(207);
  expect((await between().request('/api/moved')).headers.get('location')).toBe('/elsewhere');
});

it('refuses cross-site writes', async () => {
  const init = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await between().request('/api/admin/logout', init)).status).toBe(403);
  expect(seen).toEqual([]);
});

it('answers 502 when the backend is unreachable', async () => {
  const nowhere = createApiProxy('http://127.0.0.1:1', false, { log: silentLog, getRequestId });
  const response = await nowhere.request('/api/admin/check-admin');
  expect([response.status, await response.json()]).toEqual([
    502,
    { message: 'Couldn’t reach the store’s backend.' },
  ]);
});

it('forwards live streams and ends them with the server or the browser', async () => {
  const stopping = new AbortController();
  const proxy = createApiProxy(host, false, {
    log: silentLog,
    getRequestId,
    shutdownSignal: stopping.signal,
  });
  const open = async () => {
    const response = await proxy.request(liveStream.path, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    const stream = readEvents(response);
    expect(await stream.next()).toEqual({ event: 'revisions', data: { products: 1, orders: 2 } });
    return stream;
  };
  const [disconnected, stopped] = [await open(), await open()];
  await disconnected.cancel();
  await expect.poll(() => openStreams).toBe(1);
  stopping.abort();
  expect(await stopped.next()).toBeUndefined();
  await expect.poll(() => openStreams).toBe(0);
});
