import type * as z from 'zod/mini';
import { type NoQuery, noQuery } from './query.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** `multipart` has a part `product` with JSON, and image files. */
type BodyType = 'none' | 'json' | 'multipart';

type Schema = z.ZodMiniType;

/** Describes one API call. The app, the server and the mocks of stories all use this object. */
export type Call<
  PathT extends string = string,
  BodyT extends Schema = Schema,
  ResponseT extends Schema = Schema,
  ParsedT extends Schema = Schema,
  QueryT extends Schema = Schema,
> = {
  method: Method;
  /** Path without the host; `:name` is a parameter. */
  path: PathT;
  /** Of an extension: what a backend announces if it has this call, and all others with the same capability. */
  capability?: string;
  bodyType: BodyType;
  /** The caller may send an idempotency key, so that a repeated request runs only once. */
  acceptsIdempotencyKey?: true;
  /** The caller must send an idempotency key. */
  requiresIdempotencyKey?: true;
  /** The caller may say what the write is made by (`SOURCE_HEADER`), for the history. */
  acceptsSource?: true;
  /** Schema of the URL query. */
  query: QueryT;
  /** Schema of the request body. */
  body: BodyT;
  /** Schema of `data` in a 200 response, as a backend must send it. */
  response: ResponseT;
  /** Lenient schema of the same response, as the app reads it. `z.unknown()` if the app doesn't need the body. */
  parsedResponse: ParsedT;
};

type ParamName<PathT extends string> = PathT extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : PathT extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<C extends Call> = { [Name in ParamName<C['path']>]: string };
/** Query as the caller passes it. */
export type Query<C extends Call> = z.input<C['query']>;
/** Query as the handler receives it, after validation. */
export type RequestQuery<C extends Call> = z.output<C['query']>;
/** Body as the caller passes it. */
export type Body<C extends Call> = z.input<C['body']>;
/** Body as the handler receives it, after validation. */
export type RequestBody<C extends Call> = z.output<C['body']>;
/** Body as the handler returns it. Before it is sent, it is validated and unknown fields are removed. */
export type ResponseBody<C extends Call> = z.input<C['response']>;
/** Response as the caller receives it. */
export type ParsedResponse<C extends Call> = z.output<C['parsedResponse']>;

type WithDefaults<C extends Call> = Omit<C, 'query'> & { query?: C['query'] };

export function defineCall<
  const PathT extends string,
  BodyT extends Schema,
  ResponseT extends Schema,
  QueryT extends Schema = NoQuery,
>(
  call: Omit<WithDefaults<Call<PathT, BodyT, ResponseT, ResponseT, QueryT>>, 'parsedResponse'>,
): Call<PathT, BodyT, ResponseT, ResponseT, QueryT>;
export function defineCall<
  const PathT extends string,
  BodyT extends Schema,
  ResponseT extends Schema,
  ParsedT extends Schema,
  QueryT extends Schema = NoQuery,
>(
  call: WithDefaults<Call<PathT, BodyT, ResponseT, ParsedT, QueryT>>,
): Call<PathT, BodyT, ResponseT, ParsedT, QueryT>;
export function defineCall(
  call: Omit<WithDefaults<Call>, 'parsedResponse'> & { parsedResponse?: Schema },
): Call {
  return { parsedResponse: call.response, query: noQuery, ...call };
}

/** Fills in path parameters, encoded: `fillPath('/a/:id', { id: 'x y' })` is `/a/x%20y`. A missing one becomes ''. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
