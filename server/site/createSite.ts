import { Hono } from 'hono';
import type { PublicSettings } from '#contract/settings.ts';
import type { Deps } from '../deps.ts';
import { answerFailures } from '../failures.ts';
import { frontEnd, type VisitorOf } from './frontEnd.ts';
import { health, type Readiness } from './health.ts';

export type Apps = { api: Hono; uploads: Hono };

export type SiteParts = {
  /** What answers `/api` and `/uploads`: this server's own handlers, or another backend's. */
  backend: Apps;
  frontEndFolder: string;
  visitorOf: VisitorOf;
  published: PublicSettings;
  readiness: () => Promise<Readiness>;
};

/** Front end and API on one port. */
export function createSite(parts: SiteParts, deps: Pick<Deps, 'log' | 'requestId'>): Hono {
  const site = new Hono();
  site.route('/', health(parts.readiness));
  // Handed over whole: mounted, every one of its handlers would be wrapped once more and be looked for among all others.
  site.all('/api/*', ({ req, env }) => parts.backend.api.fetch(req.raw, env));
  site.route('/', parts.backend.uploads);
  site.route('/', frontEnd(parts.frontEndFolder, parts.published, parts.visitorOf));
  site.notFound((context) => context.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  site.onError(answerFailures({ ...deps, explain: () => undefined }));
  return site;
}
