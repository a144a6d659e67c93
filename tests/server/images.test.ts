import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageStore } from '#server/images/createImageStore.ts';
import { createImageFiles } from '#server/images/imageFiles.ts';
import { toFile, createImage, createImageFile } from './imageFixtures.ts';
import { CREATE, draft, EDIT, toFormData, type Shop, startShop } from './shop.ts';
import { readAll } from './readAll.ts';

let server: Shop;
let count: number;
beforeEach(async () => {
  server = await startShop();
  count = (await readAll(server.deps.store.products)).length;
});

async function expectNothingKept(): Promise<void> {
  expect(readdirSync(server.uploads)).toEqual([]);
  expect(await readAll(server.deps.store.products)).toHaveLength(count);
}

describe('an image', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('that is a %s is kept as WebP', async (kind) => {
    const id = await server.save(CREATE, { product: draft, images: [await createImageFile(kind)] });
    const [image] = (await server.deps.store.products.find(String(id)))?.images ?? [];
    expect(image).toEqual({
      url: `/uploads/${image?.publicId}.webp`,
      publicId: expect.stringMatching(/^[\w-]{22}$/),
    });
    const kept = sharp(join(server.uploads, `${image?.publicId}.webp`));
    expect(await kept.metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  it('is upright and at most 1600 pixels, without what the camera noted', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await server.save(CREATE, { product: draft, images: [toFile(photo, 'photo.jpg', 'image/jpeg')] });
    const [name = ''] = readdirSync(server.uploads);
    const kept = await sharp(join(server.uploads, name)).metadata();
    expect(kept).toMatchObject({ width: 800, height: 1600 });
    expect([kept.exif, kept.xmp, kept.icc]).toEqual([undefined, undefined, undefined]);
  });

  it('shows the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((colour) => createImage('png', { width: 8, height: 8, colour })),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    await server.save(CREATE, { product: draft, images: [toFile(gif, 'two.gif', 'image/gif')] });
    const [name = ''] = readdirSync(server.uploads);
    const kept = sharp(join(server.uploads, name));
    expect((await kept.metadata()).pages ?? 1).toBe(1);
    const { channels } = await kept.stats();
    expect(channels[0]?.mean).toBeGreaterThan(200);
  });

  it('is taken for what it is when its sender does not say', async () => {
    const bytes = await createImage('png');
    const images = [toFile(bytes, 'a', 'application/octet-stream'), toFile(bytes, 'b.jpg', '')];
    expect(await server.save(CREATE, { product: draft, images })).toEqual(expect.stringMatching(/^\w{24}$/));
  });
});

it('of a name that is a trick is refused by what can be read of it', async () => {
  const trick = toFile('x', '../../a\u0000\u202e\n"ü".png', 'image/png');
  expect(await server.save(CREATE, { product: draft, images: [await createImageFile(), trick] })).toEqual([
    400,
    'Invalid file type: ../../a "ü".png. Only JPG, PNG, GIF, WEBP are allowed.',
  ]);
  await expectNothingKept();
});

it('refuses a product of more than 64 KB', async () => {
  const product = { ...draft, description: 'x'.repeat(65_536) };
  expect(await server.save(CREATE, { product })).toEqual([
    413,
    'The request is too large; the limit is 64 KB.',
  ]);
});

const part = (name: string, text: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

describe('a form on the wire', () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const unreadable = 'The upload is incomplete or damaged. Please try again.';

  it.each([
    ['nothing', '', type, 400, unreadable],
    ['no boundary', part('product', '{}'), { 'content-type': 'multipart/form-data' }, 400, unreadable],
    ['an end in the middle', part('product', '{}'), type, 400, unreadable],
    [
      'JSON instead',
      '{}',
      { 'content-type': 'application/json' },
      415,
      'Send the request as multipart/form-data.',
    ],
    ['no JSON in it', `${part('product', '{')}--x--`, type, 400, "The field 'product' must be JSON."],
    ['a header in no encoding', '--x\r\n\xff\xfe: \xff\r\n\r\nx\r\n--x--', type, 400, unreadable],
    ['a head without end', `--x\r\n${'a'.repeat(9000)}`, type, 400, unreadable],
  ])('that is %s is refused', async (_, text, headers, status, message) => {
    const answer = await server.send(CREATE, Buffer.from(text, 'latin1'), headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message });
    await expectNothingKept();
  });

  it('may come in any pieces', async () => {
    const whole = new Response(toFormData({ product: draft, images: [await createImageFile()] }));
    const bytes = await whole.bytes();
    // The line end after the last boundary comes last, alone.
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const headers = {
      'content-type': whole.headers.get('content-type') ?? '',
      cookie: server.visitor.cookie,
    };
    const init = { method: 'POST', body, headers, duplex: 'half' };
    expect((await server.app.request(CREATE, init)).status).toBe(200);
  });

  it('that is cut in the middle changes nothing', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(part('product', JSON.stringify(draft)))),
      pull: (controller) => controller.error(new Error('gone')),
    });
    const init = { method: 'POST', body, duplex: 'half' };
    const headers = { ...type, cookie: server.visitor.cookie };
    expect((await server.app.request(CREATE, { ...init, headers })).status).toBe(400);
    await expectNothingKept();
  });
});

describe('the folder', () => {
  it('is swept of what nothing refers to', async () => {
    for (const name of ['used.webp', 'left.webp', '.half.webp.partial', 'notes.txt']) {
      writeFileSync(join(server.uploads, name), 'x');
    }
    expect(
      await createImageStore(createImageFiles(server.uploads)).sweep(async () => new Set(['used'])),
    ).toBe(2);
    expect(readdirSync(server.uploads).toSorted()).toEqual(['notes.txt', 'used.webp']);
  });

  it('keeps no image of a row that could not be saved', async () => {
    server.deps.store.products.add = async () => {
      throw new Error('the disk is gone');
    };
    const answer = await server.send(
      CREATE,
      toFormData({ product: draft, images: [await createImageFile()] }),
    );
    expect(answer.status).toBe(500);
    await expectNothingKept();
  });

  it('may lose an image that can not be removed, and the edit still counts', async () => {
    const first = await createImageFile();
    const id = await server.save(CREATE, { product: draft, images: [first] });
    server.deps.images.remove = async () => {
      throw new Error('busy');
    };
    const sent = { product: draft, images: [first], imagesToDelete: [] };
    expect(await server.save(`${EDIT}/${id}`, sent)).toBe(id);
  });
});
