import { serveStatic, type ServeStaticOptions } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';

export const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Files of a folder, with headers of ours on those that are found. They are set on the finished answer: the
 * library's own hook for that comes too late for an answer that has been made already.
 */
export function staticFiles(
  options: ServeStaticOptions,
  headersOf: (context: Context) => Record<string, string>,
): MiddlewareHandler {
  const serve = serveStatic(options);
  return async (context, next) => {
    const answer = await serve(context, next);
    if (!(answer instanceof Response)) return undefined;
    for (const [name, value] of Object.entries(headersOf(context))) answer.headers.set(name, value);
    return answer;
  };
}
