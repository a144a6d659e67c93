import type * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from '#contract/lists/pageCall.ts';
import type { ExpectedValue } from '#contract/query.ts';
import type { ServerWords } from './messages.ts';

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
export function describeExpected(issue: z.core.$ZodIssue | undefined, copy: ExpectedCopy): string {
  const types: Partial<Record<string, string>> = copy.types;
  if (issue?.code === 'invalid_type') return types[issue.expected] ?? issue.expected;
  if (issue?.code === 'invalid_value') return copy.oneOf(issue.values.map(String));
  if (issue?.code === 'too_big') return copy.upToCharacters(Number(issue.maximum));
  if (issue?.code === 'custom' && isExpectedValue(issue.message)) return expectedValues[issue.message](copy);
  return copy.valid;
}
