import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_LIFETIME_MS, MAX_IDEMPOTENCY_KEY_LENGTH } from '#contract/idempotency.ts';
import { cleanUp } from '#server/bin/cleanupJob.ts';
import { createImage, createImageFile, toFile } from '../images/imageFixtures.ts';
import { readAll } from '../readAll.ts';
import { CREATE, draft, EDIT, type Sent, type Shop, startShop, toFormData } from '../shop.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const KEY = '"8e03978e-40d5-43dd-bc93-6894a57f9324"';

async function openShop() {
  const shop = await startShop();
  const send = async (path: string, sent: Sent, key?: string): Promise<[number, unknown]> => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    const response = await shop.send(path, toFormData(sent), headers);
    return [response.status, await response.json()];
  };
  const image = await createImageFile();
  const lamp = { product: draft, images: [image] };
  return { shop, send, image, lamp };
}

const countLamps = async ({ deps }: Shop) =>
  (await readAll(deps.db.products)).filter(({ name }) => name === draft.name).length;

it('stores a product once per key and repeats the answer', async () => {
  const { shop, send, lamp } = await openShop();
  const first = await send(CREATE, lamp, KEY);
  expect(first).toEqual([200, { data: { productId: expect.any(String) } }]);
  expect(await send(CREATE, lamp, KEY)).toEqual(first);
  expect(await send(CREATE, lamp, KEY.replaceAll('"', ''))).toEqual(first);
  expect(await countLamps(shop)).toBe(1);
  expect(readdirSync(shop.uploads)).toHaveLength(1);
});

it('stores a product once when parallel requests share a key', async () => {
  const { shop, send, lamp } = await openShop();
  const responses = await Promise.all([1, 2, 3, 4].map(() => send(CREATE, lamp, KEY)));
  expect(responses).toEqual(Array.from({ length: 4 }, () => responses[0]));
  expect(responses[0]?.[0]).toBe(200);
  expect(await countLamps(shop)).toBe(1);
  expect(readdirSync(shop.uploads)).toHaveLength(1);
});

it('repeats the answer to an edit instead of reporting a conflict with itself', async () => {
  const { shop, send, lamp, image } = await openShop();
  const id = (await shop.save(CREATE, lamp)) as string;
  const { updatedAt, images } = (await shop.deps.db.products.find(id))!;
  const edit = {
    product: { ...draft, name: 'Dimmed lamp', images, updatedAt },
    images: [image],
    imagesToDelete: [],
  };
  const both = await Promise.all([send(`${EDIT}/${id}`, edit, KEY), send(`${EDIT}/${id}`, edit, KEY)]);
  const later = await send(`${EDIT}/${id}`, edit, KEY);
  expect([...both, later]).toEqual(Array.from({ length: 3 }, () => [200, { data: { productId: id } }]));
  expect((await shop.deps.db.products.find(id))?.images).toHaveLength(2);
  expect(readdirSync(shop.uploads)).toHaveLength(2);
  expect((await send(`${EDIT}/${id}`, edit, '"another"'))[0]).toBe(409);
});

it('repeats the answer to a delete instead of reporting a missing product', async () => {
  const { shop, lamp } = await openShop();
  const id = (await shop.save(CREATE, lamp)) as string;
  const remove = (key: string) =>
    shop.visitor.delete(`/api/product/admin/delete-product/${id}`, { 'idempotency-key': key });
  const statuses = (await Promise.all([remove(KEY), remove(KEY)])).map(({ status }) => status);
  expect([...statuses, (await remove(KEY)).status]).toEqual([200, 200, 200]);
  expect((await remove('"another"')).status).toBe(404);
});

it('refuses a key that was used with other content', async () => {
  const { shop, send, lamp, image } = await openShop();
  await send(CREATE, lamp, KEY);
  const message = 'This was already saved with different content. Check the store before you save it again.';
  const otherImage = toFile(await createImage('png', { colour: 'red' }), image.name, image.type);
  for (const sent of [
    { ...lamp, product: { ...draft, stock: 4 } },
    { ...lamp, images: [otherImage] },
    { ...lamp, images: [image, image] },
  ]) {
    expect(await send(CREATE, sent, KEY)).toEqual([422, { message }]);
  }
  expect(await countLamps(shop)).toBe(1);
  expect(readdirSync(shop.uploads)).toHaveLength(1);
});

it('allows a key again after its request was refused', async () => {
  const { shop, send, lamp } = await openShop();
  expect((await send(CREATE, { ...lamp, product: { ...draft, name: '' } }, KEY))[0]).toBe(400);
  expect((await send(CREATE, lamp, KEY))[0]).toBe(200);
  expect(await countLamps(shop)).toBe(1);
});

it('keeps the keys of administrators separate', async () => {
  const { shop, send, lamp } = await openShop();
  const { db } = shop.deps;
  await send(CREATE, lamp, KEY);
  const guest = (await db.admins.findGuest())!;
  await db.admins.save({ ...guest, id: 'asha', kind: 'admin', email: 'asha@store.example' });
  shop.visitor.cookie = '';
  await shop.visitor.post('/api/admin/login', { email: 'asha@store.example', password: 'open the counter' });
  expect((await send(CREATE, lamp, KEY))[0]).toBe(200);
  expect(await countLamps(shop)).toBe(2);
});

it('expires a key after 24 hours, even without cleanup', async () => {
  const { shop, send, lamp } = await openShop();
  const count = async () => {
    const { length } = await shop.opened.database.selectFrom('idempotency_keys').selectAll().execute();
    return length;
  };
  const first = await send(CREATE, lamp, KEY);
  shop.wait(IDEMPOTENCY_KEY_LIFETIME_MS - 1);
  await shop.visitor.signIn();
  expect(await send(CREATE, lamp, KEY)).toEqual(first);
  shop.wait(1);
  expect(await send(CREATE, lamp, KEY)).not.toEqual(first);
  expect([await countLamps(shop), await count()]).toEqual([2, 1]);
  shop.wait(IDEMPOTENCY_KEY_LIFETIME_MS);
  await cleanUp({ ...shop.deps, dataDir: createTemporaryFolder() });
  expect(await count()).toBe(0);
});

it('stores every request without a key, and refuses a malformed key', async () => {
  const { shop, send, lamp } = await openShop();
  await send(CREATE, lamp);
  await send(CREATE, lamp);
  expect(await countLamps(shop)).toBe(2);
  for (const key of ['""', 'two words', 'x'.repeat(MAX_IDEMPOTENCY_KEY_LENGTH + 1)]) {
    expect((await send(CREATE, lamp, key))[0]).toBe(400);
  }
  expect(await countLamps(shop)).toBe(2);
});

it('announces that it supports idempotency keys', async () => {
  const { shop } = await openShop();
  const response = await shop.visitor.get('/api/admin/check-admin');
  expect((await response.json()).data.capabilities).toContain('product.idempotency-key');
});
