import type * as z from 'zod/mini';
import { serverCopy } from './serverCopy.ts';

const TYPE_NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};

/** Says what was expected where a schema refused something. */
export function describeExpected(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return TYPE_NAMES[issue.expected] ?? issue.expected;
  if (issue?.code === 'invalid_value') return serverCopy.oneOf(issue.values.map(String));
  return 'valid';
}
