import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { extensions } from '#contract/orderStatus.ts';
import type { Deps } from './deps.ts';
import { answerFailures, answerUnknownPath } from './failures.ts';
import { refuseCrossSite } from './guards/crossSite.ts';
import type { Served } from './handler.ts';
import { handlers } from './handlers.ts';
import { Refusal } from './refusal.ts';
import { serveCall } from './serveCall.ts';
import { serverCopy } from './serverCopy.ts';

const served: Served = { ...calls, ...extensions };
const names = Object.keys(served) as (keyof Served)[];

/** After all calls are mounted, what else comes to one of their paths came with the wrong method. */
function refuseOtherMethods(app: Hono): void {
  const all = Object.values<Served[keyof Served]>(served);
  for (const path of new Set(all.map((call) => call.path))) {
    const allowed = all.filter((call) => call.path === path).map(({ method }) => method);
    app.all(path, () => {
      throw new Refusal(405, serverCopy.wrongMethod(allowed.join(', ')), { Allow: allowed.join(', ') });
    });
  }
}

/** The sixteen calls and the extensions on one path, `/api`. It runs wherever its deps do: in Node, in tests, inside a story. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const mount = <Name extends keyof Served>(name: Name) => serveCall(app, served[name], handlers[name], deps);

  app.use('/api/*', refuseCrossSite(deps.log));
  names.forEach(mount);
  refuseOtherMethods(app);
  app.all('/api/*', answerUnknownPath);
  app.notFound(answerUnknownPath);
  app.onError(answerFailures(deps));
  return app;
}
