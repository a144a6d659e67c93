import { LIST_REVISION_HEADER } from '#contract/live/live.ts';

/** By the data of an answer, so that it is known for as long as that is held. */
const revisions = new WeakMap<object, number>();

/** Reads the revision that a list's answer shows; undefined where the backend does not say. */
export function readListRevision(headers: Headers): number | undefined {
  const text = headers.get(LIST_REVISION_HEADER);
  return text !== null && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}

/** Remembers the revision that the data of an answer shows. */
export function setListRevision(data: unknown, revision: number | undefined): void {
  if (revision !== undefined && typeof data === 'object' && data !== null) revisions.set(data, revision);
}

/** Returns the revision that the data of an answer shows; undefined where that is not known. */
export const getListRevision = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null ? revisions.get(data) : undefined;
