import { Hono } from 'hono';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import type { Deps } from '../base/deps.ts';
import { HttpError } from '../base/httpError.ts';
import { refuseCrossSite } from './security/csrf.ts';
import type { Endpoints, Handlers } from '../base/handler.ts';
import { measureRequests } from './measureRequests.ts';
import { serveLive } from '../live/serveLive.ts';
import { serveCall } from './serveCall.ts';
import { serveOpenApi } from './serveOpenApi.ts';
import { accountHandlers } from '../accounts/accountHandlers.ts';
import { sessionHandlers } from '../accounts/sessionHandlers.ts';
import { dashboardHandlers } from '../reports/dashboardHandlers.ts';
import { historyHandlers } from '../history/historyHandlers.ts';
import { customerHandlers } from '../orders/customerHandlers.ts';
import { orderByHandHandlers } from '../orders/orderByHandHandlers.ts';
import { orderEventHandlers } from '../orders/orderEventHandlers.ts';
import { orderHandlers } from '../orders/orderHandlers.ts';
import { passkeyHandlers } from '../accounts/passkeys/passkeyHandlers.ts';
import { passkeySignInHandlers } from '../accounts/passkeys/passkeySignInHandlers.ts';
import { passwordResetHandlers } from '../accounts/passwordResetHandlers.ts';
import { productHandlers } from '../products/productHandlers.ts';
import { reportHandlers } from '../reports/reportHandlers.ts';
import { registrationHandlers } from '../accounts/registrationHandlers.ts';
import { viewHandlers } from '../accounts/viewHandlers.ts';
import { storeCatalogueHandlers } from '../storefront/storeCatalogueHandlers.ts';
import { storeOrderHandlers } from '../storefront/storeOrderHandlers.ts';
import { storeKeyHandlers } from '../storefront/storeKeyHandlers.ts';
import { orderMailHandlers } from '../storeDetails/orderMailHandlers.ts';
import { orderMailStateHandlers } from '../orders/orderMailStateHandlers.ts';
import { storeDetailsHandlers } from '../storeDetails/storeDetailsHandlers.ts';
import { webhookHandlers } from '../webhooks/webhookHandlers.ts';
import { handleErrors, handleNotFound } from './handleErrors.ts';

/** The handlers of all calls and extensions. A missing handler is a type error. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...passwordResetHandlers,
  ...dashboardHandlers,
  ...orderHandlers,
  ...orderEventHandlers,
  ...customerHandlers,
  ...productHandlers,
  ...historyHandlers,
  ...reportHandlers,
  ...viewHandlers,
  ...storeDetailsHandlers,
  ...storeKeyHandlers,
  ...storeCatalogueHandlers,
  ...storeOrderHandlers,
  ...accountHandlers,
  ...passkeyHandlers,
  ...passkeySignInHandlers,
  ...webhookHandlers,
  ...orderMailHandlers,
  ...orderMailStateHandlers,
  ...orderByHandHandlers,
};

const endpoints: Endpoints = { ...calls, ...extensions, ...storeApi };
const names = Object.keys(endpoints) as (keyof Endpoints)[];

/** Answers 405 to other methods. Must be mounted after all endpoints. */
function rejectOtherMethods(app: Hono): void {
  const all = Object.values<Endpoints[keyof Endpoints]>(endpoints);
  for (const path of new Set(all.map((call) => call.path))) {
    const allowed = all.filter((call) => call.path === path).map(({ method }) => method);
    app.all(path, () => {
      throw new HttpError(405, (t) => t.errors.wrongMethod(allowed.join(', ')), {
        Allow: allowed.join(', '),
      });
    });
  }
}

/** Creates the app that serves the contract below `/api`: in production, tests, stories and the demo. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const mount = <Name extends keyof Endpoints>(name: Name) =>
    serveCall(app, endpoints[name], handlers[name], deps);

  if (deps.metrics) app.use('/api/*', measureRequests(deps.metrics));
  app.use('/api/*', refuseCrossSite(deps.log));
  names.forEach(mount);
  rejectOtherMethods(app);
  serveLive(app, deps);
  serveOpenApi(app);
  app.all('/api/*', handleNotFound);
  app.notFound(handleNotFound);
  app.onError(handleErrors(deps));
  return app;
}
