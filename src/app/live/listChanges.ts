/**
 * What is known of one list's revision. Every write counts it up by one, so whatever it has grown by beyond this tab's
 * own writes was written by others.
 */
export type ListChanges = {
  /** The newest revision that was heard; undefined until the first. */
  heard: number | undefined;
  /** What the revision was before anything was counted. */
  start: number;
  /** Writes of this tab that were made or are on their way. */
  own: number;
  /** Writes of others that were heard of. It never falls. */
  foreign: number;
};

export const noChanges: ListChanges = { heard: undefined, start: 0, own: 0, foreign: 0 };

const countForeign = ({ heard = 0, start, own, foreign }: ListChanges) =>
  Math.max(foreign, heard - start - own);

/** Takes in a revision that the stream told. A lower one is that of another store, which was put in place of this one. */
export function hearRevision(changes: ListChanges, revision: number): ListChanges {
  const { heard, own, foreign } = changes;
  if (heard === undefined) return { ...changes, heard: revision, start: revision - own - foreign };
  if (revision < heard)
    return { ...changes, heard: revision, start: revision - own - foreign - 1, foreign: foreign + 1 };
  const next = { ...changes, heard: revision };
  return { ...next, foreign: countForeign(next) };
}

/** Counts a write of this tab from the moment it is sent: the stream may tell of it before its answer comes. */
export const beginOwnWrite = (changes: ListChanges): ListChanges => ({ ...changes, own: changes.own + 1 });

/** A write of this tab has failed: what was taken for it was another's. */
export function dropOwnWrite(changes: ListChanges): ListChanges {
  const next = { ...changes, own: changes.own - 1 };
  return next.heard === undefined ? next : { ...next, foreign: countForeign(next) };
}

/**
 * Takes in a revision that the stream told. Where it is the first, and a list has been received before it, counting begins
 * with what that list shows: what was written in between is not in it.
 */
export function hearFrom(changes: ListChanges, received: number | undefined, revision: number): ListChanges {
  const isFirst = changes.heard === undefined && received !== undefined;
  return hearRevision(isFirst ? hearRevision(changes, received) : changes, revision);
}

/** Returns how many writes of others a list lacks that was asked for before the first event and received after it. */
export function countMissing({ heard, own }: ListChanges, received: number | undefined): number {
  return heard === undefined || received === undefined ? 0 : Math.max(0, heard - received - own);
}
