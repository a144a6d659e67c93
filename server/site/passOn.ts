// Hono awaits its handlers; this rule is about another framework.
/* oxlint-disable oxc/no-async-endpoint-handlers */
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { answerFailures } from '../failures.ts';
import { refuseCrossSite } from '../guards/crossSite.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';

/** A cookie of the other host, made to hold on this one. */
function rehomed(cookie: string, https: boolean): string {
  const hosted = cookie.replace(/;\s*domain=[^;]*/i, '');
  if (https || /^__(Host|Secure)-/.test(cookie)) return hosted;
  return hosted.replace(/;\s*secure\b/i, '').replace(/;\s*samesite=none\b/i, '; SameSite=Lax');
}

/**
 * Another backend behind this server's own origin. Who may post has been decided here, by where the page came from;
 * to the backend the request comes from itself.
 */
export function passOn(host: string, https: boolean, deps: Pick<Deps, 'log' | 'requestId'>): Hono {
  const app = new Hono();
  const { origin } = new URL(host);

  async function send({ req }: Context): Promise<Response> {
    const { search, pathname } = new URL(req.url);
    const headers: Record<string, string | undefined> = { ...req.header(), host: undefined };
    for (const name of Object.keys(headers).filter((one) => /^(sec-fetch-|referer)/.test(one))) {
      headers[name] = undefined;
    }
    if (headers.origin) headers.origin = origin;
    const asked = new URL(pathname + search, host);
    const answer = await proxy(asked, { raw: req.raw, headers, redirect: 'manual' }).catch(
      (error: unknown) => {
        deps.log.error({ err: error, backend: origin }, 'the backend could not be reached');
        throw new Refusal(502, serverCopy.unreachableBackend);
      },
    );
    const cookies = answer.headers.getSetCookie();
    answer.headers.delete('set-cookie');
    // Its own number would take the place of ours, which is in our log.
    answer.headers.delete('x-request-id');
    for (const cookie of cookies) answer.headers.append('set-cookie', rehomed(cookie, https));
    return answer;
  }

  // On its way through, what the backend had compressed has been unpacked.
  app.use('/api/*', compress());
  app.use('/api/*', refuseCrossSite(deps.log));
  app.all('/api/*', send);
  app.get('/uploads/*', send);
  app.onError(answerFailures({ ...deps, explain: () => undefined }));
  return app;
}
