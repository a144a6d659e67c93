import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import { liveStream } from '#contract/live/live.ts';
import { OPEN_API_PATH } from '#contract/openApi/openApi.ts';
import { STORE_OPEN_API_PATH } from '#contract/storefront/storeKeys.ts';
import type { Metrics } from '../base/deps.ts';

const openApi = { method: 'GET', path: OPEN_API_PATH };
const storeOpenApi = { method: 'GET', path: STORE_OPEN_API_PATH };

/** Names of the calls by method and path pattern. */
const callNames = new Map(
  Object.entries({ ...calls, ...extensions, ...storeApi, live: liveStream, openApi, storeOpenApi }).map(
    ([name, { method, path }]) => [`${method} ${path}`, name],
  ),
);

/** Returns the name of the requested call, which contains no values of the request. */
function getCallName(context: Context): string {
  const names = matchedRoutes(context).map(({ method, path }) => callNames.get(`${method} ${path}`));
  return names.find((name) => name !== undefined) ?? 'other';
}

/** Counts and times every request, including refused ones. */
export const measureRequests =
  (metrics: Metrics): MiddlewareHandler =>
  async (context, next) => {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.countRequest({ call: getCallName(context), status: context.res.status, seconds });
  };
