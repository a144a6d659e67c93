import type { Deps, Encoding } from './deps.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** An answer that is the same for everybody, ready to send with its headers. */
export type PreparedForm = { body: Bytes; headers: Record<string, string> };

/** A list ready to send: encoding thousands of rows once instead of with every request. */
export type PreparedList = {
  etag: string;
  /** What goes with any form of it, and with the word that it has not changed. */
  headers: Record<string, string>;
  plain: PreparedForm;
  /** Compressed on the first demand, then kept. */
  encoded(encoding: Encoding): Promise<PreparedForm>;
};

function prepare(data: unknown, digest: Deps['digest']): PreparedList {
  const bytes = new TextEncoder().encode(JSON.stringify({ data }));
  // Weak, because the compressed forms share it.
  const etag = `W/"${digest(bytes).slice(0, 22)}"`;
  const headers = { 'Cache-Control': 'private, no-cache', ETag: etag, Vary: 'Accept-Encoding' };
  const plain = { body: bytes, headers: { ...headers, 'Content-Type': 'application/json' } };
  const compress = async ({ name, encode }: Encoding): Promise<PreparedForm> => ({
    body: await encode(bytes),
    headers: { ...plain.headers, 'Content-Encoding': name },
  });
  const kept = new Map<string, Promise<PreparedForm>>();
  return {
    etag,
    headers,
    plain,
    encoded: (encoding) => {
      const form = kept.get(encoding.name) ?? compress(encoding);
      kept.set(encoding.name, form);
      return form;
    },
  };
}

/**
 * Keeps the newest list. The revision is read before the rows, so a write in between can only make the memo think
 * that it is older than it is, never newer.
 */
export function createListMemo(digest: Deps['digest']) {
  let kept: { revision: number; list: Promise<PreparedList> } | undefined;
  return (revision: number, read: () => Promise<unknown>): Promise<PreparedList> => {
    if (kept?.revision === revision) return kept.list;
    const made = { revision, list: read().then((data) => prepare(data, digest)) };
    made.list.catch(() => {
      if (kept === made) kept = undefined;
    });
    kept = made;
    return made.list;
  };
}
