import { clampPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Boundary } from '../../listCursor.ts';
import type { PlacedRow, Start } from './walkList.ts';

export type Range = { start: Start; limit: number; offset?: number };
/** Reads rows that match from a place on; those before it, or from the end, come in the opposite order. */
export type ReadRange = (range: Range) => Promise<PlacedRow[]>;

type Cut = { rows: PlacedRow[]; page: number; hasNext: boolean; hasPrevious: boolean };

/** Reads the page after or before a row. Returns undefined where there is none, or where it is the first and not full. */
async function cutByBoundary(
  read: ReadRange,
  { pageSize }: ListCriteria,
  page: number,
  boundary: Boundary,
): Promise<Cut | undefined> {
  const rows = await read({ start: boundary, limit: pageSize + 1 });
  const hasMore = rows.length > pageSize;
  const own = rows.slice(0, pageSize);
  if (boundary.side === 'after') {
    return own.length === 0 ? undefined : { rows: own, page, hasNext: hasMore, hasPrevious: true };
  }
  if (own.length < pageSize) return undefined;
  return { rows: own.toReversed(), page: hasMore ? page : 1, hasNext: true, hasPrevious: hasMore };
}

/** Reads a page by its number, from the end that is nearer. */
async function cutByNumber(
  read: ReadRange,
  { pageSize }: ListCriteria,
  page: number,
  count: number,
): Promise<Cut> {
  const first = (page - 1) * pageSize;
  const limit = Math.min(pageSize, count - first);
  const beyond = count - first - limit;
  const rows =
    first <= beyond
      ? await read({ start: 'start', limit, offset: first })
      : (await read({ start: 'end', limit, offset: beyond })).toReversed();
  return { rows, page, hasNext: beyond > 0, hasPrevious: page > 1 };
}

/** The same where nobody knows exactly how many there are: the last page has the last rows. */
async function cutOfMany(
  read: ReadRange,
  { pageSize }: ListCriteria,
  page: number,
  isLast: boolean,
): Promise<Cut> {
  const rows = isLast
    ? []
    : await read({ start: 'start', limit: pageSize + 1, offset: (page - 1) * pageSize });
  if (rows.length > 0) {
    return { rows: rows.slice(0, pageSize), page, hasNext: rows.length > pageSize, hasPrevious: page > 1 };
  }
  const last = await read({ start: 'end', limit: pageSize });
  return { rows: last.toReversed(), page, hasNext: false, hasPrevious: page > 1 };
}

/** Cuts the page out that the criteria name, by the boundary where there is one. */
export async function cutPage(
  read: ReadRange,
  criteria: ListCriteria,
  { count, precision }: RowCount,
  boundary: Boundary | undefined,
): Promise<Cut> {
  const page = clampPage(criteria.page, count, criteria.pageSize);
  if (count === 0) return { rows: [], page, hasNext: false, hasPrevious: false };
  const cut = boundary && (await cutByBoundary(read, criteria, page, boundary));
  if (cut) return cut;
  if (precision === 'exact') return cutByNumber(read, criteria, page, count);
  return cutOfMany(read, criteria, page, page > 1 && page * criteria.pageSize >= count);
}
