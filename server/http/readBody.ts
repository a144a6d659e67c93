import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Call, RequestBody } from '#contract/call.ts';
import { type ReadParts, readProductForm } from '../images/readProductForm.ts';
import { describeExpected } from './describeIssue.ts';
import { HttpError } from './httpError.ts';

/** Largest JSON body; far above what any call needs. */
export const JSON_LIMIT_BYTES = 64 * 1024;

function toBadRequest({ issues }: z.core.$ZodError): HttpError {
  const issue = issues[0];
  const path = issue?.path ?? [];
  // The fields of a product form stand in its JSON part, beside the images.
  const field = path[0] === 'product' ? path[1] : path[0];
  return new HttpError(
    400,
    ({ serverCopy, expectedCopy }) =>
      serverCopy.wrongBody(path.join('.'), describeExpected(issue, expectedCopy)),
    {},
    field === undefined ? undefined : String(field),
  );
}

async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new HttpError(415, ({ serverCopy }) => serverCopy.notJson);
  try {
    return await context.req.json();
  } catch {
    throw new HttpError(400, ({ serverCopy }) => serverCopy.unreadableJson);
  }
}

/** Parses the body by the call's schema. Throws a 400 that names the field where it does not match. */
export async function readBody<C extends Call>(
  call: C,
  context: Context,
  readParts: ReadParts,
): Promise<RequestBody<C>> {
  const readers = {
    nothing: async () => undefined,
    json: () => readJson(context),
    multipart: () => readProductForm(context.req.raw, readParts),
  };
  const body = call.body.safeParse(await readers[call.bodyType]());
  if (!body.success) throw toBadRequest(body.error);
  return body.data as RequestBody<C>;
}
