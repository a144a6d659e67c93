import type { Context } from 'hono';
import type { Encoding } from './deps.ts';
import type { PreparedList } from './listMemo.ts';

/** An answer about a session or a single thing: nothing on the way may keep it. */
export function freshAnswer(context: Context, data: unknown): Response {
  return context.json({ data: data as object }, 200, { 'Cache-Control': 'no-store' });
}

const entries = (header: string) => header.split(',').map((entry) => entry.trim());

const sameTag = (header: string, etag: string) =>
  entries(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** The preferred encoding that the caller accepts. */
function acceptedOf(encodings: readonly Encoding[], header: string): Encoding | undefined {
  const accepted = entries(header).filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry));
  const names = new Set(accepted.map((entry) => entry.replace(/;.*/, '').trim().toLowerCase()));
  return encodings.find(({ name }) => names.has(name));
}

/**
 * A list that the browser keeps but asks about every time; unchanged, it costs a 304. Its headers are handed on as they
 * are: to build them anew takes longer than everything else about a prepared answer.
 */
export async function listAnswer(
  { req }: Context,
  list: PreparedList,
  encodings: readonly Encoding[],
): Promise<Response> {
  if (sameTag(req.header('if-none-match') ?? '', list.etag)) {
    return new Response(null, { status: 304, headers: list.headers });
  }
  const encoding = acceptedOf(encodings, req.header('accept-encoding') ?? '');
  const { body, headers } = encoding ? await list.encoded(encoding) : list.plain;
  return new Response(body, { headers });
}
