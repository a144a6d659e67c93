import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Boundary } from '../../listCursor.ts';
import type { Page } from '../../port.ts';
import type { Database } from '../schema.ts';
import { cutPage, type ReadRange } from './cutPage.ts';
import { getEngine } from './engine.ts';
import type { ReadIndex } from './listIndex.ts';
import { fits, getSortKey } from './listOrder.ts';
import type { SearchIndex } from './searchIndex.ts';
import { countMatches, estimateMatches, EXACT_COUNT, type Found, sortCandidates } from './sortCandidates.ts';
import { type PlacedRow, type Walk, walkMatches, walkRows } from './walkList.ts';
import { ALL, toCountName } from './writeIndex.ts';

/** A list of a database, and how it is searched. */
export type ListReader = { database: Database; search: SearchIndex; index: ReadIndex };

/** So many rows are walked for a page of a search with many matches, first a few and then more. */
const WALK_LENGTHS = [250, 4000];

const exact = (count: number): RowCount => ({ count, precision: 'exact' });

/** Reads how many rows the list has, and how many of them pass its filter. */
async function readCounts({ database, index }: ListReader, filter: string | undefined) {
  const name = filter === undefined ? ALL : toCountName(filter);
  const rows = await database
    .selectFrom('list_counts')
    .select(['name', 'rows'])
    .where('list', '=', index.list)
    .where('name', 'in', [ALL, name])
    .execute();
  const count = (one: string) => Number(rows.find((row) => row.name === one)?.rows ?? 0);
  return { all: count(ALL), passing: count(name) };
}

/** Walks the list until the page is full, since many rows match; where they lie too far apart, all of them are sorted. */
const readMany =
  (database: Database, walk: Walk, found: Found): ReadRange =>
  async (range) => {
    for (const most of WALK_LENGTHS) {
      if ((range.offset ?? 0) >= most) continue;
      const rows = await walkMatches(database, walk, { ...range, matches: found.matches, most });
      if (rows) return rows;
    }
    return sortCandidates(database, walk, found, range);
  };

type Matching = { matches: RowCount; read: ReadRange };

const NONE: Matching = { matches: exact(0), read: async () => [] };

async function search(
  { database, search: { find, contains }, index }: ListReader,
  walk: Walk,
  term: string,
  { all, passing }: { all: number; passing: number },
): Promise<Matching> {
  const candidates = passing === 0 ? undefined : await find(database, index, term);
  if (!candidates) return NONE;
  const found: Found = { candidates, matches: contains(term) };
  const count = await countMatches(database, walk, found);
  if (count !== undefined) {
    return { matches: exact(count), read: (range) => sortCandidates(database, walk, found, range) };
  }
  const share = passing / Math.max(all, 1);
  const estimate = Math.round((await estimateMatches(database, walk, found)) * share);
  const bounded = Math.max(EXACT_COUNT + 1, Math.min(estimate, passing));
  return { matches: { count: bounded, precision: 'estimate' }, read: readMany(database, walk, found) };
}

const toBoundary = (side: Boundary['side'], { key, created_at, id }: PlacedRow): Boundary => ({
  side,
  key,
  createdAt: created_at,
  id,
});

/**
 * Reads the ids of a page. Without a search it is walked to along an index of its order. With one, up to 10,000 matches are
 * found and sorted; of more, rows are walked until the page is full. Returns undefined where the boundary is none of this
 * list.
 */
export async function readListPage(
  reader: ListReader,
  criteria: ListCriteria,
  boundary?: Boundary,
): Promise<Page<string> | undefined> {
  const { database, index } = reader;
  const filter = index.getFilterKey(criteria);
  const walk: Walk = { index, filter, sortKey: getSortKey(index, criteria, getEngine(database)) };
  if (boundary && !fits(walk.sortKey, boundary)) return undefined;
  const counts = await readCounts(reader, filter);
  const term = index.toTerm(criteria);
  const { matches, read }: Matching =
    term === ''
      ? { matches: exact(counts.passing), read: (range) => walkRows(database, walk, range) }
      : await search(reader, walk, term, counts);
  const { rows, page, hasNext, hasPrevious } = await cutPage(read, criteria, matches, boundary);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: rows.map(({ id }) => id),
    page,
    matches,
    totalCount: exact(counts.all),
    ...(hasNext && last && { next: toBoundary('after', last) }),
    ...(hasPrevious && first && { previous: toBoundary('before', first) }),
  };
}
