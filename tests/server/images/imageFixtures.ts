import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MAX_IMAGE_BYTES } from '#contract/products/productFields.ts';

type Kind = 'jpeg' | 'png' | 'gif' | 'webp';

/** Creates an image in one colour. */
export async function createImage(
  kind: Kind,
  { width = 40, height = 30, colour = 'teal' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(kind)
    .toBuffer();
}

export const toFile = (bytes: Uint8Array | string, name: string, type = ''): File =>
  new File([bytes as BlobPart], name, { type });

export const createImageFile = async (kind: Kind = 'png', name = `lamp.${kind}`): Promise<File> =>
  toFile(await createImage(kind), name, `image/${kind}`);

/** Creates an image file of exactly the maximum size, padded after its end. */
export async function createLargestFile(name: string): Promise<File> {
  const jpeg = await createImage('jpeg');
  return toFile(Buffer.concat([jpeg, Buffer.alloc(MAX_IMAGE_BYTES - jpeg.length, 7)]), name, 'image/jpeg');
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** Creates a small PNG whose header announces 30,000 by 30,000 pixels. */
export function createPixelBomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(30_001 * 300));
  const parts = [
    ['IHDR', head],
    ['IDAT', rows],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, ...parts.map(([type, data]) => chunk(type, data))]);
}

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

function* readChunks(png: Buffer): Generator<[type: string, data: Buffer]> {
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    yield [png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at))];
  }
}

/** Creates a PNG with two frames, of which the second covers a part of the canvas. */
export function createAnimatedPng(first: Buffer, second: Buffer, at: { left: number; top: number }): Buffer {
  const timing = Buffer.from([0, 1, 0, 10, 0, 0]);
  const control = (sequence: number, png: Buffer, left: number, top: number) =>
    chunk('fcTL', Buffer.concat([numbers(sequence), png.subarray(16, 24), numbers(left, top), timing]));
  const getData = (png: Buffer) =>
    Buffer.concat([...readChunks(png)].flatMap(([type, data]) => (type === 'IDAT' ? [data] : [])));
  return Buffer.concat([
    first.subarray(0, 33),
    chunk('acTL', numbers(2, 0)),
    control(0, first, 0, 0),
    chunk('IDAT', getData(first)),
    control(1, second, at.left, at.top),
    chunk('fdAT', Buffer.concat([numbers(2), getData(second)])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
