import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { StartupError } from '../settings/startupError.ts';

export type Entry = { name: string; bytes: Uint8Array };

/** The same store produces the same archive, byte for byte. */
const REPRODUCIBLE_METADATA = { mtime: new Date(0), mode: 0o600, uid: 0, gid: 0 };

const NOT_AN_ARCHIVE = 'This file is not an archive of a Counter store, or it is damaged or incomplete.';

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Writes a gzipped tar. The file gets its final name when it is complete and synced. */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const partial = `${path}.partial`;
  const { readable, controller } = createTarPacker();
  const packing = (async () => {
    for await (const { name, bytes } of entries) {
      const writer = controller.add({ name, size: bytes.length, ...REPRODUCIBLE_METADATA }).getWriter();
      await writer.write(bytes);
      await writer.close();
    }
    controller.finalize();
  })();
  packing.catch((error: unknown) => controller.error(error));
  const file = createWriteStream(partial, { mode: 0o600 });
  const closed = new Promise<void>((resolve) => file.once('close', resolve));
  try {
    await Promise.all([packing, pipeline(readable.values(), createGzip(), file)]);
    await syncFile(partial);
    await rename(partial, path);
  } catch (error) {
    // Wait for the file to close: one that is still opening would be created after `rm`.
    file.destroy();
    await closed;
    await rm(partial, { force: true });
    throw error;
  }
}

/** Decompresses a file into a web stream. */
async function decompress(path: string, target: WritableStream<Uint8Array>): Promise<void> {
  const writer = target.getWriter();
  try {
    await pipeline(createReadStream(path), createGunzip(), async (chunks) => {
      for await (const chunk of chunks) await writer.write(chunk);
    });
    await writer.close();
  } catch (error) {
    await writer.abort(error);
  }
}

/** Yields the entries in order. Throws if the file is truncated or damaged, at the latest after the last entry. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const tar = createTarDecoder({ strict: true });
  const decompression = decompress(path, tar.writable);
  try {
    for await (const { header, body } of tar.readable.values()) {
      yield { name: header.name, bytes: await new Response(body).bytes() };
    }
    await decompression;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new StartupError(isMissing ? `There is no file ${path}.` : NOT_AN_ARCHIVE, { cause: error });
  }
}
