import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { readSettings } from '#server/settings/settings.ts';
import { noBrand, type ServedBrand } from '#server/brand/brand.ts';
import { createSite, type Readiness } from '#server/http/site.ts';
import { hashInlineScripts } from '#server/http/security/securityHeaders.ts';
import { createUploads } from '#server/http/uploads.ts';
import { type HttpSite, serveOverHttp } from './serveOverHttp.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

export const PAGE =
  '<!doctype html>\n<html>\n  <head>\n    <title>Counter</title>\n    <link rel="icon" href="/favicon.png" type="image/png" sizes="64x64" />\n  </head>\n  <body></body>\n</html>\n';
export const SCRIPT = 'console.log(1);\n'.repeat(100);
/** Headers of a browser's page request. */
export const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Creates a built front end and an image folder, each next to a secret file. */
export function createFolders() {
  const root = createTemporaryFolder();
  const dist = join(root, 'dist');
  const images = join(root, 'uploads');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(images);
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'secret.webp'), 'secret');
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, '.built'), 'secret');
  writeFileSync(join(dist, 'unhashed.js'), SCRIPT);
  writeFileSync(join(dist, 'assets/index-abc.js'), SCRIPT);
  writeFileSync(join(dist, 'assets/index-abc.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dist, 'assets/index-abc.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(dist, 'assets/font.woff2'), 'font');
  writeFileSync(join(images, 'lamp.webp'), 'RIFFimage');
  writeFileSync(join(images, 'trick.svg'), '<svg onload="alert(1)"/>');
  writeFileSync(join(images, '.lamp.webp.partial'), 'half');
  return {
    dist,
    images,
    write: (name: string, text: string) => writeFileSync(join(dist, 'assets', name), text),
  };
}

type Options = {
  https?: boolean;
  readiness?: Readiness;
  backend?: Hono;
  apiHost?: string;
  directApiHost?: string;
  brand?: ServedBrand;
};

/** Serves front end, API and images over HTTP on one port. */
export async function startSiteAndServer(
  { dist, images }: Pick<ReturnType<typeof createFolders>, 'dist' | 'images'>,
  options: Options = {},
): Promise<{ app: HttpSite; server: ServerUnderTest }> {
  const { https = false, readiness = 'ready', apiHost, directApiHost, brand = noBrand } = options;
  const server = await startServerUnderTest();
  const inlineScripts = await hashInlineScripts(dist);
  const security = { https, apiHost, directApiHost, inlineScripts, brandSheet: brand.sheet };
  const app = createSite(
    {
      backend: { api: options.backend ?? server.app, uploads: createUploads(images) },
      frontEndFolder: dist,
      getPublicSettings: async () => readSettings({}).publicSettings,
      getReadiness: async () => readiness,
      security,
      brand,
    },
    server.deps,
  );
  return { app: await serveOverHttp(app, security), server };
}

export const startTestSite = async (...parts: Parameters<typeof startSiteAndServer>): Promise<HttpSite> =>
  (await startSiteAndServer(...parts)).app;
