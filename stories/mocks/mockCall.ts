import { http, type HttpHandler, HttpResponse } from 'msw';
import type { ResponseBody, Call, Params, RequestBody, RequestQuery } from '#contract/call.ts';
import { parseQuery } from '#contract/query.ts';

type Request<C extends Call> = { params: Params<C>; query: RequestQuery<C>; body: RequestBody<C> };
type Resolver<C extends Call> = (
  request: Request<C>,
) => ResponseBody<C> | Response | Promise<ResponseBody<C> | Response>;

const httpMethods = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

/** Mocks one call. The response must match the schema of the contract, in its type and at run time. */
export function mockCall<C extends Call>(call: C, resolve: Resolver<C>): HttpHandler {
  return httpMethods[call.method](`*${call.path}`, async ({ params, request }) => {
    const body = call.body.safeParse(await readBody(call, request));
    const query = parseQuery(call, request.url);
    const invalid = body.error ?? query.error;
    if (invalid) return respondWithError(400, invalid.issues[0]?.message);
    const answer = await resolve({
      params: params as Params<C>,
      query: query.data as RequestQuery<C>,
      body: body.data as RequestBody<C>,
    });
    if (answer instanceof Response) return answer;
    return HttpResponse.json({ data: call.response.parse(answer) as object });
  });
}

async function readBody(call: Call, request: globalThis.Request): Promise<unknown> {
  if (call.bodyType === 'none') return undefined;
  if (call.bodyType === 'json') return request.json().catch(() => undefined);
  const form = await request.formData();
  const jsonParts = [...form.entries()].filter(([name]) => name !== 'images');
  return {
    ...Object.fromEntries(jsonParts.map(([name, value]) => [name, JSON.parse(String(value)) as unknown])),
    images: form.getAll('images'),
  };
}

/** An error response, with or without a message from the server. */
export const respondWithError = (status: number, message?: string): Response =>
  HttpResponse.json(message === undefined ? {} : { message }, { status });

/** An error response about one field of the request. */
export const respondWithFieldError = (field: string, message: string): Response =>
  HttpResponse.json({ message, field }, { status: 400 });

/** No response, because the network is down. */
export const networkError = (): Response => HttpResponse.error();

/** A response that never arrives, for loading states. */
export const neverRespond = () => new Promise<never>(() => {});
