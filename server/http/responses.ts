import type { Context } from 'hono';
import { LIST_REVISION_HEADER } from '#contract/live/live.ts';
import type { Deps, Encoding } from './deps.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type EncodedList = { bytes: Bytes; digest: string };

type Needs = Pick<Deps, 'digest' | 'yieldToOthers'>;

/** Concatenates the pieces and yields to other requests in between. */
async function join(pieces: readonly Bytes[], yieldToOthers: Deps['yieldToOthers']): Promise<Bytes> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
    await yieldToOthers();
  }
  return bytes;
}

/**
 * Encodes rows as `{"data":{name:[…]}}`, batch by batch. Yields to other requests in between, because a list of
 * 100,000 rows takes seconds.
 */
export async function encodeList(
  name: string,
  batches: AsyncIterable<readonly unknown[]>,
  { digest, yieldToOthers }: Needs,
): Promise<EncodedList> {
  const encoder = new TextEncoder();
  const pieces: Bytes[] = [];
  const digests: string[] = [];
  for await (const rows of batches) {
    const text = JSON.stringify(rows).slice(1, -1);
    const piece = encoder.encode(pieces.length > 0 ? `,${text}` : text);
    pieces.push(piece);
    digests.push(digest(piece));
    await yieldToOthers();
  }
  const whole = [encoder.encode(`{"data":{"${name}":[`), ...pieces, encoder.encode(']}}')];
  return { bytes: await join(whole, yieldToOthers), digest: digest(digests.join()) };
}

type EncodedResponse = { body: Bytes; headers: Record<string, string> };

/** A list that is encoded once for all requests. */
type CachedList = {
  etag: string;
  /** Headers of every encoding and of a 304. */
  headers: Record<string, string>;
  plain: EncodedResponse;
  /** Compresses the list when first requested. */
  encoded(encoding: Encoding): Promise<EncodedResponse>;
};

function buildList({ bytes, digest }: EncodedList, revision: number): CachedList {
  // Weak, because the compressed encodings share it.
  const etag = `W/"${digest.slice(0, 22)}"`;
  const headers = {
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    [LIST_REVISION_HEADER]: String(revision),
  };
  const plain = { body: bytes, headers: { ...headers, 'Content-Type': 'application/json' } };
  const compress = async ({ name, encode }: Encoding): Promise<EncodedResponse> => ({
    body: await encode(bytes),
    headers: { ...plain.headers, 'Content-Encoding': name },
  });
  const compressed = new Map<string, Promise<EncodedResponse>>();
  return {
    etag,
    headers,
    plain,
    encoded: (encoding) => {
      const response = compressed.get(encoding.name) ?? compress(encoding);
      compressed.set(encoding.name, response);
      return response;
    },
  };
}

type Cached = { revision: number; list: Promise<CachedList> };

/**
 * Caches the newest list. The revision is read before the rows, so a concurrent write can only make the cache look
 * older than it is.
 *
 * Lists are encoded one at a time. Of the waiting requests only the newest encodes, and the others share its
 * result.
 */
export function createListResponseCache() {
  let newest: Cached | undefined;
  let lastBuild: Promise<unknown> = Promise.resolve();

  function start(revision: number, encode: () => Promise<EncodedList>): Cached {
    const isSuperseded = () => newest !== undefined && newest !== created;
    const build = async () => buildList(await encode(), revision);
    const building = lastBuild.then(async () => (isSuperseded() ? undefined : build()));
    lastBuild = building.catch(() => undefined);
    const list = building.then((own) => own ?? newest?.list ?? build());
    const created: Cached = { revision, list };
    list.catch(() => {
      if (newest === created) newest = undefined;
    });
    return created;
  }

  return (revision: number, encode: () => Promise<EncodedList>): Promise<CachedList> => {
    if (newest?.revision !== revision) newest = start(revision, encode);
    return newest.list;
  };
}

/** Builds an uncacheable JSON response. */
export function jsonResponse(context: Context, data: unknown): Response {
  return context.json({ data: data as object }, 200, { 'Cache-Control': 'no-store' });
}

const splitHeader = (header: string) => header.split(',').map((entry) => entry.trim());

const matchesETag = (header: string, etag: string) =>
  splitHeader(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Returns our preferred encoding that the client accepts. */
function negotiateEncoding(encodings: readonly Encoding[], header: string): Encoding | undefined {
  const accepted = splitHeader(header).filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry));
  const names = new Set(accepted.map((entry) => entry.replace(/;.*/, '').trim().toLowerCase()));
  return encodings.find(({ name }) => names.has(name));
}

/**
 * Builds a list response that browsers revalidate every time: 304 if the list is unchanged. Reuses the cached
 * headers, because building them is the slowest part.
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
