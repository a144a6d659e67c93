import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { readSettings } from '#server/settings.ts';
import { aroundAll } from '#server/node/everyAnswer.ts';
import { visitorIn } from '#server/session/visitor.ts';
import { createSite } from '#server/site/createSite.ts';
import type { VisitorOf } from '#server/site/frontEnd.ts';
import type { Readiness } from '#server/site/health.ts';
import { inlineScriptsIn } from '#server/site/inlineScripts.ts';
import { uploads } from '#server/site/uploads.ts';
import { type OnTheWire, overHttp } from './overHttp.ts';
import { type ServerUnderTest, serverUnderTest } from './serverUnderTest.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export const PAGE =
  '<!doctype html>\n<html>\n  <head>\n    <title>Counter</title>\n  </head>\n  <body></body>\n</html>\n';
export const SCRIPT = 'console.log(1);\n'.repeat(100);
/** As a browser asks for a page. */
export const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** A built front end and two pictures, with a secret beside each. */
export function folders() {
  const root = temporaryFolder();
  const dist = join(root, 'dist');
  const pictures = join(root, 'uploads');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(pictures);
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'secret.webp'), 'secret');
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, '.built'), 'secret');
  writeFileSync(join(dist, 'unhashed.js'), SCRIPT);
  writeFileSync(join(dist, 'assets/index-abc.js'), SCRIPT);
  writeFileSync(join(dist, 'assets/index-abc.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dist, 'assets/index-abc.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(dist, 'assets/font.woff2'), 'font');
  writeFileSync(join(pictures, 'lamp.webp'), 'RIFFpicture');
  writeFileSync(join(pictures, 'trick.svg'), '<svg onload="alert(1)"/>');
  writeFileSync(join(pictures, '.lamp.webp.partial'), 'half');
  return {
    dist,
    pictures,
    write: (name: string, text: string) => writeFileSync(join(dist, 'assets', name), text),
  };
}

type Options = {
  https?: boolean;
  readiness?: Readiness;
  backend?: Hono;
  apiHost?: string;
  directApiHost?: string;
  visitorOf?: VisitorOf;
};

/** Front end, API and pictures on one port, as they are on the wire, and the API's own parts. */
export async function siteAndServer(
  { dist, pictures }: Pick<ReturnType<typeof folders>, 'dist' | 'pictures'>,
  options: Options = {},
): Promise<{ app: OnTheWire; server: ServerUnderTest }> {
  const { https = false, readiness = 'ready', apiHost, directApiHost } = options;
  const server = await serverUnderTest();
  const app = createSite(
    {
      backend: { api: options.backend ?? server.app, uploads: uploads(pictures) },
      frontEndFolder: dist,
      visitorOf: options.visitorOf ?? visitorIn(server.deps),
      published: readSettings({}).published,
      readiness: async () => readiness,
    },
    server.deps,
  );
  const inlineScripts = await inlineScriptsIn(dist);
  const around = aroundAll({ https, apiHost, directApiHost, inlineScripts, trustedProxies: 0 });
  return { app: await overHttp(app, around), server };
}

export const site = async (...parts: Parameters<typeof siteAndServer>): Promise<OnTheWire> =>
  (await siteAndServer(...parts)).app;
