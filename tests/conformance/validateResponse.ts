import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { asRecord, unwrapData } from '#contract/wire/envelope.ts';
import type { Answer } from './answer.ts';
import { expectEqual, fail, show, showAnswer } from './expectations.ts';

/** Returns whether the app reads nothing of the response but its status. */
const isBodyUnused = ({ parsedResponse }: Call): boolean => parsedResponse._zod.def.type === 'unknown';

/** Describes the first field that the schema refuses, and how to send it. */
function describeIssue(data: unknown, issues: readonly z.core.$ZodIssue[]) {
  const issue = issues[0];
  const path = issue?.path ?? [];
  const field = ['data', ...path].join('.');
  const value = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)?.[key], data);
  const wanted = issue?.code === 'invalid_type' ? `a value of type ${issue.expected}` : 'another value';
  return {
    expected: `${field}: ${wanted}`,
    received: value === undefined ? `no ${field}` : `${field} = ${show(value)}`,
    fix: `Send ${field} as ${wanted} in each response of this call.`,
  };
}

/** Lists the paths of fields that the schema has removed. */
function findUnknownFields(sent: unknown, known: unknown, path = 'data'): string[] {
  if (Array.isArray(sent)) {
    return sent.flatMap((entry, index) =>
      findUnknownFields(entry, (known as unknown[] | undefined)?.[index], `${path}.${index}`),
    );
  }
  const fields = asRecord(sent);
  if (!fields) return [];
  const knownFields = asRecord(known);
  if (!knownFields) return [];
  return Object.entries(fields).flatMap(([name, value]) =>
    name in knownFields
      ? findUnknownFields(value, knownFields[name], `${path}.${name}`)
      : [`${path}.${name}`],
  );
}

/** Fails if the schema has removed a field or changed a value. */
function expectExact(sent: unknown, read: unknown): void {
  const [unknown] = findUnknownFields(sent, read);
  if (unknown !== undefined) {
    const fix = `Remove ${unknown} from the response, or add it to the contract's schema.`;
    fail({ expected: 'only fields of the contract', received: unknown, fix });
  }
  const fix = 'Leave fields out instead of sending null, and send clean texts and numbers.';
  expectEqual(sent, read, 'data', fix);
}

/**
 * Checks a successful response against the schema of its call, and returns its data. Every response that a rule reads
 * comes through here. Unknown fields and nulls are allowed, unless `isStrict`.
 */
export function validateResponse<C extends Call>(
  call: C,
  answer: Answer,
  isStrict: boolean,
): z.output<C['response']> {
  if (answer.status !== 200) {
    const fix = 'Answer this request with the status 200. It is the only one that means success.';
    fail({ expected: 'status 200', received: showAnswer(answer), fix });
  }
  if (!isStrict && isBodyUnused(call)) return {} as z.output<C['response']>;
  if (answer.body === undefined) {
    const fix = `Answer with JSON: {"data": {…}}. Check that no proxy or error page replaces the response.`;
    fail({ expected: 'a body of JSON', received: showAnswer(answer), fix });
  }
  const data = unwrapData(answer.body);
  const parsed = call.response.safeParse(data);
  if (!parsed.success) fail(describeIssue(data, parsed.error.issues));
  if (isStrict) expectExact(data, parsed.data);
  return parsed.data as z.output<C['response']>;
}
