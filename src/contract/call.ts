import type * as z from 'zod/mini';
import { type NoQuery, noQuery } from './query.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** How a request body travels: not at all, as JSON, or as multipart (a `product` JSON part and image files). */
export type BodyType = 'nothing' | 'json' | 'multipart';

type Schema = z.ZodMiniType;

/** One of the calls, as data. App, mocks and server all read this object; none restates it. */
export type Call<
  PathT extends string = string,
  BodyT extends Schema = Schema,
  DataT extends Schema = Schema,
  ParsedT extends Schema = Schema,
  QueryT extends Schema = Schema,
> = {
  method: Method;
  /** The path below the host; `:name` stands for a parameter. */
  path: PathT;
  bodyType: BodyType;
  /** Whether a caller may send an idempotency key, so that a repeated request is carried out once. */
  acceptsIdempotencyKey?: true;
  /** What stands in the URL behind the path. */
  query: QueryT;
  /** What the caller sends. */
  body: BodyT;
  /** What sits inside the `data` wrapper of a 200 answer; mocks and server are held to it. */
  response: DataT;
  /** What the product can make of such an answer; never asks for more than `response` promises, and for nothing where nobody needs the body. */
  parsedResponse: ParsedT;
};

type ParamName<PathT extends string> = PathT extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : PathT extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<C extends Call> = { [Name in ParamName<C['path']>]: string };
/** What the caller asks for in the URL. */
export type Query<C extends Call> = z.input<C['query']>;
/** What the answering side receives of it once it has been checked. */
export type RequestQuery<C extends Call> = z.output<C['query']>;
/** What the caller hands in. */
export type Body<C extends Call> = z.input<C['body']>;
/** What the answering side receives once the body has been checked. */
export type RequestBody<C extends Call> = z.output<C['body']>;
/** What an answering side may return; it is checked, and unknown fields are dropped, before it leaves. */
export type ResponseBody<C extends Call> = z.input<C['response']>;
/** What the caller gets. */
export type Data<C extends Call> = z.output<C['parsedResponse']>;

type WithDefaults<C extends Call> = Omit<C, 'query'> & { query?: C['query'] };

export function defineCall<
  const PathT extends string,
  BodyT extends Schema,
  DataT extends Schema,
  QueryT extends Schema = NoQuery,
>(
  call: Omit<WithDefaults<Call<PathT, BodyT, DataT, DataT, QueryT>>, 'parsedResponse'>,
): Call<PathT, BodyT, DataT, DataT, QueryT>;
export function defineCall<
  const PathT extends string,
  BodyT extends Schema,
  DataT extends Schema,
  ParsedT extends Schema,
  QueryT extends Schema = NoQuery,
>(call: WithDefaults<Call<PathT, BodyT, DataT, ParsedT, QueryT>>): Call<PathT, BodyT, DataT, ParsedT, QueryT>;
export function defineCall(
  call: Omit<WithDefaults<Call>, 'parsedResponse'> & { parsedResponse?: Schema },
): Call {
  return { parsedResponse: call.response, query: noQuery, ...call };
}

/** Fills `:name` with the encoded parameter: `fillPath('/a/:id', { id: 'x y' })` is `/a/x%20y`. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
