import { compareSortKeys } from '#contract/lists/sortKey.ts';

type Dated = { _id: string; createdAt?: string | null | undefined };

/** Sorts a list as every list of the shop is sorted; rows without a date come last. */
export const sortNewestFirst = <T extends Dated>(rows: readonly T[]): T[] =>
  rows.toSorted(
    (one, other) =>
      compareSortKeys(other.createdAt ?? '', one.createdAt ?? '') || compareSortKeys(other._id, one._id),
  );
