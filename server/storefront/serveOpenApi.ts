import type { Hono } from 'hono';
import { buildOpenApi } from '#contract/storefront/openApi.ts';
import { OPEN_API_PATH } from '#contract/storefront/storeKeys.ts';
import { HttpError } from '../base/httpError.ts';

/** Mounts the OpenAPI document of the Store API, which needs no key. */
export function serveOpenApi(app: Hono): void {
  let document: string | undefined;
  app.get(OPEN_API_PATH, (context) => {
    document ??= JSON.stringify(buildOpenApi());
    return context.body(document, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  app.all(OPEN_API_PATH, () => {
    throw new HttpError(405, (t) => t.errors.wrongMethod('GET'), { Allow: 'GET' });
  });
}
