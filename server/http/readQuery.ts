import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Call, RequestQuery } from '#contract/call.ts';
import { parseQuery } from '#contract/query.ts';
import { describeExpected } from './describeIssue.ts';
import { HttpError } from './httpError.ts';
import { serverCopy } from './serverCopy.ts';

/** The schemas of a query say in words what a text or number is refused for. */
const describe = (issue: z.core.$ZodIssue | undefined) =>
  issue?.code === 'custom' || issue?.code === 'too_big' ? issue.message : describeExpected(issue);

/** Parses the query by the call's schema. Throws a 400 that names the parameter where it does not match. */
export function readQuery<C extends Call>(call: C, context: Context): RequestQuery<C> {
  const query = parseQuery(call, context.req.url);
  if (query.success) return query.data as RequestQuery<C>;
  const issue = query.error.issues[0];
  throw new HttpError(400, serverCopy.wrongParameter(issue?.path.join('.') ?? '', describe(issue)));
}
