import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { StoredProduct } from '#contract/products/product.ts';
import { MAX_IMAGE_BYTES } from '#contract/products/productFields.ts';
import { FORM_LIMIT_BYTES } from '#server/images/readProductForm.ts';
import { createImageFiles } from '#server/images/imageFiles.ts';
import { toFile, createImage, createImageFile, createPixelBomb } from '../images/imageFixtures.ts';
import { CREATE, draft, EDIT, toFormData, type Shop, startShop } from '../shop.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { readAll } from '../readAll.ts';

let server: Shop;
let count: number;
beforeEach(async () => {
  server = await startShop();
  count = (await readAll(server.deps.db.products)).length;
});

async function expectNothingStored(): Promise<void> {
  expect(readdirSync(server.uploads)).toEqual([]);
  expect(await readAll(server.deps.db.products)).toHaveLength(count);
}

it('refuses an image of one byte more than 5 MB [ASVS 5.2.1]', async () => {
  const images = [toFile(new Uint8Array(MAX_IMAGE_BYTES + 1), 'big.png', 'image/png')];
  expect(await server.save(CREATE, { product: draft, images })).toEqual([
    413,
    'File too large: big.png. Max size is 5MB.',
  ]);
  await expectNothingStored();
});

it('does not read a body that announces more than the limit [ASVS 5.2.1]', async () => {
  const headers = { 'content-length': String(FORM_LIMIT_BYTES + 1) };
  const response = await server.send(CREATE, toFormData({ product: draft }), headers);
  expect([response.status, await response.json()]).toEqual([
    413,
    { message: 'The upload is too large; the limit is 31 MB.' },
  ]);
});

it.each([
  ['in one endless file', 'Content-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n'],
  ['in a part of no meaning', 'Content-Disposition: form-data; name="other"\r\n\r\n'],
])('reads a body without a length up to the limit: %s [ASVS 5.2.1]', async (_, head) => {
  let sent = 0;
  const megabyte = new Uint8Array(1024 * 1024);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(`--x\r\n${head}`)),
    pull(controller) {
      sent += 1;
      controller.enqueue(megabyte);
    },
  });
  const init = { method: 'POST', body, duplex: 'half' };
  const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: server.visitor.cookie };
  const response = await server.app.request(CREATE, { ...init, headers });
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(34);
  await expectNothingStored();
});

type InvalidFile = [what: string, file: () => Promise<File>, message: string];
const only = 'Only JPG, PNG, GIF, WEBP are allowed.';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const small = { width: 300, height: 300 };
const invalidFiles: InvalidFile[] = [
  [
    'an empty file',
    async () => toFile('', 'a.png', 'image/png'),
    'Empty file: a.png. Please choose another one.',
  ],
  ['a text', async () => toFile('hello', 'a.jpg', 'image/jpeg'), `Invalid file type: a.jpg. ${only}`],
  ['an SVG', async () => toFile(svg, 'a.svg', 'image/svg+xml'), `Invalid file type: a.svg. ${only}`],
  [
    'an SVG that says PNG',
    async () => toFile(svg, 'a.png', 'image/png'),
    `Invalid file type: a.png. ${only}`,
  ],
  [
    'a page',
    async () => toFile('<!doctype html>', 'a.html', 'text/html'),
    `Invalid file type: a.html. ${only}`,
  ],
  [
    'a PDF',
    async () => toFile('%PDF-1.7\n', 'a.pdf', 'application/pdf'),
    `Invalid file type: a.pdf. ${only}`,
  ],
  [
    'a page that begins as a GIF',
    async () => toFile('GIF89a/*<html>*/=1;', 'a.gif', 'image/gif'),
    'Damaged file: a.gif. It can’t be read as an image.',
  ],
  [
    'a GIF that says PNG',
    async () => toFile(await createImage('gif'), 'a.png', 'image/png'),
    'Invalid file type: a.png. It was sent as PNG but is GIF.',
  ],
  [
    'an image that says HTML',
    async () => toFile(await createImage('gif'), 'a.html', 'text/html'),
    `Invalid file type: a.html. ${only}`,
  ],
  [
    'a truncated PNG',
    async () => toFile((await createImage('png', small)).subarray(0, -60), 'a.png', 'image/png'),
    'Damaged file: a.png. It can’t be read as an image.',
  ],
  [
    'a truncated JPEG',
    async () => toFile((await createImage('jpeg', small)).subarray(0, -400), 'a.jpg', 'image/jpeg'),
    'Damaged file: a.jpg. It can’t be read as an image.',
  ],
];

