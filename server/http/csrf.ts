import type { MiddlewareHandler } from 'hono';
import type { Log } from './deps.ts';
import { HttpError } from './httpError.ts';
import { redactPath } from './handleErrors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send at least one of these headers with a write; a client that sends neither carries nobody's cookie. */
function isCrossSite(getHeader: (name: string) => string | undefined): boolean {
  const site = getHeader('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = getHeader('origin');
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== getHeader('host');
}

/**
 * Refuses writes that another site, or another port of this host, sends in a visitor's name.
 *
 * `hono/csrf` does not do for this: it checks forms only and lets JSON from any site through, it refuses clients without
 * either header (scripts, and the worker that answers in stories, where both are invisible), and one of two headers is
 * enough for it where they disagree.
 */
export const refuseCrossSite =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    if (!SAFE_METHODS.has(context.req.method) && isCrossSite((name) => context.req.header(name))) {
      log.warn(
        { path: redactPath(context.req.path), origin: context.req.header('origin') },
        'cross-site request refused',
      );
      throw new HttpError(403, ({ serverCopy }) => serverCopy.crossSite);
    }
    await next();
  };
