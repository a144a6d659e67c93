import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call, Params } from '#contract/call.ts';
import { jsonResponse, listResponse } from './responses.ts';
import type { Deps } from './deps.ts';
import type { Handler } from './handler.ts';
import { createListResponseCache } from './listResponseCache.ts';
import { JSON_LIMIT_BYTES, readBody } from './readBody.ts';
import { HttpError } from './httpError.ts';
import { serverCopy } from './serverCopy.ts';
import { findSession } from '../accounts/sessions.ts';

const limit = bodyLimit({
  maxSize: JSON_LIMIT_BYTES,
  onError: () => {
    throw new HttpError(413, serverCopy.tooLarge(JSON_LIMIT_BYTES / 1024));
  },
});

/**
 * Mounts one call: session, body, handler, response. The response contains what the call's schema names and nothing else,
 * so that a handler that returns a whole row can't leak a field, and a wrong result fails here and not in the browser.
 */
export function serveCall<C extends Call>(app: Hono, call: C, handler: Handler<C>, deps: Deps): void {
  const getCachedList = createListResponseCache(deps.digest);

  async function respond(context: Context): Promise<Response> {
    const port = deps.sessionPort(context);
    const session = handler.access === 'admins' ? await findSession(port, deps) : undefined;
    if (handler.access === 'admins' && !session) throw new HttpError(401, serverCopy.signIn);
    const getData = async () => {
      const body = await readBody(call, context, deps.readParts);
      const params = context.req.param() as Params<C>;
      const input = { params, body, session: port, ip: deps.clientIp(context) };
      const result =
        handler.access === 'admins'
          ? handler.handle({ ...input, admin: session!.admin }, deps)
          : handler.handle(input, deps);
      return call.response.parse(await result);
    };
    if (handler.access === 'everyone' || !handler.cachedList) return jsonResponse(context, await getData());
    const revision = session!.revisions[handler.cachedList];
    return listResponse(context, await getCachedList(revision, getData), deps.encodings);
  }

  if (call.bodyType === 'json') app.on(call.method, call.path, limit, respond);
  else app.on(call.method, call.path, respond);
}
