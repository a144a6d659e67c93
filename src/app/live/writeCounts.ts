/**
 * Counts of the writes to one list. Each write raises the list's revision by one, so any increase beyond this tab's
 * own writes comes from others.
 */
export type WriteCounts = {
  /** The newest revision received; undefined until the first. */
  latest: number | undefined;
  /** Revision before the counted writes. */
  base: number;
  /** This tab's finished and pending writes. */
  own: number;
  /** Writes by others. Never decreases. */
  remote: number;
};

export const initialCounts: WriteCounts = { latest: undefined, base: 0, own: 0, remote: 0 };

const countRemote = ({ latest = 0, base, own, remote }: WriteCounts) => Math.max(remote, latest - base - own);

/**
 * Applies a revision. A lower one means that the store was replaced, for example by a restored backup, and counts as
 * one write by others.
 */
export function applyRevision(counts: WriteCounts, revision: number): WriteCounts {
  const { latest, own, remote } = counts;
  if (latest === undefined) return { ...counts, latest: revision, base: revision - own - remote };
  if (revision < latest)
    return { ...counts, latest: revision, base: revision - own - remote - 1, remote: remote + 1 };
  const next = { ...counts, latest: revision };
  return { ...next, remote: countRemote(next) };
}

/** Counts a write of this tab when it is sent: the stream may report it before its response arrives. */
export const countOwnWrite = (counts: WriteCounts): WriteCounts => ({ ...counts, own: counts.own + 1 });

/** Removes a failed write from this tab's count. If a revision was attributed to it, that write was someone else's. */
export function uncountOwnWrite(counts: WriteCounts): WriteCounts {
  const next = { ...counts, own: counts.own - 1 };
  return next.latest === undefined ? next : { ...next, remote: countRemote(next) };
}

/**
 * Applies a revision from the stream. The first one is compared with the revision of the cached data, to count the
 * writes between the two.
 */
export function applyStreamRevision(
  counts: WriteCounts,
  cachedRevision: number | undefined,
  revision: number,
): WriteCounts {
  const startsFromCache = counts.latest === undefined && cachedRevision !== undefined;
  return applyRevision(startsFromCache ? applyRevision(counts, cachedRevision) : counts, revision);
}

/** Returns how many writes by others came after a response. Used for requests sent before the stream's first event. */
export function countLaterWrites(
  { latest, own }: Pick<WriteCounts, 'latest' | 'own'>,
  responseRevision: number | undefined,
): number {
  return latest === undefined || responseRevision === undefined
    ? 0
    : Math.max(0, latest - responseRevision - own);
}
