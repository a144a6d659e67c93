import { crc32 } from 'node:zlib';

const SIGNATURE_BYTES = 8;

type Chunk = { type: string; data: Buffer };
/** A frame of an animated PNG as a separate PNG, with its position on the canvas. */
export type PngFrame = { png: Buffer; left: number; top: number; right: number; bottom: number };

function* readChunks(bytes: Buffer): Generator<Chunk> {
  let offset = SIGNATURE_BYTES;
  while (offset + 12 <= bytes.length) {
    const end = offset + 8 + bytes.readUInt32BE(offset);
    if (end + 4 > bytes.length) return;
    yield { type: bytes.toString('latin1', offset + 4, offset + 8), data: bytes.subarray(offset + 8, end) };
    offset = end + 4;
  }
}

function writeChunk({ type, data }: Chunk): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

/**
 * Reads the frames of an animated PNG that follow its default image. sharp decodes only the default image
 * (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
 */
export function* readPngFrames(bytes: Buffer): Generator<PngFrame> {
  const chunks = [...readChunks(bytes)];
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length < 13) return;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  // All frames share the palette, transparency and colour space.
  const headerChunks = chunks.slice(
    1,
    Math.max(
      1,
      chunks.findIndex(({ type }) => type === 'IDAT'),
    ),
  );
  const sharedChunks = headerChunks.filter(({ type }) => !['acTL', 'fcTL'].includes(type));
  for (const [index, { type, data }] of chunks.entries()) {
    if (type !== 'fcTL' || data.length < 20) continue;
    const next = chunks.slice(index + 1);
    const end = next.findIndex((chunk) => chunk.type !== 'fdAT');
    const parts = next.slice(0, end === -1 ? undefined : end).map((part) => part.data.subarray(4));
    if (parts.length === 0) continue;
    const [left, top] = [data.readUInt32BE(12), data.readUInt32BE(16)];
    const [right, bottom] = [width - left - data.readUInt32BE(4), height - top - data.readUInt32BE(8)];
    if (right < 0 || bottom < 0) continue;
    const frameHeader = Buffer.concat([data.subarray(4, 12), header.data.subarray(8)]);
    const frameChunks = [
      { type: 'IHDR', data: frameHeader },
      ...sharedChunks,
      ...parts.map((part) => ({ type: 'IDAT', data: part })),
      { type: 'IEND', data: Buffer.alloc(0) },
    ].map(writeChunk);
    yield {
      png: Buffer.concat([bytes.subarray(0, SIGNATURE_BYTES), ...frameChunks]),
      left,
      top,
      right,
      bottom,
    };
  }
}
