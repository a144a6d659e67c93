import { serveStatic, type ServeStaticOptions } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';

export const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a folder, with additional headers. They are set on the finished response, because the library's own
 * `onFound` comes too late for a response that has been created already.
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
