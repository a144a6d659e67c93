import { Hono } from 'hono';
import { calls, extensions } from '#contract/calls.ts';
import type { Deps } from './deps.ts';
import { handleErrors, handleNotFound } from './handleErrors.ts';
import { refuseCrossSite } from './csrf.ts';
import type { Endpoints } from './handler.ts';
import { handlers } from '../handlers.ts';
import { HttpError } from './httpError.ts';
import { serveLive } from '../live/serveLive.ts';
import { serveCall } from './serveCall.ts';

const endpoints: Endpoints = { ...calls, ...extensions };
const names = Object.keys(endpoints) as (keyof Endpoints)[];

/** Answers 405 to other methods on the paths of endpoints. Has to run after all endpoints are mounted. */
function rejectOtherMethods(app: Hono): void {
  const all = Object.values<Endpoints[keyof Endpoints]>(endpoints);
  for (const path of new Set(all.map((call) => call.path))) {
    const allowed = all.filter((call) => call.path === path).map(({ method }) => method);
    app.all(path, () => {
      throw new HttpError(405, ({ serverCopy }) => serverCopy.wrongMethod(allowed.join(', ')), {
        Allow: allowed.join(', '),
      });
    });
  }
}

/** Creates the app that answers the sixteen calls and the extensions below `/api`: in Node, in tests and inside a story. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const mount = <Name extends keyof Endpoints>(name: Name) =>
    serveCall(app, endpoints[name], handlers[name], deps);

  app.use('/api/*', refuseCrossSite(deps.log));
  names.forEach(mount);
  rejectOtherMethods(app);
  serveLive(app, deps);
  app.all('/api/*', handleNotFound);
  app.notFound(handleNotFound);
  app.onError(handleErrors(deps));
  return app;
}
