import type { Hono } from 'hono';
import { buildOpenApi, OPEN_API_PATH } from '#contract/openApi/openApi.ts';
import { STORE_OPEN_API_PATH } from '#contract/storefront/storeKeys.ts';
import { buildStoreOpenApi } from '#contract/storefront/storeOpenApi.ts';
import { HttpError } from '../base/httpError.ts';

const documents = { [OPEN_API_PATH]: buildOpenApi, [STORE_OPEN_API_PATH]: buildStoreOpenApi };

/** Mounts the OpenAPI documents, which everyone may read. */
export function serveOpenApi(app: Hono): void {
  for (const [path, build] of Object.entries(documents)) {
    let document: string | undefined;
    app.get(path, (context) => {
      document ??= JSON.stringify(build());
      return context.body(document, 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, max-age=3600',
      });
    });
    app.all(path, () => {
      throw new HttpError(405, (t) => t.errors.wrongMethod('GET'), { Allow: 'GET' });
    });
  }
}
