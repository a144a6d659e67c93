import { http, type HttpHandler, HttpResponse } from 'msw';
import type { ResponseBody, Call, Params, RequestBody, RequestQuery } from '#contract/call.ts';
import { parseQuery } from '#contract/query.ts';

type Request<C extends Call> = { params: Params<C>; query: RequestQuery<C>; body: RequestBody<C> };
type Resolver<C extends Call> = (
  request: Request<C>,
) => ResponseBody<C> | Response | Promise<ResponseBody<C> | Response>;

const verbs = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

/** A mock of one call. Its answer must type-check against, and parse by, the schema that binds the server. */
export function mockCall<C extends Call>(call: C, resolve: Resolver<C>): HttpHandler {
  return verbs[call.method](`*${call.path}`, async ({ params, request }) => {
    const body = call.body.safeParse(await sentIn(call, request));
    const query = parseQuery(call, request.url);
    const refused = body.error ?? query.error;
    if (refused) return refuse(400, refused.issues[0]?.message);
    const answer = await resolve({
      params: params as Params<C>,
      query: query.data as RequestQuery<C>,
      body: body.data as RequestBody<C>,
    });
    if (answer instanceof Response) return answer;
    return HttpResponse.json({ data: call.response.parse(answer) as object });
  });
}

async function sentIn(call: Call, request: globalThis.Request): Promise<unknown> {
  if (call.bodyType === 'none') return undefined;
  if (call.bodyType === 'json') return request.json().catch(() => undefined);
  const form = await request.formData();
  const json = (name: string) => JSON.parse(String(form.get(name))) as unknown;
  return {
    product: json('product'),
    images: form.getAll('images'),
    ...(form.has('imagesToDelete') && { imagesToDelete: json('imagesToDelete') }),
  };
}

/** A refused call, with the server's own words or without any. */
export const refuse = (status: number, message?: string): Response =>
  HttpResponse.json(message === undefined ? {} : { message }, { status });

/** A call refused for one field of what was sent. */
export const refuseField = (field: string, message: string): Response =>
  HttpResponse.json({ message, field }, { status: 400 });

/** No answer at all: the network is down. */
export const unreachable = (): Response => HttpResponse.error();

/** An answer that never comes, for the state of waiting. */
export const never = () => new Promise<never>(() => {});