it.each(invalidFiles)(
  'refuses %s, and keeps no image sent before it [ASVS 1.3.4, 5.2.2]',
  async (_, file, message) => {
    const images = [await createImageFile(), await file()];
    expect(await server.save(CREATE, { product: draft, images })).toEqual([400, message]);
    await expectNothingStored();
  },
);

it('refuses an image of 900 million pixels by its header [ASVS 5.2.3]', async () => {
  const bomb = createPixelBomb();
  expect(bomb.length).toBeLessThan(10_000);
  const images = [toFile(bomb, 'bomb.png', 'image/png')];
  // The image has only a hundredth of its rows. If it were decoded, the error would be that it is damaged.
  expect(await server.save(CREATE, { product: draft, images })).toEqual([
    400,
    'Image too large: bomb.png. Max size is 40 million pixels.',
  ]);
  await expectNothingStored();
});

it('strips scripts, location and camera data [ASVS 5.2.2, 14.2.8]', async () => {
  const photo = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const both = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
  await server.save(CREATE, { product: draft, images: [toFile(both, 'x.jpg', 'image/jpeg')] });
  const [name = ''] = readdirSync(server.uploads);
  const stored = readFileSync(join(server.uploads, name));
  for (const trace of ['script', 'Somebody', 'Exif', 'GPS']) expect(stored.includes(trace)).toBe(false);
  const { exif, xmp, icc } = await sharp(stored).metadata();
  expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
});

it.each(['../../a.png', '/etc/a.png', 'a\u0000.png', '..\\..\\a.png', '%2e%2e%2fa.png', '.partial', ''])(
  'stores an image without using its file name %j [ASVS 5.3.2]',
  async (name) => {
    const images = [toFile(await createImage('png'), name, 'image/png')];
    await server.save(CREATE, { product: draft, images });
    const names = readdirSync(server.uploads);
    expect(names.filter((one) => !/^[\w-]{22}\.webp$/.test(one))).toEqual([]);
    const around = readdirSync(join(server.uploads, '../..'), { recursive: true });
    expect(around.filter((one) => String(one).endsWith('a.png'))).toEqual([]);
  },
);

it('removes nothing for a publicId outside of the folder [ASVS 5.3.2]', async () => {
  const outside = createTemporaryFolder();
  writeFileSync(join(outside, 'a.webp'), 'x');
  const beside = `../${outside.split('/').at(-1)}/a`;
  const publicIds = [beside, `${beside}.webp`, join(outside, 'a'), `${beside}\u0000`, '', '..', '__proto__'];
  await createImageFiles(server.uploads).remove(publicIds);
  const id = await server.save(CREATE, { product: draft, images: [await createImageFile()] });
  const product = { ...draft, images: publicIds.map((publicId) => ({ url: '/x', publicId })) };
  const sent = { product, images: [await createImageFile()], imagesToDelete: publicIds };
  expect(await server.save(`${EDIT}/${id}`, sent)).toBe(id);
  expect(readdirSync(outside)).toEqual(['a.webp']);
});

it('lets an edit change only the product’s own images [ASVS 8.2.2]', async () => {
  const { products } = server.deps.db;
  const created = async () => {
    const id = await server.save(CREATE, { product: draft, images: [await createImageFile()] });
    return (await products.find(String(id))) as StoredProduct;
  };
  const other = await created();
  const own = await created();
  const product = {
    ...draft,
    images: [...own.images, ...other.images, { url: 'https://evil.example/x', publicId: '../../store' }],
  };
  const imagesToDelete = [other.images[0]?.publicId ?? '', '../../etc/passwd', 'a\u0000b', '__proto__'];
  expect(await server.save(`${EDIT}/${own._id}`, { product, imagesToDelete })).toBe(own._id);
  expect((await products.find(own._id))?.images).toEqual(own.images);
  expect(await products.find(other._id)).toEqual(other);
  expect(readdirSync(server.uploads)).toHaveLength(2);
});
