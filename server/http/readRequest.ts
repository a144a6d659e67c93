import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Call, RequestBody, RequestQuery } from '#contract/call.ts';
import { MAX_PAGE_SIZE } from '#contract/lists/pageCall.ts';
import { type QueryErrorCode, parseQuery } from '#contract/query.ts';
import { type ReadParts, readProductForm } from '../images/readProductForm.ts';
import { HttpError, type ServerMessages } from './httpError.ts';

type ExpectedMessages = ServerMessages['expected'];

const expectedValues: Record<QueryErrorCode, (t: ExpectedMessages) => string> = {
  numberRange: (t) => t.numberRange,
  timeRange: (t) => t.timeRange,
  day: (t) => t.day,
  pageNumber: (t) => t.wholeNumberFrom(1),
  pageSize: (t) => t.wholeNumberBetween(1, MAX_PAGE_SIZE),
};

const isQueryErrorCode = (name: string): name is QueryErrorCode => Object.hasOwn(expectedValues, name);

/** Describes the value that a schema expected. */
function describeExpected(issue: z.core.$ZodIssue | undefined, t: ExpectedMessages): string {
  const types: Partial<Record<string, string>> = t.types;
  if (issue?.code === 'invalid_type') return types[issue.expected] ?? issue.expected;
  if (issue?.code === 'invalid_value') return t.oneOf(issue.values.map(String));
  if (issue?.code === 'too_big') return t.upToCharacters(Number(issue.maximum));
  if (issue?.code === 'custom' && isQueryErrorCode(issue.message)) return expectedValues[issue.message](t);
  return t.valid;
}

/** Largest JSON body. Far more than any call needs. */
export const JSON_LIMIT_BYTES = 64 * 1024;

function toBadRequest({ issues }: z.core.$ZodError): HttpError {
  const issue = issues[0];
  const path = issue?.path ?? [];
  // Fields of a product form are in its JSON part.
  const field = path[0] === 'product' ? path[1] : path[0];
  return new HttpError(
    400,
    (t) => t.errors.wrongBody(path.join('.'), describeExpected(issue, t.expected)),
    {},
    field === undefined ? undefined : String(field),
  );
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
export async function readBody<C extends Call>(
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
export function readQuery<C extends Call>(call: C, context: Context): RequestQuery<C> {
  const query = parseQuery(call, context.req.url);
  if (query.success) return query.data as RequestQuery<C>;
  const issue = query.error.issues[0];
  throw new HttpError(400, (t) =>
    t.errors.wrongParameter(issue?.path.join('.') ?? '', describeExpected(issue, t.expected)),
  );
}
