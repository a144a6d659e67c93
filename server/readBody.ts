import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Call, Received } from '#contract/call.ts';
import { type ReadParts, sentForm } from './images/sentForm.ts';
import { Refusal } from './refusal.ts';
import { serverCopy } from './serverCopy.ts';

/** Bytes of a JSON body; far above what any call needs. */
export const JSON_LIMIT = 64 * 1024;

const WORDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};

function refusalFor({ issues }: z.core.$ZodError): Refusal {
  const issue = issues[0];
  return new Refusal(400, serverCopy.wrongBody(issue?.path.join('.') ?? '', expectedBy(issue)));
}

function expectedBy(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return WORDS[issue.expected] ?? issue.expected;
  if (issue?.code === 'invalid_value') return serverCopy.oneOf(issue.values.map(String));
  return 'valid';
}

async function sentJson(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new Refusal(415, serverCopy.notJson);
  try {
    return await context.req.json();
  } catch {
    throw new Refusal(400, serverCopy.unreadableJson);
  }
}

/** The body as the call's schema reads it; anything else is refused with a message that names the field. */
export async function readBody<C extends Call>(
  call: C,
  context: Context,
  readParts: ReadParts,
): Promise<Received<C>> {
  const sent = {
    nothing: async () => undefined,
    json: () => sentJson(context),
    multipart: () => sentForm(context.req.raw, readParts),
  };
  const body = call.body.safeParse(await sent[call.sends]());
  if (!body.success) throw refusalFor(body.error);
  return body.data as Received<C>;
}
