import type { Context } from 'hono';
import { LIST_REVISION_HEADER } from '#contract/live/live.ts';
import type { Deps, Encoding } from '../base/deps.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type EncodedList = { bytes: Bytes; digest: string };

type EncodeDeps = Pick<Deps, 'digest' | 'yieldToEventLoop'>;

/** Concatenates the pieces and yields to other requests in between. */
async function concat(pieces: readonly Bytes[], yieldToEventLoop: Deps['yieldToEventLoop']): Promise<Bytes> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
    await yieldToEventLoop();
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
  { digest, yieldToEventLoop }: EncodeDeps,
): Promise<EncodedList> {
  const encoder = new TextEncoder();
  const pieces: Bytes[] = [];
  const digests: string[] = [];
  for await (const rows of batches) {
    const text = JSON.stringify(rows).slice(1, -1);
    const piece = encoder.encode(pieces.length > 0 ? `,${text}` : text);
    pieces.push(piece);
    digests.push(digest(piece));
    await yieldToEventLoop();
  }
  const parts = [encoder.encode(`{"data":{"${name}":[`), ...pieces, encoder.encode(']}}')];
  return { bytes: await concat(parts, yieldToEventLoop), digest: digest(digests.join()) };
}

type CachedResponse = { body: Bytes; headers: Record<string, string> };

/** A list that is encoded once for all requests. */
type CachedList = {
  etag: string;
  /** Headers of every response, including a 304. */
  headers: Record<string, string>;
  uncompressed: CachedResponse;
  /** Compresses the list when first requested. */
  getCompressed(encoding: Encoding): Promise<CachedResponse>;
};

function createCachedList({ bytes, digest }: EncodedList, revision: number): CachedList {
  // Weak, because the compressed encodings share it.
  const etag = `W/"${digest.slice(0, 22)}"`;
  const headers = {
    // Browsers must not keep customers' data on the disk. Other clients can revalidate a copy of their own.
    'Cache-Control': 'no-store',
    ETag: etag,
    Vary: 'Accept-Encoding',
    [LIST_REVISION_HEADER]: String(revision),
  };
  const uncompressed = { body: bytes, headers: { ...headers, 'Content-Type': 'application/json' } };
  const compress = async ({ name, encode }: Encoding): Promise<CachedResponse> => ({
    body: await encode(bytes),
    headers: { ...uncompressed.headers, 'Content-Encoding': name },
  });
  const compressed = new Map<string, Promise<CachedResponse>>();
  return {
    etag,
    headers,
    uncompressed,
    getCompressed: (encoding) => {
      const response = compressed.get(encoding.name) ?? compress(encoding);
      compressed.set(encoding.name, response);
      return response;
    },
  };
}

type CacheEntry = { revision: number; list: Promise<CachedList> };

/**
 * Caches the newest list with its revision. The revision is read before the rows, so a write in between makes the
 * cached list outdated, and the next request encodes it again.
 *
 * Lists are encoded one at a time. Of several waiting requests, only the newest encodes the list, and all share the
 * result.
 */
export function createListResponseCache() {
  let newest: CacheEntry | undefined;
  let lastBuild: Promise<unknown> = Promise.resolve();

  function startBuild(revision: number, encode: () => Promise<EncodedList>): CacheEntry {
    const isSuperseded = () => newest !== undefined && newest !== entry;
    const build = async () => createCachedList(await encode(), revision);
    const building = lastBuild.then(async () => (isSuperseded() ? undefined : build()));
    lastBuild = building.catch(() => undefined);
    const list = building.then((built) => built ?? newest?.list ?? build());
    const entry: CacheEntry = { revision, list };
    list.catch(() => {
      if (newest === entry) newest = undefined;
    });
    return entry;
  }

  return (revision: number, encode: () => Promise<EncodedList>): Promise<CachedList> => {
    if (newest?.revision !== revision) newest = startBuild(revision, encode);
    return newest.list;
  };
}

/** Builds an uncacheable JSON response. */
export function createJsonResponse(context: Context, data: unknown): Response {
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

/** How long storefronts may reuse a response without asking again. */
const STOREFRONT_MAX_AGE_SECONDS = 30;

type VersionedData = { version: string; getData: () => Promise<unknown> };

/** Builds a response that storefronts reuse for a while and then revalidate: 304, without reading the data, if it is unchanged. */
export async function createVersionedResponse(
  context: Context,
  { version, getData }: VersionedData,
  { digest }: Pick<Deps, 'digest'>,
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const etag = `W/"${digest(JSON.stringify([pathname, search, version])).slice(0, 22)}"`;
  const headers = {
    'Cache-Control': `private, max-age=${STOREFRONT_MAX_AGE_SECONDS}`,
    ETag: etag,
    Vary: 'Authorization',
  };
  const condition = context.req.header('if-none-match') ?? '';
  // `*` matches any version, but only of what exists: reading the data throws a 404 for what doesn't.
  const data = splitHeader(condition).includes('*') ? await getData() : undefined;
  if (matchesETag(condition, etag)) return new Response(null, { status: 304, headers });
  return context.json({ data: (data ?? (await getData())) as object }, 200, headers);
}

/** Builds a list response that browsers don't store: 304 for clients with an unchanged copy of their own. */
export async function createListResponse(
  { req }: Context,
  list: CachedList,
  encodings: readonly Encoding[],
): Promise<Response> {
  if (matchesETag(req.header('if-none-match') ?? '', list.etag)) {
    return new Response(null, { status: 304, headers: list.headers });
  }
  const encoding = negotiateEncoding(encodings, req.header('accept-encoding') ?? '');
  const { body, headers } = encoding ? await list.getCompressed(encoding) : list.uncompressed;
  return new Response(body, { headers });
}
