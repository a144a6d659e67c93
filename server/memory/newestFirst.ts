type Dated = { _id: string; createdAt?: string | null | undefined };

/** The order of every list of the shop; what has no date comes last. */
export const newestFirst = <T extends Dated>(rows: readonly T[]): T[] =>
  rows.toSorted(
    (one, other) =>
      (other.createdAt ?? '').localeCompare(one.createdAt ?? '') || other._id.localeCompare(one._id),
  );
