import type { Context } from 'hono';
import type { Encoding } from './deps.ts';
import type { CachedList } from './listResponseCache.ts';

/** Builds a response about a session or a single thing, which nothing may cache. */
export function jsonResponse(context: Context, data: unknown): Response {
  return context.json({ data: data as object }, 200, { 'Cache-Control': 'no-store' });
}

const splitHeader = (header: string) => header.split(',').map((entry) => entry.trim());

const matchesETag = (header: string, etag: string) =>
  splitHeader(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Returns the first of our encodings that the client accepts. */
function negotiateEncoding(encodings: readonly Encoding[], header: string): Encoding | undefined {
  const accepted = splitHeader(header).filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry));
  const names = new Set(accepted.map((entry) => entry.replace(/;.*/, '').trim().toLowerCase()));
  return encodings.find(({ name }) => names.has(name));
}

/**
 * Builds the response for a list that the browser caches but revalidates every time: 304 where it is unchanged. The
 * cached headers are used as they are, since building them anew takes longer than everything else about the response.
 */
export async function listResponse(
  { req }: Context,
  list: CachedList,
  encodings: readonly Encoding[],
): Promise<Response> {
  if (matchesETag(req.header('if-none-match') ?? '', list.etag)) {
    return new Response(null, { status: 304, headers: list.headers });
  }
  const encoding = negotiateEncoding(encodings, req.header('accept-encoding') ?? '');
  const { body, headers } = encoding ? await list.encoded(encoding) : list.plain;
  return new Response(body, { headers });
}
