import { startFauxqs } from 'fauxqs';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openBucketImages } from '#server/archive/archiveImages.ts';
import { createImageBucket } from '#server/images/imageBucket.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

type Policy = { Statement: { Effect: string; Action: string[]; Resource: string[] }[] };

const policy = JSON.parse(
  readFileSync(new URL('../../../deploy/bucket-policy.json', import.meta.url), 'utf8'),
) as Policy;

const ACTIONS: Record<string, string> = {
  GET: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

/** Returns the right that a request needs, such as `s3:GetObject arn:aws:s3:::counter/uploads/*`. */
function getRight(method: string, url: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  if (method === 'GET' && pathname === '/counter') return 's3:ListBucket arn:aws:s3:::counter';
  return `${ACTIONS[method] ?? method} arn:aws:s3::${pathname.replace(/^\//, ':').replace(/[^/]+\.webp$/, '*')}`;
}

/** Starts an object store that records the rights that its requests need. */
async function startRecordingStore() {
  const s3 = await startFauxqs({ port: 0, logger: false });
  s3.createBucket('counter');
  const rights = new Set<string>();
  const proxy = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    rights.add(getRight(method, url));
    const forwarded = request(
      { port: s3.port, host: '127.0.0.1', method, path: url, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  onTestFinished(async () => {
    proxy.close();
    await s3.stop();
  });
  return { rights, endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

it('gives the servers the rights that they use in the bucket, and no others [ASVS 13.2.2]', async () => {
  const { rights, endpoint } = await startRecordingStore();
  const files = createImageBucket({
    endpoint,
    name: 'counter',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  await files.save('one', Uint8Array.of(1));
  await files.save('two', Uint8Array.of(2));
  await files.flush();
  await files.read('one');
  await files.read('missing');
  await files.remove(['one']);
  await files.removeUnused(async () => new Set());
  const images = openBucketImages(files, `${createTemporaryFolder()}/archive`);
  await images.save('three', Uint8Array.of(3));
  await images.pin('three');
  await images.read('three');
  await images.unpin();

  const given = policy.Statement.flatMap(({ Effect, Action, Resource }) => {
    expect(Effect).toBe('Allow');
    return Action.flatMap((action) => Resource.map((resource) => `${action} ${resource}`));
  });
  expect([...rights].toSorted()).toEqual(given.toSorted());
});
