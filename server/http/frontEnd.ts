// Hono awaits its handlers; this rule is about another framework.
/* oxlint-disable oxc/no-async-endpoint-handlers */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { publishSettings } from './publishSettings.ts';
import { FOR_EVER, staticFiles } from './staticFiles.ts';

const NOT_BUILT = 'The front end is not built yet: stop this server and run `npm start`.';

const readPage = (folder: string) => readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);

export type FrontEndOptions = {
  /** The folder of the build. */
  folder: string;
  settings: PublicSettings;
};

const isHashed = (path: string) => path.startsWith('/assets/');

/** Tells a browser that goes to a page from one that asks for a missing script or image. */
function isNavigation({ req }: Context): boolean {
  const isFile = /^\/(api|assets|uploads)(\/|$)/.test(req.path);
  return !isFile && (req.header('accept') ?? '').includes('text/html');
}

const isHidden = ({ req }: Context) => req.path.includes('/.');

/** Serves the files as they are, or as the build compressed them. */
const serveFiles = (root: string) =>
  staticFiles({ root, precompressed: true }, ({ req }) => ({
    'Cache-Control': isHashed(req.path) ? FOR_EVER : 'no-cache',
    // Also for uncompressed files: a cache must not send one kind to a client that accepts the other.
    Vary: 'Accept-Encoding',
  }));

/** Adds an ETag, so that what is requested every time is sent again only when it has changed. */
const revalidated: MiddlewareHandler = etag();

/**
 * Serves the built front end. Files in /assets have a hash of their content in their name and may be cached for ever; the
 * page is revalidated every time, so that a new build shows at once. Every path a person can go to gets the page, which
 * is the same for everybody.
 */
export function frontEnd({ folder, settings }: FrontEndOptions): Hono {
  const app = new Hono();
  const files = existsSync(folder) && serveFiles(folder);

  async function sendPage(context: Context): Promise<Response> {
    const page = await readPage(folder);
    if (page === undefined) return context.text(NOT_BUILT, 503);
    return context.html(publishSettings(page, settings), 200, { 'Cache-Control': 'no-cache' });
  }

  app.use('/*', (context, next) => (isHashed(context.req.path) ? next() : revalidated(context, next)));
  // The build has compressed everything else.
  app.use('/*', compress({ contentTypeFilter: /^text\/html/ }));
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  // Dot files, such as the build's stamp, are not served.
  if (files) app.get('/*', (context, next) => (isHidden(context) ? next() : files(context, next)));
  app.get('/*', (context, next) => (isNavigation(context) ? sendPage(context) : next()));
  return app;
}
