import type { Deps } from './deps.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The JSON of a response that is one list, and a digest of it. */
export type EncodedList = { bytes: Bytes; digest: string };

type Needs = Pick<Deps, 'digest' | 'nextTurn'>;

/** Joins the pieces, in as many turns as there are: of a long list they are more than can be copied at once. */
async function join(pieces: readonly Bytes[], nextTurn: Deps['nextTurn']): Promise<Bytes> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
    await nextTurn();
  }
  return bytes;
}

/**
 * Encodes the rows of a list as `{"data":{name:[…]}}`, batch after batch, and lets other requests have their turn in
 * between. A list of 100,000 rows takes seconds, and everybody else would wait for all of it.
 */
export async function encodeList(
  name: string,
  batches: AsyncIterable<readonly unknown[]>,
  { digest, nextTurn }: Needs,
): Promise<EncodedList> {
  const encoder = new TextEncoder();
  const pieces: Bytes[] = [];
  const digests: string[] = [];
  for await (const rows of batches) {
    const text = JSON.stringify(rows).slice(1, -1);
    const piece = encoder.encode(pieces.length > 0 ? `,${text}` : text);
    pieces.push(piece);
    digests.push(digest(piece));
    await nextTurn();
  }
  const whole = [encoder.encode(`{"data":{"${name}":[`), ...pieces, encoder.encode(']}}')];
  return { bytes: await join(whole, nextTurn), digest: digest(digests.join()) };
}
