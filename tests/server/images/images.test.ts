import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageStore } from '#server/images/createImageStore.ts';
import { createImageFiles } from '#server/images/imageFiles.ts';
import { createAnimatedPng, createImage, createImageFile, toFile } from './imageFixtures.ts';
import { CREATE, draft, EDIT, toFormData, type Shop, startShop } from '../shop.ts';
import { readAll } from '../readAll.ts';

let server: Shop;
let count: number;
beforeEach(async () => {
  server = await startShop();
  count = (await readAll(server.deps.db.products)).length;
});

const SIZE = { width: 40, height: 30 };
const getFrame = (colour: string) => sharp({ create: { ...SIZE, channels: 4, background: colour } });
/** A blue bar on the right of a transparent image. */
const drawing = async (scale = 1) => {
  const bar = { width: 20 * scale, height: 30 * scale, channels: 4, background: 'blue' } as const;
  const input = await sharp({ create: bar }).png().toBuffer();
  const canvas = { width: 40 * scale, height: 30 * scale, channels: 4, background: '#0000' } as const;
  const image = sharp({ create: canvas }).composite([{ input, left: 20 * scale, top: 0 }]);
  return sharp(await image.png().toBuffer());
};

async function joinFrames(frames: readonly Sharp[], kind: 'gif' | 'webp'): Promise<Buffer> {
  const images = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  return sharp(images, { join: { animated: true } })
    .toFormat(kind)
    .toBuffer();
}

/** Uploads an image and returns the stored image. */
async function keep(file: File): Promise<Buffer> {
  const before = new Set(readdirSync(server.uploads));
  const id = await server.save(CREATE, { product: draft, images: [file] });
  expect(id).toEqual(expect.stringMatching(/^\w{24}$/));
  const name = readdirSync(server.uploads).find((one) => !before.has(one));
  return readFileSync(join(server.uploads, name ?? ''));
}

/** Returns whether the left and the right half of an image are blue. */
async function findBlue(image: Buffer): Promise<[left: boolean, right: boolean]> {
  if ((await sharp(image).metadata()).pages) throw new Error('the image is animated');
  const { data, info } = await sharp(image)
    .resize(40, 30)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isBlueAt = (x: number) =>
    data[(15 * info.width + x) * 4 + 2]! > 200 && data[(15 * info.width + x) * 4]! < 60;
  return [isBlueAt(8), isBlueAt(32)];
}

async function expectNothingKept(): Promise<void> {
  expect(readdirSync(server.uploads)).toEqual([]);
  expect(await readAll(server.deps.db.products)).toHaveLength(count);
}

