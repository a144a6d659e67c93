import { LIST_REVISION_HEADER } from '#contract/live/live.ts';

/** Keyed by response data, so that entries live as long as the data is cached. */
const revisions = new WeakMap<object, number>();

/** Reads the list revision of a response; undefined if the backend sends none. */
export function readListRevision(headers: Headers): number | undefined {
  const text = headers.get(LIST_REVISION_HEADER);
  return text !== null && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}

/** Stores the list revision of response data. */
export function setListRevision(data: unknown, revision: number | undefined): void {
  if (revision !== undefined && typeof data === 'object' && data !== null) revisions.set(data, revision);
}

/** Returns the list revision of response data; undefined if unknown. */
export const getListRevision = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null ? revisions.get(data) : undefined;
