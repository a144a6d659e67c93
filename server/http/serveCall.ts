import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import type { Call, Params, RequestBody, RequestQuery } from '#contract/call.ts';
import { parseSource, SOURCE_FILE_HEADER, SOURCE_HEADER } from '#contract/history/historySource.ts';
import { parseQuery } from '#contract/query.ts';
import { MAX_USER_AGENT_LENGTH } from '../accounts/devices.ts';
import { findSession } from '../accounts/sessions.ts';
import { readProductForm } from '../images/readProductForm.ts';
import { requireStoreKey } from '../storefront/storefrontAccess.ts';
import type { Deps, Log, ReadParts } from '../base/deps.ts';
import { describeExpected } from './describeExpected.ts';
import type { Handler, ListHandler, StorefrontHandler } from '../base/handler.ts';
import { HttpError, readLanguage } from '../base/httpError.ts';
import { readIdempotentRequest, readRequiredKey } from './idempotency.ts';
import {
  createJsonResponse,
  createListResponse,
  createListResponseCache,
  createVersionedResponse,
  encodeList,
} from './responses.ts';

/** The largest JSON body allowed, which is more than any call needs. */
const JSON_LIMIT_BYTES = 64 * 1024;

function toBadRequest({ issues }: z.core.$ZodError): HttpError {
  const issue = issues[0];
  const path = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const unknown = [...path, ...issue.keys.slice(0, 1)].join('.');
    return new HttpError(
      400,
      (t) => t.errors.unknownField(unknown),
      {},
      getFieldName([...path, ...issue.keys]),
    );
  }
  return new HttpError(
    400,
    (t) => t.errors.wrongBody(path.join('.'), describeExpected(issue, t.expected)),
    {},
    getFieldName(path),
  );
}

/** Returns the name of the form field, such as 'contact.email'. Errors in an entry of a list are about the list. */
function getFieldName(path: readonly PropertyKey[]): string | undefined {
  // The fields of a form with images are nested in its JSON part.
  if (path[0] === 'details') return path.slice(1).join('.') || undefined;
  const field = path[0] === 'product' ? path[1] : path[0];
  return field === undefined ? undefined : String(field);
}

async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new HttpError(415, (t) => t.errors.notJson);
  try {
    return await context.req.json();
  } catch {
    throw new HttpError(400, (t) => t.errors.unreadableJson);
  }
}

/** Parses the body with the call's schema. Throws a 400 that names the invalid field. */
async function readBody<C extends Call>(
  call: C,
  context: Context,
  readParts: ReadParts,
): Promise<RequestBody<C>> {
  const readers = {
    none: async () => undefined,
    json: () => readJson(context),
    multipart: () => readProductForm(context.req.raw, readParts),
  };
  const body = call.body.safeParse(await readers[call.bodyType]());
  if (!body.success) throw toBadRequest(body.error);
  return body.data as RequestBody<C>;
}

/** Parses the query with the call's schema. Throws a 400 that names the invalid parameter. */
function readQuery<C extends Call>(call: C, context: Context): RequestQuery<C> {
  const query = parseQuery(call, context.req.url);
  if (query.success) return query.data as RequestQuery<C>;
  const issue = query.error.issues[0];
  throw new HttpError(400, (t) =>
    t.errors.wrongParameter(issue?.path.join('.') ?? '', describeExpected(issue, t.expected)),
  );
}

/** Reads what a write is made by. Ignores unknown sources. */
const readSource = (call: Call, { req }: Context) =>
  call.acceptsSource ? parseSource(req.header(SOURCE_HEADER), req.header(SOURCE_FILE_HEADER)) : undefined;

const limitJsonBody = bodyLimit({
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

/** Names the sender in every line. */
const nameSender = (log: Log, sender: { admin: string } | { storeKey: string }): Log => ({
  info: (fields, event) => log.info({ ...fields, ...sender }, event),
  warn: (fields, event) => log.warn({ ...fields, ...sender }, event),
  error: (fields, event) => log.error({ ...fields, ...sender }, event),
});

/** Reads and validates the query and the body. */
async function readInput<C extends Call>(call: C, context: Context, deps: Deps) {
  return {
    body: await readBody(call, context, deps.readParts),
    params: context.req.param() as Params<C>,
    query: readQuery(call, context),
    tokenStorage: deps.getTokenStorage(context),
    deviceStorage: deps.getDeviceStorage(context),
    userAgent: context.req.header('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH),
    ip: deps.getClientIp(context),
    language: readLanguage(context),
  };
}

async function respondToStorefront<C extends Call>(
  call: C,
  context: Context,
  handler: StorefrontHandler<C>,
  deps: Deps,
): Promise<Response> {
  const { key, productsRevision } = await requireStoreKey(context, deps);
  const input = await readInput(call, context, deps);
  const request = await readRequiredKey(call, context, input, deps);
  const storefrontInput = { ...input, keyId: key.id, productsRevision, request };
  const ownDeps = { ...deps, log: nameSender(deps.log, { storeKey: key.id }) };
  const getData = async () => call.response.parse(await handler.handle(storefrontInput, ownDeps));
  const version = await handler.getVersion?.(storefrontInput, ownDeps);
  if (version === undefined) return createJsonResponse(context, await getData());
  return createVersionedResponse(context, { version, getData }, deps);
}

/**
 * Mounts one call: access, query, body, handler, response. Parsing the response with the call's schema keeps
 * handlers from leaking fields, and turns invalid results into errors.
 */
export function serveCall<C extends Call>(app: Hono, call: C, handler: Handler<C>, deps: Deps): void {
  const getCachedList = createListResponseCache();

  async function respond(context: Context): Promise<Response> {
    if (handler.access === 'storefronts') return respondToStorefront(call, context, handler, deps);
    const session =
      handler.access === 'admins' ? await findSession(deps.getTokenStorage(context), deps) : undefined;
    if (handler.access === 'admins' && !session) throw new HttpError(401, (t) => t.errors.signIn);
    context.set('admin', session?.admin.id);
    if ('cachedList' in handler) {
      const list = await getCachedList(session!.revisions[handler.cachedList], () =>
        encodeList(handler.cachedList, readRows(call, handler, deps), deps),
      );
      return createListResponse(context, list, deps.encodings);
    }
    const getData = async () => {
      const input = await readInput(call, context, deps);
      if (handler.access === 'everyone') return call.response.parse(await handler.handle(input, deps));
      const { admin, revisions } = session!;
      const idempotentRequest = await readIdempotentRequest(
        call,
        context,
        { params: input.params, body: input.body, adminId: admin.id },
        deps,
      );
      return call.response.parse(
        await handler.handle(
          { ...input, admin, revisions, idempotentRequest, source: readSource(call, context) },
          { ...deps, log: nameSender(deps.log, { admin: admin.id }) },
        ),
      );
    };
    return createJsonResponse(context, await getData());
  }

  if (call.bodyType === 'json') app.on(call.method, call.path, limitJsonBody, respond);
  else app.on(call.method, call.path, respond);
}
