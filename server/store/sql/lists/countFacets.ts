import { type RawBuilder, sql } from 'kysely';
import { ALL_OPTION, type OptionCounts } from '#contract/lists/countOptions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { Database } from '../schema.ts';
import { EXACT_COUNT, type ListCounts } from './countMatches.ts';
import { toCandidates, toFilter, toTest } from './findFiltered.ts';
import type { ReadIndex } from './listIndex.ts';
import type { Candidates, SearchIndex } from './searchIndex.ts';

type FacetReader = { database: Database; search: SearchIndex; index: ReadIndex };

/** Rows that have to be looked at, with how many they are; undefined where there are none. */
type Way = { candidates: Candidates | undefined; count: number };
/** One part of the criteria: a filter or the search. */
type Part = { param: string | undefined; test: RawBuilder<boolean>; way: Way };

const NOTHING: Way = { candidates: undefined, count: 0 };

async function findSearch(
  { database, search, index }: FacetReader,
  term: string,
  { all }: ListCounts,
): Promise<Way> {
  const candidates = await search.find(database, index, term);
  if (!candidates) return NOTHING;
  if (all <= EXACT_COUNT) return { candidates, count: all };
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${candidates.rows} limit ${EXACT_COUNT + 1}) counted`.execute(database);
  return { candidates, count: Number(rows[0]?.count ?? 0) };
}

async function readParts(
  reader: FacetReader,
  criteria: ListCriteria,
  counts: ListCounts,
): Promise<readonly Part[]> {
  const { database, index, search } = reader;
  const filters = Object.entries(criteria.filters).map(async ([param, chosen]): Promise<Part[]> => {
    const condition = index.toCondition(param, chosen);
    if (!condition) return [];
    const filter = await toFilter(database, index, condition, counts);
    return [
      {
        param,
        test: filter.test,
        way: { candidates: toCandidates(database, index, filter), count: filter.count },
      },
    ];
  });
  const term = index.toTerm(criteria);
  const parts = (await Promise.all(filters)).flat();
  if (term === '') return parts;
  return [
    ...parts,
    { param: undefined, test: search.contains(term), way: await findSearch(reader, term, counts) },
  ];
}

type Facet = ReadIndex['countedOptions'][number];

/** Counts the rows that pass all parts, and each option among them, by the part that the fewest rows pass. */
async function countAmong(
  { database, index }: FacetReader,
  parts: readonly Part[],
  facets: readonly Facet[],
): Promise<OptionCounts> {
  const ways = parts.map(({ way }) => way).toSorted((one, other) => one.count - other.count);
  const { candidates, count } = ways[0]!;
  if (count > EXACT_COUNT) return {};
  const options = facets.flatMap((facet) => facet.options);
  const tests = [sql`true`, ...options.map(({ condition }) => toTest(database, index, condition))];
  const sums = tests.map(
    (test, place) => sql`sum(case when ${test} then 1 else 0 end) as ${sql.ref(`n${place}`)}`,
  );
  const passes = sql.join(
    parts.map(({ test }) => test),
    sql` and `,
  );
  const { rows } = candidates
    ? await sql<Record<string, number | null>>`
        select ${sql.join(sums)} from ${candidates.from} where ${candidates.where} and ${passes}`.execute(
        database,
      )
    : { rows: [] };
  const get = (place: number) => Number(rows[0]?.[`n${place}`] ?? 0);
  return toOptionCounts(facets, get(0), (option) => get(1 + options.indexOf(option)));
}

const toOptionCounts = (
  facets: readonly Facet[],
  all: number,
  get: (option: Facet['options'][number]) => number,
): OptionCounts =>
  Object.fromEntries(
    facets.map(({ param, options }) => [
      param,
      Object.fromEntries([[ALL_OPTION, all], ...options.map((one) => [one.option, get(one)] as const)]),
    ]),
  );

/**
 * Counts how many rows each option would show, as the contract's `countFacets` does. Where more than 10,000 rows would have to be
 * looked at for the options of a filter, they are left out.
 */
export async function countFacets(
  reader: FacetReader,
  criteria: ListCriteria,
  { counts, matches }: { counts: ListCounts; matches: RowCount },
): Promise<OptionCounts | undefined> {
  const chosen = Object.keys(criteria.filters);
  const term = reader.index.toTerm(criteria);
  if (term === '' && chosen.length === 0) return undefined;
  // Without one of the filters there are no fewer rows.
  const parts = matches.count > EXACT_COUNT ? undefined : await readParts(reader, criteria, counts);
  const { countedOptions } = reader.index;
  const isChosen = ({ param }: Facet) => chosen.includes(param);
  // All filters that are not chosen count among the same rows.
  const groups = [
    countedOptions.filter((one) => !isChosen(one)),
    ...countedOptions.filter(isChosen).map((one) => [one]),
  ].filter(({ length }) => length > 0);
  let facets: OptionCounts = {};
  for (const group of groups) {
    const isAlone = term === '' && chosen.every((param) => param === group[0]?.param);
    const others = parts?.filter(({ param }) => param === undefined || param !== group[0]?.param);
    const counted = isAlone
      ? toOptionCounts(group, counts.all, ({ countName }) => counts.get(countName))
      : others && (await countAmong(reader, others, group));
    facets = { ...facets, ...counted };
  }
  return facets;
}
