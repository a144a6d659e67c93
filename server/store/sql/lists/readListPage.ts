import type { OptionCounts } from '#contract/lists/listCriteria.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Boundary } from '../../listCursor.ts';
import type { Page } from '../../port.ts';
import type { Database } from '../schema.ts';
import { countFacets } from './countFacets.ts';
import { countMatches, type ListCounts, sampleMatches } from './countMatches.ts';
import { cutPage, type ReadRange } from './cutPage.ts';
import { getEngine } from './engine.ts';
import { findFiltered, getColumn } from './findFiltered.ts';
import type { Condition } from './listFilters.ts';
import type { ReadIndex } from './listIndex.ts';
import { fits, getSortKey, type SortKey } from './listOrder.ts';
import { readMany } from './readMany.ts';
import type { SearchIndex } from './searchIndex.ts';
import { type Found, sortCandidates } from './sortCandidates.ts';
import { type PlacedRow, type Walk, walkRows } from './walkList.ts';
import { ALL } from './writeIndex.ts';

/** A list of a database, and how it is searched. */
export type ListReader = { database: Database; search: SearchIndex; index: ReadIndex };

const exact = (count: number): RowCount => ({ count, precision: 'exact' });

/** Reads how many rows the list has, and how many of them pass each filter that is counted. */
async function readCounts(
  { database, index }: ListReader,
  filter: string | undefined,
  conditions: readonly Condition[],
): Promise<ListCounts> {
  const first = filter === undefined ? ALL : index.toFirstCountName(filter);
  const options = index.countedOptions.flatMap((one) => one.options.map(({ countName }) => countName));
  const chosen = conditions.map(({ countName }) => countName).filter((name) => name !== undefined);
  const rows = await database
    .selectFrom('list_counts')
    .select(['name', 'rows'])
    .where('list', '=', index.list)
    .where('name', 'in', [ALL, first, ...chosen, ...options])
    .execute();
  const counts = new Map(rows.map((row) => [row.name, Number(row.rows)]));
  const get = (name: string) => counts.get(name) ?? 0;
  return { all: get(ALL), passing: get(first), get };
}

const toOptionCounts = ({ countedOptions }: ReadIndex, { get }: ListCounts): OptionCounts =>
  Object.fromEntries(
    countedOptions.map(({ param, options }) => [
      param,
      Object.fromEntries(options.map(({ option, countName }) => [option, get(countName)])),
    ]),
  );

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
    if (sampled?.isCertain)
      return {
        matches: { count: sampled.count, precision: 'estimate' },
        read: readMany(database, walk, matches, findAll),
      };
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

/** The filter by which the order has an index, and what else rows must pass: the first filter too, where it has none. */
function getFilters(index: ReadIndex, criteria: ListCriteria, sortKey: SortKey | undefined) {
  const filter = index.getFilterKey(criteria);
  const conditions = index.getConditions(criteria);
  return filter === undefined || sortKey?.column.indexes !== 'whole'
    ? { filter, conditions }
    : { filter: undefined, conditions: [index.toFirstCondition(filter), ...conditions] };
}

async function findMatching(
  reader: ListReader,
  walk: Walk,
  conditions: readonly Condition[],
  { criteria, counts }: { criteria: ListCriteria; counts: ListCounts },
): Promise<Matching> {
  const {
    database,
    index,
    search: { find, contains },
  } = reader;
  const term = index.toTerm(criteria);
  if (conditions.length > 0) {
    const text = { contains: contains(term), find: () => find(database, index, term) };
    return findFiltered({ database, walk, conditions, counts, term: term === '' ? undefined : text });
  }
  if (term !== '') return search(reader, walk, term, counts);
  return { matches: exact(counts.passing), read: (range) => walkRows(database, walk, range) };
}

/**
 * Reads the ids of a page. Without a search it is walked to along an index of its order. With one, up to 10,000 matches are
 * found and sorted; of more, rows are walked until the page is full. Filters beside the first are like a search. Returns
 * undefined where the boundary is none of this list.
 */
export async function readListPage(
  reader: ListReader,
  criteria: ListCriteria,
  boundary?: Boundary,
): Promise<Page<string> | undefined> {
  const { database, index } = reader;
  const sortKey = getSortKey(index, criteria, getEngine(database));
  if (boundary && !fits(sortKey, boundary)) return undefined;
  const { filter, conditions } = getFilters(index, criteria, sortKey);
  const walk: Walk = { index, filter, sortKey, testedColumns: conditions.map(getColumn) };
  const counts = await readCounts(reader, filter, conditions);
  const { matches, read } = await findMatching(reader, walk, conditions, { criteria, counts });
  const { rows, page, hasNext, hasPrevious } = await cutPage(read, criteria, matches, boundary);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: rows.map(({ id }) => id),
    page,
    matches,
    totalCount: exact(counts.all),
    optionCounts: toOptionCounts(index, counts),
    facetCounts: await countFacets(reader, criteria, { counts, matches }),
    ...(hasNext && last && { next: toBoundary('after', last) }),
    ...(hasPrevious && first && { previous: toBoundary('before', first) }),
  };
}
