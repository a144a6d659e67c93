import type { Deps, Encoding } from './deps.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A body with its headers, ready to send to everybody. */
export type EncodedResponse = { body: Bytes; headers: Record<string, string> };

/** A list that is encoded once instead of with every request. */
export type CachedList = {
  etag: string;
  /** The headers of every encoding and of a 304. */
  headers: Record<string, string>;
  plain: EncodedResponse;
  /** Compresses the list on the first demand. */
  encoded(encoding: Encoding): Promise<EncodedResponse>;
};

function buildList(data: unknown, digest: Deps['digest']): CachedList {
  const bytes = new TextEncoder().encode(JSON.stringify({ data }));
  // Weak, because the compressed encodings share it.
  const etag = `W/"${digest(bytes).slice(0, 22)}"`;
  const headers = { 'Cache-Control': 'private, no-cache', ETag: etag, Vary: 'Accept-Encoding' };
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

/**
 * Caches the newest list. The revision is read before the rows, so a write in between can only make the cache think that
 * it is older than it is, never newer.
 */
export function createListResponseCache(digest: Deps['digest']) {
  let cached: { revision: number; list: Promise<CachedList> } | undefined;
  return (revision: number, read: () => Promise<unknown>): Promise<CachedList> => {
    if (cached?.revision === revision) return cached.list;
    const created = { revision, list: read().then((data) => buildList(data, digest)) };
    created.list.catch(() => {
      if (cached === created) cached = undefined;
    });
    cached = created;
    return created.list;
  };
}
