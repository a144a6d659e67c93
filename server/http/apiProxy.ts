// The rule below is for Express. Hono awaits its handlers.
/* oxlint-disable oxc/no-async-endpoint-handlers */
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { liveStream } from '#contract/live/live.ts';
import { HttpError } from '../base/httpError.ts';
import { refuseCrossSite } from './security/csrf.ts';
import type { Deps } from '../base/deps.ts';
import { handleErrors } from './handleErrors.ts';

/** Rewrites a cookie of the backend so that browsers accept it from this host. */
function rewriteCookie(cookie: string, https: boolean): string {
  const withoutDomain = cookie.replace(/;\s*domain=[^;]*/i, '');
  if (https || /^__(Host|Secure)-/.test(cookie)) return withoutDomain;
  return withoutDomain.replace(/;\s*secure\b/i, '').replace(/;\s*samesite=none\b/i, '; SameSite=Lax');
}

type ProxyDeps = Pick<Deps, 'log' | 'getRequestId'> & {
  /** Aborting it ends the live streams. */
  shutdownSignal?: AbortSignal;
};

function endOnShutdown(body: ReadableStream<Uint8Array>, { shutdownSignal }: ProxyDeps) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const piping = body.pipeTo(writable, {
    ...(shutdownSignal && { signal: shutdownSignal }),
    preventAbort: true,
  });
  // End the response normally, whatever the reason: the browser then reconnects.
  piping.catch(() => writable.close()).catch(() => undefined);
  return readable;
}

/**
 * Creates the app that forwards `/api` and `/uploads` to another backend. Refuses cross-site requests itself,
 * because the backend sees every request as same-origin.
 */
export function createApiProxy(host: string, https: boolean, deps: ProxyDeps): Hono {
  const app = new Hono();
  const { origin } = new URL(host);

  async function forward({ req }: Context): Promise<Response> {
    const { search, pathname } = new URL(req.url);
    // `fetch` refuses `Expect`, which curl sends with large uploads. Node has already answered it.
    const headers: Record<string, string | undefined> = {
      ...req.header(),
      host: undefined,
      expect: undefined,
    };
    for (const name of Object.keys(headers).filter((header) => /^(sec-fetch-|referer)/.test(header))) {
      headers[name] = undefined;
    }
    if (headers.origin) headers.origin = origin;
    const target = new URL(pathname + search, host);
    const response = await proxy(target, { raw: req.raw, headers, redirect: 'manual' }).catch(
      (error: unknown) => {
        deps.log.error({ err: error, backend: origin }, 'backend unreachable');
        throw new HttpError(502, (t) => t.errors.unreachableBackend);
      },
    );
    const cookies = response.headers.getSetCookie();
    response.headers.delete('set-cookie');
    // Keep our own request id, which is in our log.
    response.headers.delete('x-request-id');
    for (const cookie of cookies) response.headers.append('set-cookie', rewriteCookie(cookie, https));
    if (pathname !== liveStream.path || !response.body) return response;
    return new Response(endOnShutdown(response.body, deps), response);
  }

  // Compress again, because `fetch` has decompressed the backend's response.
  app.use('/api/*', compress());
  app.use('/api/*', refuseCrossSite(deps.log));
  app.all('/api/*', forward);
  app.get('/uploads/*', forward);
  app.onError(handleErrors({ ...deps, toHttpError: () => undefined }));
  return app;
}
