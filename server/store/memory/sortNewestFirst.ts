type Dated = { _id: string; createdAt?: string | null | undefined };

/** Sorts a list as every list of the shop is sorted; rows without a date come last. */
export const sortNewestFirst = <T extends Dated>(rows: readonly T[]): T[] =>
  rows.toSorted(
    (one, other) =>
      (other.createdAt ?? '').localeCompare(one.createdAt ?? '') || other._id.localeCompare(one._id),
  );
