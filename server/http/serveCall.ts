import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call, Params } from '#contract/call.ts';
import { createJsonResponse, createListResponse, encodeList, createListResponseCache } from './responses.ts';
import type { Deps } from './deps.ts';
import type { Handler, ListHandler } from './handler.ts';
import { readIdempotentRequest } from './idempotency.ts';
import { JSON_LIMIT_BYTES, readBody, readQuery } from './readRequest.ts';
import { HttpError, readLanguage } from './httpError.ts';
import { findSession } from '../accounts/sessions.ts';

const limitBody = bodyLimit({
  maxSize: JSON_LIMIT_BYTES,
  onError: () => {
    throw new HttpError(413, (t) => t.errors.tooLarge(JSON_LIMIT_BYTES / 1024));
  },
});

/** Reads the rows of a list in batches, limited to the fields of the call's schema. */
async function* readRows<C extends Call>(
  call: C,
  { cachedList, getBatches }: ListHandler<C>,
  deps: Deps,
): AsyncGenerator<readonly unknown[]> {
  for await (const batch of getBatches(deps)) {
    const parsed = call.response.parse(batch) as Record<string, readonly unknown[]>;
    yield parsed[cachedList] ?? [];
  }
}

/**
 * Mounts one call: session, query, body, handler, response. Parsing the response with the call's schema keeps
 * handlers from leaking fields, and turns invalid results into errors.
 */
export function serveCall<C extends Call>(app: Hono, call: C, handler: Handler<C>, deps: Deps): void {
  const getCachedList = createListResponseCache();

  async function respond(context: Context): Promise<Response> {
    const tokenStorage = deps.getTokenStorage(context);
    const session = handler.access === 'admins' ? await findSession(tokenStorage, deps) : undefined;
    if (handler.access === 'admins' && !session) throw new HttpError(401, (t) => t.errors.signIn);
    if ('cachedList' in handler) {
      const list = await getCachedList(session!.revisions[handler.cachedList], () =>
        encodeList(handler.cachedList, readRows(call, handler, deps), deps),
      );
      return createListResponse(context, list, deps.encodings);
    }
    const getData = async () => {
      const body = await readBody(call, context, deps.readParts);
      const params = context.req.param() as Params<C>;
      const query = readQuery(call, context);
      const input = {
        params,
        query,
        body,
        tokenStorage,
        ip: deps.getClientIp(context),
        language: readLanguage(context),
      };
      if (handler.access !== 'admins') return call.response.parse(await handler.handle(input, deps));
      const { admin, revisions } = session!;
      const idempotentRequest = await readIdempotentRequest(
        call,
        context,
        { params, body, adminId: admin.id },
        deps,
      );
      return call.response.parse(
        await handler.handle({ ...input, admin, revisions, idempotentRequest }, deps),
      );
    };
    return createJsonResponse(context, await getData());
  }

  if (call.bodyType === 'json') app.on(call.method, call.path, limitBody, respond);
  else app.on(call.method, call.path, respond);
}
