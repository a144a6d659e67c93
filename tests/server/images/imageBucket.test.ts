import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createImageStore } from '#server/images/createImageStore.ts';
import { createImageBucket } from '#server/images/imageBucket.ts';
import { ImageStoreUnavailableError } from '#server/base/imageStore.ts';
import { createUploads } from '#server/http/uploads.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { createImageFile } from './imageFixtures.ts';
import { CREATE, draft, toFormData } from '../shop.ts';
import { GUEST, startServerUnderTest } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

let s3: FauxqsServer;
const bucket = {
  endpoint: '',
  name: 'images',
  region: 'us-east-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
};
const ofSize = (size: number) => Uint8Array.from({ length: size }, (_, index) => index % 251);

beforeAll(async () => {
  s3 = await startFauxqs({ port: 0, logger: false });
  bucket.endpoint = `http://127.0.0.1:${s3.port}`;
});
afterAll(() => s3.stop());
beforeEach(() => {
  s3.purgeAll();
  s3.createBucket(bucket.name);
});

it('stores and returns an image until it is removed', async () => {
  const files = createImageBucket(bucket);
  await files.save('one', ofSize(70_000));
  expect(await files.read('one')).toEqual(ofSize(70_000));
  expect(await files.read('two')).toBeUndefined();
  expect(await files.read('../one')).toBeUndefined();
  await files.remove(['one', 'two', '../one']);
  expect(await files.read('one')).toBeUndefined();
});

it('removes unused images across several pages of a listing, except new ones', async () => {
  const files = createImageBucket(bucket, 7);
  const ids = Array.from({ length: 20 }, (_, index) => `image-${index}`);
  await Promise.all(ids.map((id) => files.save(id, ofSize(3))));
  expect(await files.removeUnused(async () => new Set(), Date.now() - 3_600_000)).toBe(0);
  expect(await files.removeUnused(async () => new Set(ids.slice(1, 15)))).toBe(6);
  expect(await files.read('image-19')).toBeUndefined();
  expect(await files.read('image-14')).toBeDefined();
});

it('serves an image with the same headers as from the folder', async () => {
  const files = createImageBucket(bucket);
  const [image] = await createImageStore(files).add([await createImageFile()]);
  const response = await createUploads(files).request(image?.url ?? '');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.bytes()).toEqual(await files.read(image?.publicId ?? ''));
  expect((await createUploads(files).request('/uploads/nothing.webp')).status).toBe(404);
});

it('refuses a product when the bucket fails, and logs the reason [ASVS 16.3.4, 16.5.2]', async () => {
  const failures: object[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object) => void failures.push(fields),
  };
  const images = createImageStore(createImageBucket({ ...bucket, name: 'no-such-bucket' }));
  const server = await startServerUnderTest({ images, log });
  await server.visitor.signIn();
  const body = toFormData({ product: draft, images: [await createImageFile()], imagesToDelete: [] });
  const headers = { cookie: server.visitor.cookie };
  const before = (await server.deps.db.getTotals()).totalProducts;
  const response = await server.app.request(CREATE, { method: 'POST', headers, body });
  expect([response.status, await response.json()]).toEqual([
    503,
    { message: 'Couldn’t reach the image storage. Please try again in a moment.' },
  ]);
  expect(failures).toEqual([
    expect.objectContaining({
      err: expect.objectContaining({ message: expect.stringContaining('no-such-bucket') }),
    }),
  ]);
  expect((await server.deps.db.getTotals()).totalProducts).toBe(before);
});

it('signs the digest of an image, and retries when the bucket is busy', async () => {
  const requests: IncomingMessage['headers'][] = [];
  const busyOnce = createServer((request, response) => {
    requests.push(request.headers);
    request.resume().on('end', () => response.writeHead(requests.length === 1 ? 503 : 200).end());
  }).listen(0, '127.0.0.1');
  await once(busyOnce, 'listening');
  onTestFinished(() => void busyOnce.close());
  const { port } = busyOnce.address() as AddressInfo;
  await createImageBucket({ ...bucket, endpoint: `http://127.0.0.1:${port}` }).save(
    'one',
    Uint8Array.of(97, 98, 99),
  );
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatchObject({
    'x-amz-content-sha256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=\S*x-amz-content-sha256\S*, Signature=[0-9a-f]{64}$/,
    ),
  });
});

it('follows no redirect of the bucket [ASVS 15.3.2]', async () => {
  const received: string[] = [];
  const servers = [
    createServer(({ url }, response) => {
      received.push(url ?? '');
      response.end('inside');
    }),
    createServer(({ url }, response) => {
      const { port } = servers[0]!.address() as AddressInfo;
      response.writeHead(307, { location: `http://127.0.0.1:${port}${url}` }).end();
    }),
  ];
  for (const server of servers) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
  }
  const { port } = servers[1]!.address() as AddressInfo;
  const files = createImageBucket({ ...bucket, endpoint: `http://127.0.0.1:${port}` });
  await expect(files.read('lamp')).rejects.toThrow(ImageStoreUnavailableError);
  expect(received).toEqual([]);
});

it('stores all images of a server, including the sample’s', async () => {
  const { address } = await startWholeServer({
    DATA_DIR: join(createTemporaryFolder(), 'data'),
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });
  const { url, publicId } = sampleProducts[0]!.images[0]!;
  const response = await fetch(address + url);
  expect([response.status, await response.bytes()]).toEqual([
    200,
    await createImageBucket(bucket).read(publicId),
  ]);
  expect((await fetch(`${address}/uploads/thumbnails/${publicId}.webp`)).status).toBe(200);
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(GUEST),
  });
  expect(login.status).toBe(200);
});
