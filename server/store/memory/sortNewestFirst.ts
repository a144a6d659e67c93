import { compareSortKeys } from '#contract/lists/sortKey.ts';

type DatedRow = { _id: string; createdAt?: string | null | undefined };

/** Sorts rows newest first. Rows without a date come last. */
export const sortNewestFirst = <T extends DatedRow>(rows: readonly T[]): T[] =>
  rows.toSorted(
    (a, b) => compareSortKeys(b.createdAt ?? '', a.createdAt ?? '') || compareSortKeys(b._id, a._id),
  );
