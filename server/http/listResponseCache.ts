import { LIST_REVISION_HEADER } from '#contract/live/live.ts';
import type { Encoding } from './deps.ts';
import type { Bytes, EncodedList } from './encodeList.ts';

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
 * Caches the newest list. The revision is read before the rows, so a write in between can only make the cache think that
 * it is older than it is, never newer.
 *
 * Lists are encoded one after the other: while everybody edits, each encoding would only make the others later. Of those
 * that wait, only the newest is encoded; it is read after all of them were asked for, so it answers all of them.
 */
export function createListResponseCache() {
  let newest: Cached | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  function start(revision: number, encode: () => Promise<EncodedList>): Cached {
    const isOvertaken = () => newest !== undefined && newest !== created;
    const build = async () => buildList(await encode(), revision);
    const turn = lastTurn.then(async () => (isOvertaken() ? undefined : build()));
    lastTurn = turn.catch(() => undefined);
    const list = turn.then((own) => own ?? newest?.list ?? build());
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