describe('an image', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('sent as %s is stored as WebP', async (kind) => {
    const id = await server.save(CREATE, { product: draft, images: [await createImageFile(kind)] });
    const [image] = (await server.deps.db.products.find(String(id)))?.images ?? [];
    expect(image).toEqual({
      url: `/uploads/${image?.publicId}.webp`,
      publicId: expect.stringMatching(/^[\w-]{22}$/),
    });
    const stored = sharp(join(server.uploads, `${image?.publicId}.webp`));
    expect(await stored.metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  it('is rotated upright and at most 1600 pixels wide', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'red' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await server.save(CREATE, { product: draft, images: [toFile(photo, 'photo.jpg', 'image/jpeg')] });
    const [name = ''] = readdirSync(server.uploads);
    const stored = await sharp(join(server.uploads, name)).metadata();
    expect(stored).toMatchObject({ width: 800, height: 1600 });
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
    const stored = sharp(join(server.uploads, name));
    expect((await stored.metadata()).pages ?? 1).toBe(1);
    const { channels } = await stored.stats();
    expect(channels[0]?.mean).toBeGreaterThan(200);
  });

  it.each(['gif', 'webp'] as const)(
    'shows the first frame with a picture of an animated %s that starts blank',
    async (kind) => {
      const animation = await joinFrames(
        [getFrame('#0000'), getFrame('white'), await drawing(), getFrame('red')],
        kind,
      );
      expect(await findBlue(await keep(toFile(animation, `fades.${kind}`, `image/${kind}`)))).toEqual([
        false,
        true,
      ]);
    },
  );

  it('shows the first colour of an animation without a picture', async () => {
    const animation = await joinFrames([getFrame('#0000'), getFrame('lime'), getFrame('red')], 'gif');
    const { channels } = await sharp(await keep(toFile(animation, 'anim.gif', 'image/gif'))).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 1, 0]);
  });

  it('shows the first frame with a picture of an animated PNG at its position', async () => {
    const part = await (
      await drawing()
    )
      .extract({ left: 16, top: 0, width: 24, height: 30 })
      .png()
      .toBuffer();
    const blank = await getFrame('#0000').png().toBuffer();
    const animation = createAnimatedPng(blank, part, { left: 16, top: 0 });
    expect(await findBlue(await keep(toFile(animation, 'fades.png', 'image/png')))).toEqual([false, true]);
  });

  it.each([false, true])(
    'is accepted as a JPEG without its end marker, progressive: %s',
    async (progressive) => {
      const jpeg = await (await drawing()).flatten().jpeg({ progressive }).toBuffer();
      expect(await findBlue(await keep(toFile(jpeg.subarray(0, -2), 'no-eoi.jpg', 'image/jpeg')))).toEqual([
        false,
        true,
      ]);
      expect(await findBlue(await keep(toFile(jpeg.subarray(0, -1), 'half-eoi.jpg', 'image/jpeg')))).toEqual([
        false,
        true,
      ]);
    },
  );

  it('is accepted as a PNG or GIF without its end marker', async () => {
    const png = await (await drawing()).png().toBuffer();
    expect(await findBlue(await keep(toFile(png.subarray(0, -12), 'a.png', 'image/png')))).toEqual([
      false,
      true,
    ]);
    const gif = await (await drawing()).flatten().gif().toBuffer();
    expect(await findBlue(await keep(toFile(gif.subarray(0, -1), 'a.gif', 'image/gif')))).toEqual([
      false,
      true,
    ]);
  });

  it.each([3, 40, 400])('is refused as a JPEG without its last %i bytes', async (bytes) => {
    const jpeg = await (await drawing(10)).flatten().jpeg({ quality: 100 }).toBuffer();
    const images = [toFile(jpeg.subarray(0, -bytes), 'cut.jpg', 'image/jpeg')];
    expect(await server.save(CREATE, { product: draft, images })).toEqual([
      400,
      'Damaged file: cut.jpg. It can’t be read as an image.',
    ]);
    await expectNothingKept();
  });

  it('is detected by content when sent without a type', async () => {
    const bytes = await createImage('png');
    const images = [toFile(bytes, 'a', 'application/octet-stream'), toFile(bytes, 'b.jpg', '')];
    expect(await server.save(CREATE, { product: draft, images })).toEqual(expect.stringMatching(/^\w{24}$/));
  });
});

it('sanitizes the file name in an error message', async () => {
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

describe('a multipart form', () => {
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
  ])('with %s is refused', async (_, text, headers, status, message) => {
    const response = await server.send(
      CREATE,
      Buffer.from(text, 'latin1'),
      headers as Record<string, string>,
    );
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
    await expectNothingKept();
  });

  it('may arrive in chunks of any size', async () => {
    const whole = new Response(toFormData({ product: draft, images: [await createImageFile()] }));
    const bytes = await whole.bytes();
    // The line break after the last boundary arrives alone.
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

  it('changes nothing when it is truncated [ASVS 2.3.3]', async () => {
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

describe('the image folder', () => {
  it('removes unused images', async () => {
    for (const name of ['used.webp', 'left.webp', '.half.webp.partial', 'notes.txt']) {
      writeFileSync(join(server.uploads, name), 'x');
    }
    expect(
      await createImageStore(createImageFiles(server.uploads)).removeUnused(async () => new Set(['used'])),
    ).toBe(2);
    expect(readdirSync(server.uploads).toSorted()).toEqual(['notes.txt', 'used.webp']);
  });

  it('keeps no image of a row that failed to save [ASVS 2.3.3]', async () => {
    server.deps.db.products.add = async () => {
      throw new Error('the disk is gone');
    };
    const response = await server.send(
      CREATE,
      toFormData({ product: draft, images: [await createImageFile()] }),
    );
    expect(response.status).toBe(500);
    await expectNothingKept();
  });

  it('completes an edit even if an old image cannot be removed', async () => {
    const first = await createImageFile();
    const id = await server.save(CREATE, { product: draft, images: [first] });
    server.deps.images.remove = async () => {
      throw new Error('busy');
    };
    const sent = { product: draft, images: [first], imagesToDelete: [] };
    expect(await server.save(`${EDIT}/${id}`, sent)).toBe(id);
  });
});
