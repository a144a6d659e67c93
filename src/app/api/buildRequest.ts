import { type Body, type Call, fillPath, type Params, type Query } from '#contract/call.ts';
import { type ChangeSource, formatSource } from '#contract/history/historySource.ts';
import { formatIdempotencyKey, IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency.ts';
import { formatQuery } from '#contract/query.ts';

/** What a call sends: path parameters, body, query, idempotency key and source. */
export type CallInput<C extends Call> = {
  params: Params<C>;
  body: Body<C>;
  query?: Query<C>;
  /** Sent only with calls that accept one. */
  idempotencyKey?: string | undefined;
  /** Sent only with calls that accept one. */
  source?: ChangeSource | undefined;
} & (undefined extends Query<C> ? unknown : { query: Query<C> });

type RequestOptions = {
  method: string;
  credentials: RequestCredentials;
  headers: Record<string, string>;
  body?: BodyInit;
};

/** Builds the URL below the host, and the options of `fetch`. */
export function buildRequest<C extends Call>(
  call: C,
  { params, body, query, idempotencyKey, source }: CallInput<C>,
) {
  const url = fillPath(call.path, params) + formatQuery(query);
  const { headers, ...rest } = buildBody(call, body);
  const key = (call.acceptsIdempotencyKey || call.requiresIdempotencyKey) && idempotencyKey;
  const init: RequestOptions = {
    method: call.method,
    credentials: 'include',
    headers: {
      ...headers,
      ...(key && { [IDEMPOTENCY_KEY_HEADER]: formatIdempotencyKey(key) }),
      ...(call.acceptsSource && source && formatSource(source)),
    },
    ...rest,
  };
  return { url, init, requestLine: `${call.method} ${url}`, canRepeat: Boolean(key) };
}

function buildBody(call: Call, body: unknown): Partial<Pick<RequestOptions, 'headers' | 'body'>> {
  switch (call.bodyType) {
    case 'none':
      return {};
    case 'json':
      return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    case 'multipart':
      return { body: buildFormData(body as Record<string, unknown>) };
    default:
      return call.bodyType satisfies never;
  }
}

/** Sends files as repeated parts, everything else as a JSON part. */
function buildFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const files = Array.isArray(value) && name === 'images' ? (value as File[]) : undefined;
    if (files) for (const file of files) form.append(name, file);
    else form.append(name, JSON.stringify(value));
  }
  return form;
}
