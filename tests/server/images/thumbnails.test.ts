import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { ProductImage } from '#contract/products/productFields.ts';
import { createImageStore } from '#server/images/createImageStore.ts';
import { createImageFiles } from '#server/images/imageFiles.ts';
import { createThumbnailStore, withThumbnails } from '#server/images/thumbnailStore.ts';
import { cleanUp } from '#server/bin/cleanupJob.ts';
import { createUploads } from '#server/http/uploads.ts';
import { createImage, createImageFile, toFile } from './imageFixtures.ts';
import { CREATE, draft, EDIT, toFormData } from '../shop.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

let server: ServerUnderTest;
let folders: { images: string; thumbnails: string };
let site: ReturnType<typeof createUploads>;
beforeEach(async () => {
  const root = createTemporaryFolder();
  folders = { images: join(root, 'uploads'), thumbnails: join(root, 'thumbnails') };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  const thumbnails = createThumbnailStore(folders.thumbnails, createImageFiles(folders.images));
  site = createUploads(folders.images, thumbnails);
  server = await startServerUnderTest({
    images: withThumbnails(createImageStore(createImageFiles(folders.images)), thumbnails),
  });
  onTestFinished(() => server.opened.close());
  await server.visitor.signIn();
});

const files = () => [readdirSync(folders.images).toSorted(), readdirSync(folders.thumbnails).toSorted()];

async function save(path: string, images: readonly File[], sent: object = draft, imagesToDelete?: string[]) {
  const body = toFormData({ product: sent, images, imagesToDelete });
  const headers = { cookie: server.visitor.cookie };
  const response = await server.app.request(path, { method: 'POST', body, headers });
  return (await response.json()).data.productId as string;
}

async function getImages(id: string): Promise<ProductImage[]> {
  const response = await server.visitor.get(`/api/product/admin/get-product/${id}`);
  return (await response.json()).data.product.images;
}

const fetchImage = async (url = '') => {
  const response = await site.request(url);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: await response.bytes(),
  };
};

it('are 320 px wide and announced by the list and the product', async () => {
  const wide = toFile(await createImage('png', { width: 2000, height: 1000 }), 'wide.png', 'image/png');
  const id = await save(CREATE, [wide]);
  const [image] = await getImages(id);
  const { url, publicId, thumbUrl } = image!;
  expect([url, thumbUrl]).toEqual([`/uploads/${publicId}.webp`, `/uploads/thumbnails/${publicId}.webp`]);
  expect(files()).toEqual([[`${publicId}.webp`], [`${publicId}.webp`]]);

  const { status, type, bytes } = await fetchImage(thumbUrl);
  expect([status, type]).toEqual([200, 'image/webp']);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });

  const list = await (await server.visitor.get('/api/product/admin/get-all-products')).json();
  expect(list.data.products[0].images).toEqual([image]);
  // The row does not contain thumbnails, because they can be created again.
  expect((await server.deps.db.products.find(id))?.images).toEqual([{ url, publicId }]);
});

it('are kept for earlier versions and removed with their images', async () => {
  const id = await save(CREATE, [await createImageFile(), await createImageFile()]);
  const [first, second] = await getImages(id);
  await save(`${EDIT}/${id}`, [await createImageFile()], { ...draft, images: [first] }, [second!.publicId]);
  const after = await getImages(id);
  expect(after[0]).toEqual(first);
  const kept = [...after, second!].map(({ publicId }) => `${publicId}.webp`).toSorted();
  expect(files()).toEqual([kept, kept]);

  for (const folder of Object.values(folders)) writeFileSync(join(folder, 'left.webp'), 'x');
  writeFileSync(join(folders.thumbnails, '.half.webp.partial'), 'x');
  const images = withThumbnails(
    createImageStore(createImageFiles(folders.images)),
    createThumbnailStore(folders.thumbnails, createImageFiles(folders.images)),
  );
  expect(await images.removeUnused(server.deps.db.findUsedImageIds)).toBe(3);
  expect(files()).toEqual([kept, kept]);

  await server.visitor.delete(`/api/product/admin/delete-product/${id}`);
  expect(files()).toEqual([kept, kept]);
  await cleanUp({ ...server.deps, dataDir: folders.images, historyDays: -1 });
  expect(files()).toEqual([[], []]);
});

it('are created once for parallel requests', async () => {
  const id = await save(CREATE, [await createImageFile()]);
  const [image] = await getImages(id);
  const thumbnail = join(folders.thumbnails, `${image!.publicId}.webp`);
  rmSync(thumbnail);
  const responses = await Promise.all([1, 2, 3, 4].map(() => fetchImage(image?.thumbUrl)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(responses.every(({ bytes }) => readFileSync(thumbnail).equals(bytes))).toBe(true);
  expect(readdirSync(folders.thumbnails)).toHaveLength(1);
});

it('are replaced by the image itself when they cannot be created', async () => {
  const damaged = join(folders.images, 'damaged.webp');
  writeFileSync(damaged, 'no image');
  const { status, bytes } = await fetchImage('/uploads/thumbnails/damaged.webp');
  expect([status, Buffer.from(bytes).toString()]).toEqual([200, 'no image']);
  expect(readdirSync(folders.thumbnails)).toEqual([]);
  for (const name of ['missing.webp', '..%2Fuploads%2Fdamaged.webp', '.damaged.webp', 'damaged.png']) {
    expect((await fetchImage(`/uploads/thumbnails/${name}`)).status).toBe(404);
  }
});

it('never fail an upload', async () => {
  rmSync(folders.thumbnails, { recursive: true });
  const [image] = await getImages(await save(CREATE, [await createImageFile()]));
  expect((await fetchImage(image?.thumbUrl)).status).toBe(200);
});
