import type { MiddlewareHandler } from 'hono';
import type { Log } from '../../base/deps.ts';
import { HttpError, refuse } from '../../base/httpError.ts';
import { redactPath } from '../handleErrors.ts';

/** Longer than any host name. */
const MAX_ORIGIN_LENGTH = 300;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send at least one of these headers with a write. Clients that send neither are not browsers. */
function isCrossSite(getHeader: (name: string) => string | undefined): boolean {
  const site = getHeader('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = getHeader('origin');
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== getHeader('host');
}

/**
 * Refuses cross-site writes.
 *
 * `hono/csrf` doesn't fit: it only checks forms, refuses clients without either header, and accepts one valid
 * header even if the other is wrong.
 */
export const refuseCrossSite =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    if (!SAFE_METHODS.has(context.req.method) && isCrossSite((name) => context.req.header(name))) {
      const origin = context.req.header('origin')?.slice(0, MAX_ORIGIN_LENGTH);
      const fields = { path: redactPath(context.req.path), origin };
      refuse(log, fields, 'cross-site request refused', new HttpError(403, (t) => t.errors.crossSite));
    }
    await next();
  };
