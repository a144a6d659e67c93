/**
 * Counts the writes to one list. Each write raises its revision by one, so growth beyond this tab's own writes comes from
 * others.
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

/** Applies a revision from the stream. A lower one means that the store was replaced, for example by a restored backup. */
export function applyRevision(changes: ListChanges, revision: number): ListChanges {
  const { latest, own, remote } = changes;
  if (latest === undefined) return { ...changes, latest: revision, start: revision - own - remote };
  if (revision < latest)
    return { ...changes, latest: revision, start: revision - own - remote - 1, remote: remote + 1 };
  const next = { ...changes, latest: revision };
  return { ...next, remote: countRemote(next) };
}

/** Counts a write of this tab when it is sent: the stream may report it before its response arrives. */
export const beginOwnWrite = (changes: ListChanges): ListChanges => ({ ...changes, own: changes.own + 1 });

/** Takes back a write of this tab that failed: the revision it was matched with came from someone else. */
export function dropOwnWrite(changes: ListChanges): ListChanges {
  const next = { ...changes, own: changes.own - 1 };
  return next.latest === undefined ? next : { ...next, remote: countRemote(next) };
}

/**
 * Applies a revision from the stream. The first one counts from the revision of the list that was received before it, if
 * any: that list lacks the writes in between.
 */
export function receiveRevision(
  changes: ListChanges,
  received: number | undefined,
  revision: number,
): ListChanges {
  const isFirst = changes.latest === undefined && received !== undefined;
  return applyRevision(isFirst ? applyRevision(changes, received) : changes, revision);
}

/** Returns how many writes by others are missing from a list requested before the first event and received after it. */
export function countMissingWrites({ latest, own }: ListChanges, received: number | undefined): number {
  return latest === undefined || received === undefined ? 0 : Math.max(0, latest - received - own);
}
