import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLargestFile } from './imageFixtures.ts';
import { CREATE, draft, toFormData } from '../shop.ts';
import { runServer } from '../runningServer.ts';
import { GUEST } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

async function signIn(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(GUEST) };
  const response = await fetch(`${address}/api/admin/login`, init);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Sends a form and stops when the response arrives. */
async function answerMidway(address: string, cookie: string, images: readonly File[]): Promise<unknown[]> {
  const whole = new Response(toFormData({ product: draft, images }));
  const type = whole.headers.get('content-type') ?? '';
  const bytes = await whole.bytes();
  const headers = { cookie, 'content-type': type, 'content-length': bytes.length };
  const { hostname, port } = new URL(address);
  const sending = httpRequest({ hostname, port, path: CREATE, method: 'POST', headers });
  const answered = once(sending, 'response');
  sending.write(bytes.subarray(0, 1 << 16));
  const [response] = (await answered) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray()).toString();
  sending.destroy();
  return [response.statusCode, JSON.parse(body).message];
}

it('uploads six images of 5 MB, shows them and keeps them after a kill [ASVS 5.2.1]', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const uploads = join(DATA_DIR, 'uploads');
  const first = runServer({ DATA_DIR });
  const address = await first.ready;
  const cookie = await signIn(address);
  const before = new Set(readdirSync(uploads));
  const send = async (images: readonly File[]) =>
    fetch(address + CREATE, {
      method: 'POST',
      headers: { cookie },
      body: toFormData({ product: draft, images }),
    });

  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => createLargestFile(`${number}.jpg`)));
  const created = await send(six);
  expect(created.status).toBe(200);
  const stored = readdirSync(uploads).filter((name) => !before.has(name));
  expect(stored).toHaveLength(6);
  const image = await fetch(`${address}/uploads/${stored[0]}`);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);

  // A seventh image is too much. The error arrives while the client is still sending.
  expect(await answerMidway(address, cookie, [...six, six[0]!])).toEqual([
    413,
    'The upload is too large; the limit is 31 MB.',
  ]);

  // Simulate a process that was killed after storing an image and before its row.
  writeFileSync(join(uploads, 'abandoned.webp'), 'x');
  writeFileSync(join(uploads, '.abandoned.webp.partial'), 'x');
  const working = send(six).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await first.end('SIGKILL');
  await working;

  const { address: again } = await startWholeServer({ DATA_DIR });
  const list = await fetch(`${again}/api/product/admin/get-all-products`, { headers: { cookie } });
  const { products } = (await list.json()).data as { products: { images: { publicId: string }[] }[] };
  const named = products.flatMap(({ images }) => images.map(({ publicId }) => `${publicId}.webp`));
  expect(readdirSync(uploads).toSorted()).toEqual([...new Set(named)].toSorted());
  expect(stored.every((name) => named.includes(name))).toBe(true);
});
