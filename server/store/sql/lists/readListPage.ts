import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Boundary } from '../../listCursor.ts';
import type { Page } from '../../port.ts';
import type { Database } from '../schema.ts';
import { countMatches, type ListCounts, sampleMatches } from './countMatches.ts';
import { cutPage, type ReadRange } from './cutPage.ts';
import { getEngine } from './engine.ts';
import type { ReadIndex } from './listIndex.ts';
import { fits, getSortKey } from './listOrder.ts';
import type { Candidates, SearchIndex } from './searchIndex.ts';
import { skipToMatches } from './skipToMatches.ts';
import { type Found, sortCandidates } from './sortCandidates.ts';
import { type PlacedRow, type Walk, walkMatches, walkRows } from './walkList.ts';
import { ALL, toCountName } from './writeIndex.ts';

/** A list of a database, and how it is searched. */
export type ListReader = { database: Database; search: SearchIndex; index: ReadIndex };

/** So many rows are walked for a page of a search with many matches, first a few and then more. */
const WALK_LENGTHS = [250, 4000];

const exact = (count: number): RowCount => ({ count, precision: 'exact' });

/** Reads how many rows the list has, and how many of them pass its filter. */
async function readCounts({ database, index }: ListReader, filter: string | undefined): Promise<ListCounts> {
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

/**
 * Walks the list until the page is full, since many rows match: from its start, and then from the first that may match. Where
 * they lie too far apart even then, all of them are sorted.
 */
const readMany =
  (
    database: Database,
    walk: Walk,
    matches: Found['matches'],
    findAll: () => Promise<Candidates | undefined>,
  ): ReadRange =>
  async (range) => {
    const lengths = WALK_LENGTHS.filter((most) => (range.offset ?? 0) < most);
    for (const most of lengths) {
      const rows = await walkMatches(database, walk, { ...range, matches, most });
      if (rows) return rows;
    }
    const candidates = await findAll();
    if (!candidates) return [];
    if (lengths.length > 0) {
      const stretches = await skipToMatches(database, walk, candidates, range.start);
      for (const most of lengths) {
        const rows = await walkMatches(database, walk, { ...range, matches, most }, stretches);
        if (rows) return rows;
      }
    }
    return sortCandidates(database, walk, { candidates, matches }, range);
  };

type Matching = { matches: RowCount; read: ReadRange };

const NONE: Matching = { matches: exact(0), read: async () => [] };

/** Terms that a trigram is longer than. */
const SHORT_TERM = 2;

async function search(
  { database, search: { find, contains }, index }: ListReader,
  walk: Walk,
  term: string,
  counts: ListCounts,
): Promise<Matching> {
  if (counts.passing === 0) return NONE;
  const matches = contains(term);
  const findAll = () => find(database, index, term);
  if (term.length <= SHORT_TERM) {
    const sampled = await sampleMatches(database, walk, matches, counts);
    if (sampled) return { matches: sampled, read: readMany(database, walk, matches, findAll) };
  }
  const candidates = await findAll();
  if (!candidates) return NONE;
  const found: Found = { candidates, matches };
  const count = await countMatches(database, walk, found, counts);
  const sorted: ReadRange = (range) => sortCandidates(database, walk, found, range);
  const read =
    count.precision === 'exact' ? sorted : readMany(database, walk, matches, async () => candidates);
  return { matches: count, read };
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
