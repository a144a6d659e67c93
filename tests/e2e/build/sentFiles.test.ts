import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { getSharedProduct } from '../product.ts';

// Requests files without a browser, because a browser decompresses them.

const product = getSharedProduct();

type RawResponse = { status: number; headers: Record<string, unknown>; body: Buffer };

const get = (path: string, headers: Record<string, string>) =>
  new Promise<RawResponse>((resolve, reject) => {
    const outgoing = request(product.address + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on('error', reject).end();
  });

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
/** Smaller files are sent uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;
const assets = globSync('dist/assets/*.{js,css,svg}').map((file) => ({
  path: file.replace('dist', ''),
  content: readFileSync(file),
}));

describe.each(['br', 'gzip'] as const)('to a browser that accepts %s', (encoding) => {
  it('sends scripts, styles and SVG images compressed and cacheable forever', async () => {
    expect(assets.length).toBeGreaterThan(20);
    for (const { path, content } of assets) {
      const { headers, body } = await get(path, { 'accept-encoding': `${encoding}, identity` });
      expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=31536000, immutable']);
      expect([path, headers['vary']]).toEqual([path, 'Accept-Encoding']);
      const isCompressed = content.length >= MIN_COMPRESSED_BYTES;
      expect([path, headers['content-encoding']]).toEqual([path, isCompressed ? encoding : undefined]);
      const received = isCompressed ? decompress[encoding](body) : body;
      expect([path, received.equals(content), body.length <= content.length]).toEqual([path, true, true]);
    }
  });
});

it('sends fonts uncompressed and cacheable forever', async () => {
  const fonts = globSync('dist/assets/*.woff2');
  expect(fonts.length).toBeGreaterThan(5);
  for (const font of fonts) {
    const { headers } = await get(font.replace('dist', ''), { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers['content-encoding']).toBeUndefined();
  }
});

it('makes browsers revalidate the page and sends it only if it has changed', async () => {
  for (const path of ['/', '/orders', '/no/such/page']) {
    const { status, headers } = await get(path, { accept: 'text/html' });
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
    const tag = String(headers['etag']);
    const again = await get(path, { accept: 'text/html', 'if-none-match': tag });
    expect([path, again.status, again.headers['etag'], again.body.length]).toEqual([path, 304, tag, 0]);
  }
});
