// This rule is for Express: Hono awaits its handlers.
/* oxlint-disable oxc/no-async-endpoint-handlers */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic, type ServeStaticOptions } from '@hono/node-server/serve-static';
import { PUBLIC_SETTINGS_NAME, type PublicSettings } from '#contract/settings/publicSettings.ts';
import type { Deps } from './deps.ts';
import { securityHeaders, type SecurityOptions } from './securityHeaders.ts';
import { handleErrors, handleNoFile } from './handleErrors.ts';

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a folder with additional headers. They are set on the finished response, because `onFound` of
 * the library runs too late.
 */
export function staticFiles(
  options: ServeStaticOptions,
  headersOf: (context: Context) => Record<string, string>,
): MiddlewareHandler {
  const serve = serveStatic(options);
  return async (context, next) => {
    const response = await serve(context, next);
    if (!(response instanceof Response)) return undefined;
    for (const [name, value] of Object.entries(headersOf(context))) response.headers.set(name, value);
    return response;
  };
}

export type Readiness = 'ready' | 'draining' | 'disk full' | 'store not writable' | 'store unavailable';

/** Serves /livez while the process runs, and /readyz while it accepts requests. */
function health(readiness: () => Promise<Readiness>): Hono {
  const app = new Hono();
  app.get('/livez', (context) => context.text('alive', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const state = await readiness();
    return context.text(state, state === 'ready' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Adds the settings to the page as a meta tag, because the content security policy blocks inline scripts. */
export function publishSettings(page: string, settings: PublicSettings): string {
  const meta = `<meta name="${PUBLIC_SETTINGS_NAME}" content="${escapeHtml(JSON.stringify(settings))}" />`;
  return page.replace('</head>', () => `  ${meta}\n  </head>`);
}

const NOT_BUILT = 'The front end is not built yet: stop this server and run `npm start`.';

const readPage = (folder: string) => readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);

type FrontEndOptions = {
  folder: string;
  settings: PublicSettings;
};

const isHashed = (path: string) => path.startsWith('/assets/');

/** Returns true for page navigations, false for missing scripts and images. */
function isNavigation({ req }: Context): boolean {
  const isFile = /^\/(api|assets|uploads)(\/|$)/.test(req.path);
  return !isFile && (req.header('accept') ?? '').includes('text/html');
}

const isHidden = ({ req }: Context) => req.path.includes('/.');

/** Serves the built files, compressed if the build has compressed them. */
const serveFiles = (root: string) =>
  staticFiles({ root, precompressed: true }, ({ req }) => ({
    'Cache-Control': isHashed(req.path) ? CACHE_FOREVER : 'no-cache',
    // Also for uncompressed files, so that caches keep both kinds apart.
    Vary: 'Accept-Encoding',
  }));

const revalidated: MiddlewareHandler = etag();

/**
 * Serves the built front end. Files in /assets have hashed names and are cached forever; the page is revalidated
 * every time. Every other path gets the page, which is the same for everyone.
 */
function frontEnd({ folder, settings }: FrontEndOptions): Hono {
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
  // Don't serve dot files, such as the build's stamp.
  if (files) app.get('/*', (context, next) => (isHidden(context) ? next() : files(context, next)));
  app.get('/*', (context, next) => (isNavigation(context) ? sendPage(context) : next()));
  return app;
}

export type Apps = { api: Hono; uploads: Hono };

type SiteParts = {
  backend: Apps;
  frontEndFolder: string;
  published: PublicSettings;
  readiness: () => Promise<Readiness>;
  security: SecurityOptions;
};

/** Creates the app that serves the front end and the API on one port. */
export function createSite(parts: SiteParts, deps: Pick<Deps, 'log' | 'requestId'>): Hono {
  const site = new Hono();
  site.use(securityHeaders(parts.security));
  site.route('/', health(parts.readiness));
  // Not mounted with `route`, which would wrap and look up every handler again.
  site.all('/api/*', ({ req, env }) => parts.backend.api.fetch(req.raw, env));
  site.route('/', parts.backend.uploads);
  site.route('/', frontEnd({ folder: parts.frontEndFolder, settings: parts.published }));
  site.notFound(handleNoFile);
  site.onError(handleErrors({ ...deps, toHttpError: () => undefined }));
  return site;
}
