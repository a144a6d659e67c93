import type { Context } from 'hono';
import type { Call, RequestQuery } from '#contract/call.ts';
import { parseQuery } from '#contract/query.ts';
import { describeExpected } from './describeIssue.ts';
import { HttpError } from './httpError.ts';

/** Parses the query by the call's schema. Throws a 400 that names the parameter where it does not match. */
export function readQuery<C extends Call>(call: C, context: Context): RequestQuery<C> {
  const query = parseQuery(call, context.req.url);
  if (query.success) return query.data as RequestQuery<C>;
  const issue = query.error.issues[0];
  throw new HttpError(400, ({ serverCopy, expectedCopy }) =>
    serverCopy.wrongParameter(issue?.path.join('.') ?? '', describeExpected(issue, expectedCopy)),
  );
}
