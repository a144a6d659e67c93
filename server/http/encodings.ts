import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../base/deps.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Content encodings at fast levels, because lists are recompressed after each write. */
export const encodings: readonly Encoding[] = [
  {
    name: 'br',
    encode: async (body) =>
      new Uint8Array(await brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })),
  },
  { name: 'gzip', encode: async (body) => new Uint8Array(await gzipAsync(body, { level: 5 })) },
];
