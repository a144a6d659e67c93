import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { liveStream } from '#contract/live/live.ts';
import { createRandomImage, signIn, createStoreClient } from '../../crash/storeClient.ts';
import { readEvents } from '../live/liveReader.ts';
import { draft, toFormData } from '../shop.ts';
import { runServer } from '../runningServer.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

/** Creates the body of a product form with one image. */
async function createFormBody(): Promise<{ type: string; bytes: Uint8Array }> {
  const form = toFormData({ product: { ...draft, name: 'Slow lamp' }, images: [await createRandomImage()] });
  const sent = new Response(form);
  return { type: sent.headers.get('content-type') ?? '', bytes: await sent.bytes() };
}

/** Requests readiness like a load balancer. */
const readiness = (address: string) =>
  fetch(`${address}/readyz`).then(
    async (response) => [response.status, await response.text()],
    () => 'refused',
  );

it('reports draining first and keeps serving, unless it is signalled twice', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  // The maximum, because the test does not wait for it.
  const server = runServer({ DATA_DIR, DRAIN_SECONDS: '300', LOG_LEVEL: 'silent' });
  const address = await server.ready;
  const cookie = await signIn(address);
  server.child.kill('SIGTERM');
  await expect.poll(() => readiness(address)).toEqual([503, 'draining']);
  expect((await createStoreClient(address, cookie).products()).length).toBeGreaterThan(0);
  expect(await server.end('SIGTERM')).toMatchObject({ code: null, signal: 'SIGTERM' });
});

it('waits for a slow upload', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const server = runServer({ DATA_DIR, DRAIN_SECONDS: '1', LOG_LEVEL: 'silent' });
  const address = await server.ready;
  const cookie = await signIn(address);
  const { type, bytes } = await createFormBody();
  const { hostname, port } = new URL(address);
  const headers = { cookie, 'content-type': type, 'content-length': bytes.length, expect: '100-continue' };
  const path = '/api/product/admin/create-product';
  const upload = httpRequest({ hostname, port, path, method: 'POST', headers });
  const responded = once(upload, 'response');
  upload.flushHeaders();
  // The server has received the request and half of its body.
  await once(upload, 'continue');
  upload.write(bytes.subarray(0, bytes.length >> 1));
  server.child.kill('SIGTERM');
  await expect.poll(() => readiness(address)).toBe('refused');

  upload.end(bytes.subarray(bytes.length >> 1));
  const [response] = await responded;
  expect(response.statusCode).toBe(200);
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{12}$/);
  response.resume();
  expect((await server.ended).code).toBe(0);

  const { address: again } = await startWholeServer({ DATA_DIR });
  const names = (await createStoreClient(again, cookie).products()).map(({ name }) => name);
  expect(names).toContain('Slow lamp');
});

it('does not wait for live streams', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const server = runServer({ DATA_DIR, LOG_LEVEL: 'error' });
  const address = await server.ready;
  const headers = { cookie: await signIn(address) };
  const stream = readEvents(await fetch(address + liveStream.path, { headers }));
  expect(await stream.next()).toMatchObject({ event: 'revisions' });
  const before = performance.now();
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
  expect(await stream.next()).toBeUndefined();
  // Pending requests would have 25 seconds.
  expect(performance.now() - before).toBeLessThan(20_000);
});
