/**
 * Counts of the writes to one list. Each write raises the list's revision by one, so any increase beyond this tab's
 * own writes comes from others.
 */
export type ListChanges = {
  /** The newest revision received; undefined until the first. */
  latest: number | undefined;
  /** The revision at which counting began. */
  start: number;
  /** This tab's finished and pending writes. */
  own: number;
  /** Writes by others. Never decreases. */
  remote: number;
};

export const initialChanges: ListChanges = { latest: undefined, start: 0, own: 0, remote: 0 };

const countRemote = ({ latest = 0, start, own, remote }: ListChanges) =>
  Math.max(remote, latest - start - own);

/** Applies a revision. A lower one means that the store was replaced, for example by a restored backup. */
export function applyRevision(changes: ListChanges, revision: number): ListChanges {
  const { latest, own, remote } = changes;
  if (latest === undefined) return { ...changes, latest: revision, start: revision - own - remote };
  if (revision < latest)
    return { ...changes, latest: revision, start: revision - own - remote - 1, remote: remote + 1 };
  const next = { ...changes, latest: revision };
  return { ...next, remote: countRemote(next) };
}

/** Counts a write of this tab when it is sent: the stream may report it before its response arrives. */
export const countOwnWrite = (changes: ListChanges): ListChanges => ({ ...changes, own: changes.own + 1 });

/** Removes a failed write from this tab's count. A revision that was attributed to it was caused by someone else. */
export function revertOwnWrite(changes: ListChanges): ListChanges {
  const next = { ...changes, own: changes.own - 1 };
  return next.latest === undefined ? next : { ...next, remote: countRemote(next) };
}

/**
 * Applies a revision from the stream. Before the first one, applies the revision of the cached data, so that the
 * writes between the two are counted.
 */
export function applyStreamRevision(
  changes: ListChanges,
  cachedRevision: number | undefined,
  revision: number,
): ListChanges {
  const isFirst = changes.latest === undefined && cachedRevision !== undefined;
  return applyRevision(isFirst ? applyRevision(changes, cachedRevision) : changes, revision);
}

/** Returns how many writes by others a response lacks. For requests sent before the first event of the stream. */
export function countMissingWrites(
  { latest, own }: ListChanges,
  responseRevision: number | undefined,
): number {
  return latest === undefined || responseRevision === undefined
    ? 0
    : Math.max(0, latest - responseRevision - own);
}
