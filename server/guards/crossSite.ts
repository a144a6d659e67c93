import type { MiddlewareHandler } from 'hono';
import type { Log } from '../deps.ts';
import { loggedPath } from '../loggedPath.ts';
import { Refusal } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send at least one of these two headers with a post; what sends neither carries no one's cookie. */
function fromElsewhere(header: (name: string) => string | undefined): boolean {
  const site = header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = header('origin');
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== header('host');
}

/** Refuses writes that another site, or another port of this host, sends in a visitor's name; whatever their type. */
export const refuseCrossSite =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    if (!SAFE.has(context.req.method) && fromElsewhere((name) => context.req.header(name))) {
      log.warn(
        { path: loggedPath(context.req.path), origin: context.req.header('origin') },
        'cross-site request refused',
      );
      throw new Refusal(403, serverCopy.crossSite);
    }
    await next();
  };
