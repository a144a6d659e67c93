import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { largestFile } from './pictures.ts';
import { CREATE, draft, formOf } from './productForm.ts';
import { runServer } from './runningServer.ts';
import { GUEST } from './serverUnderTest.ts';
import { temporaryFolder } from './temporaryFolder.ts';

async function signIn(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(GUEST) };
  const answer = await fetch(`${address}/api/admin/login`, init);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const sixLargest = () => Promise.all([1, 2, 3, 4, 5, 6].map((number) => largestFile(`${number}.jpg`)));

it('takes six images of 5 MB over the network, shows them, and is whole after a kill', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const uploads = join(DATA_DIR, 'uploads');
  const first = runServer({ DATA_DIR });
  const address = await first.ready;
  const cookie = await signIn(address);
  const sampled = new Set(readdirSync(uploads));
  const send = async (images: readonly File[]) =>
    fetch(address + CREATE, {
      method: 'POST',
      headers: { cookie },
      body: formOf({ product: draft, images }),
    });

  const answer = await send(await sixLargest());
  expect(answer.status).toBe(200);
  const kept = readdirSync(uploads).filter((name) => !sampled.has(name));
  expect(kept).toHaveLength(6);
  const shown = await fetch(`${address}/uploads/${kept[0]}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);

  // A seventh of them is too much; the refusal reaches whoever is still sending.
  const refused = await send([...(await sixLargest()), await largestFile('7.jpg')]);
  expect([refused.status, (await refused.json()).message]).toEqual([
    413,
    'The upload is too large; the limit is 31 MB.',
  ]);

  // What a process leaves that is killed between a picture and its row.
  writeFileSync(join(uploads, 'abandoned.webp'), 'x');
  writeFileSync(join(uploads, '.abandoned.webp.partial'), 'x');
  const working = send(await sixLargest()).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await first.end('SIGKILL');
  await working;

  const second = runServer({ DATA_DIR });
  const again = await second.ready;
  const list = await fetch(`${again}/api/product/admin/get-all-products`, { headers: { cookie } });
  const { products } = (await list.json()).data as { products: { images: { publicId: string }[] }[] };
  const named = products.flatMap(({ images }) => images.map(({ publicId }) => `${publicId}.webp`));
  expect(readdirSync(uploads).toSorted()).toEqual([...new Set(named)].toSorted());
  expect(kept.every((name) => named.includes(name))).toBe(true);
});
