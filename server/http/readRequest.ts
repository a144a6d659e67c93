import type { Context } from 'hono';
import type { Call, RequestBody, RequestQuery } from '#contract/call.ts';
import { type ReadParts, readProductForm } from '../images/readProductForm.ts';
import { HttpError, type ServerWords } from './httpError.ts';
import type * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from '#contract/lists/pageCall.ts';
import { type ExpectedValue, parseQuery } from '#contract/query.ts';

type ExpectedCopy = ServerWords['expectedCopy'];

const expectedValues: Record<ExpectedValue, (copy: ExpectedCopy) => string> = {
  numberRange: (copy) => copy.numberRange,
  timeRange: (copy) => copy.timeRange,
  day: (copy) => copy.day,
  pageNumber: (copy) => copy.wholeNumberFrom(1),
  pageSize: (copy) => copy.wholeNumberBetween(1, PAGE_SIZE_MAX),
};

const isExpectedValue = (name: string): name is ExpectedValue => Object.hasOwn(expectedValues, name);

/** Says what was expected where a schema refused something. */
function describeExpected(issue: z.core.$ZodIssue | undefined, copy: ExpectedCopy): string {
  const types: Partial<Record<string, string>> = copy.types;
  if (issue?.code === 'invalid_type') return types[issue.expected] ?? issue.expected;
  if (issue?.code === 'invalid_value') return copy.oneOf(issue.values.map(String));
  if (issue?.code === 'too_big') return copy.upToCharacters(Number(issue.maximum));
  if (issue?.code === 'custom' && isExpectedValue(issue.message)) return expectedValues[issue.message](copy);
  return copy.valid;
}

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

/** Parses the query by the call's schema. Throws a 400 that names the parameter where it does not match. */
export function readQuery<C extends Call>(call: C, context: Context): RequestQuery<C> {
  const query = parseQuery(call, context.req.url);
  if (query.success) return query.data as RequestQuery<C>;
  const issue = query.error.issues[0];
  throw new HttpError(400, ({ serverCopy, expectedCopy }) =>
    serverCopy.wrongParameter(issue?.path.join('.') ?? '', describeExpected(issue, expectedCopy)),
  );
}
