// This rule is for Express: Hono awaits its handlers.
/* oxlint-disable oxc/no-async-endpoint-handlers */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic, type ServeStaticOptions } from '@hono/node-server/serve-static';
import { PUBLIC_SETTINGS_NAME, type PublicSettings } from '#contract/settings/publicSettings.ts';
import type { StorageState } from '../db/storageProbe.ts';
import type { Deps } from '../base/deps.ts';
import type { ServedBrand } from '../brand/brand.ts';
import { brandPage, CACHE_FOREVER, createBrandApp } from './serveBrand.ts';
import { securityHeaders, type SecurityOptions } from './security/securityHeaders.ts';
import { createPolicyReportApp } from './security/policyReports.ts';
import { handleErrors, handleFileNotFound } from './handleErrors.ts';

/**
 * Serves the files of a folder with additional headers. Sets them on the response, because the `onFound` callback of
 * `serveStatic` runs too late.
 */
export function staticFiles(
  options: ServeStaticOptions,
  getHeaders: (context: Context) => Record<string, string>,
): MiddlewareHandler {
  const serve = serveStatic(options);
  return async (context, next) => {
    const response = await serve(context, next);
    if (!(response instanceof Response)) return undefined;
    for (const [name, value] of Object.entries(getHeaders(context))) response.headers.set(name, value);
    return response;
  };
}

/** `mail stuck` doesn't keep the server from accepting requests. */
export type Readiness = StorageState | 'mail stuck' | 'draining';

/** Serves /livez while the process runs, and /readyz while it accepts requests. */
function createHealthApp(getReadiness: () => Promise<Readiness>): Hono {
  const app = new Hono();
  app.get('/livez', (context) => context.text('alive', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (context) => {
    const state = await getReadiness();
    const isReady = state === 'ready' || state === 'mail stuck';
    // Always starts with the word that load balancers may look for.
    const body = state === 'mail stuck' ? 'ready\nmail: stuck' : state;
    return context.text(body, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** Adds the settings to the page as a meta tag, because the content security policy blocks inline scripts. */
export function injectSettings(page: string, settings: PublicSettings): string {
  const meta = html`<meta name="${PUBLIC_SETTINGS_NAME}" content="${JSON.stringify(settings)}" />`;
  return page.replace('</head>', () => `  ${meta}\n  </head>`);
}

const NOT_BUILT = 'The front end is not built yet: stop this server and run `npm start`.';

const readPage = (folder: string) => readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);

type FrontEndOptions = {
  folder: string;
  getSettings: () => Promise<PublicSettings>;
  brand: ServedBrand;
};

const isHashedFile = (path: string) => path.startsWith('/assets/');

/** Returns true for page navigations, false for missing scripts and images. */
function isNavigation({ req }: Context): boolean {
  const isFile = /^\/(api|assets|brand|uploads)(\/|$)/.test(req.path);
  return !isFile && (req.header('accept') ?? '').includes('text/html');
}

const isHidden = ({ req }: Context) => req.path.includes('/.');

/** Serves the built files, compressed if the build has compressed them. */
const serveFiles = (root: string) =>
  staticFiles({ root, precompressed: true }, ({ req }) => ({
    'Cache-Control': isHashedFile(req.path) ? CACHE_FOREVER : 'no-cache',
    // Also for uncompressed files, so that caches store each encoding separately.
    Vary: 'Accept-Encoding',
  }));

const addEtag: MiddlewareHandler = etag();

/**
 * Serves the built front end. Files in /assets have hashed names and are cached forever; the page is revalidated
 * every time. Every other path returns the page, which is the same for everyone.
 */
function createFrontEndApp({ folder, getSettings, brand }: FrontEndOptions): Hono {
  const app = new Hono();
  const files = existsSync(folder) && serveFiles(folder);

  async function sendPage(context: Context): Promise<Response> {
    const page = await readPage(folder);
    if (page === undefined) return context.text(NOT_BUILT, 503);
    const settings = { ...(await getSettings()), brand: brand.settings };
    return context.html(injectSettings(brandPage(page, brand), settings), 200, {
      'Cache-Control': 'no-cache',
    });
  }

  app.use('/*', (context, next) => (isHashedFile(context.req.path) ? next() : addEtag(context, next)));
  // The build compresses everything else.
  app.use('/*', compress({ contentTypeFilter: /^text\/html/ }));
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  // Don't serve hidden files, such as the one that marks a finished build.
  if (files) app.get('/*', (context, next) => (isHidden(context) ? next() : files(context, next)));
  app.get('/*', (context, next) => (isNavigation(context) ? sendPage(context) : next()));
  return app;
}

export type Apps = { api: Hono; uploads: Hono };

type SiteOptions = {
  backend: Apps;
  frontEndFolder: string;
  getPublicSettings: () => Promise<PublicSettings>;
  brand: ServedBrand;
  getReadiness: () => Promise<Readiness>;
  security: SecurityOptions;
};

/** Creates the app that serves the front end and the API on one port. */
export function createSite(
  options: SiteOptions,
  deps: Pick<Deps, 'log' | 'getRequestId' | 'metrics' | 'getClientIp'>,
): Hono {
  const site = new Hono();
  site.use(securityHeaders(options.security));
  site.route('/', createHealthApp(options.getReadiness));
  site.route('/', createPolicyReportApp(deps));
  // Not mounted with `route`, which would wrap and look up every handler again.
  site.all('/api/*', ({ req, env }) => options.backend.api.fetch(req.raw, env));
  site.route('/', options.backend.uploads);
  site.route('/', createBrandApp(options.brand));
  site.route(
    '/',
    createFrontEndApp({ ...options, folder: options.frontEndFolder, getSettings: options.getPublicSettings }),
  );
  site.notFound(handleFileNotFound);
  site.onError(handleErrors({ ...deps, toHttpError: () => undefined }));
  return site;
}
