/** A request of an administrator that is carried out once, however often it arrives. */
export type KeyedRequest = {
  adminId: string;
  /** The request's own name, which its sender made up. */
  key: string;
  /** A digest of the request's content. */
  fingerprint: string;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
};

/** A request with its answer, to be stored together with what it changes. */
export type KeyedAnswer = KeyedRequest & { answer: unknown };

export type IdempotencyStore = {
  /** Returns what was stored for a key after a time; undefined where there is nothing. */
  find(
    request: Pick<KeyedRequest, 'adminId' | 'key'>,
    after: number,
  ): Promise<Pick<KeyedAnswer, 'fingerprint' | 'answer'> | undefined>;
  /** Removes what was stored before a time. */
  removeStale(before: number): Promise<void>;
};

/** Thrown by a write whose key is already stored: the same request was faster, and nothing is written. */
export class RepeatedRequest extends Error {}
