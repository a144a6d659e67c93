import { Hono } from 'hono';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import type { Deps } from './deps.ts';
import { handleErrors, handleNoFile } from './handleErrors.ts';
import { frontEnd } from './frontEnd.ts';
import { health, type Readiness } from './health.ts';
import { securityHeaders, type SecurityOptions } from './securityHeaders.ts';

export type Apps = { api: Hono; uploads: Hono };

export type SiteParts = {
  /** What answers `/api` and `/uploads`: this server's own handlers, or another backend's. */
  backend: Apps;
  frontEndFolder: string;
  published: PublicSettings;
  readiness: () => Promise<Readiness>;
  security: SecurityOptions;
};

/** Creates the app that serves front end and API on one port. */
export function createSite(parts: SiteParts, deps: Pick<Deps, 'log' | 'requestId'>): Hono {
  const site = new Hono();
  site.use(securityHeaders(parts.security));
  site.route('/', health(parts.readiness));
  // Not mounted by `route`: its handlers would be wrapped once more, and looked up among all others.
  site.all('/api/*', ({ req, env }) => parts.backend.api.fetch(req.raw, env));
  site.route('/', parts.backend.uploads);
  site.route('/', frontEnd({ folder: parts.frontEndFolder, settings: parts.published }));
  site.notFound(handleNoFile);
  site.onError(handleErrors({ ...deps, toHttpError: () => undefined }));
  return site;
}
