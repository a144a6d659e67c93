import { countFacets, countOptions } from './countOptions.ts';
import { filterRows, sortRows } from './filterRows.ts';
import type { ListCriteria, OptionCounts } from './listCriteria.ts';
import type { ListRules } from './listRules.ts';
import type { RowPage } from './pageCall.ts';

/** Returns the page to show for the one asked for: between the first and the last. */
export const clampPage = (page: number, matchCount: number, pageSize: number): number =>
  Math.max(1, Math.min(page, Math.ceil(matchCount / pageSize)));

type Cut<Row> = {
  rules: unknown;
  key: string;
  matches: readonly Row[];
  facetCounts: OptionCounts | undefined;
};

/** The last cut of each list, because the next page usually has the same search, filters and sort. */
const lastCuts = new WeakMap<readonly unknown[], Cut<unknown>>();

function cut<Row>(rules: ListRules<Row>, rows: readonly Row[], criteria: ListCriteria): Cut<Row> {
  const { search, filters, sort } = criteria;
  const key = JSON.stringify([search, filters, sort]);
  const last = lastCuts.get(rows) as Cut<Row> | undefined;
  if (last?.rules === rules && last.key === key) return last;
  const matches = filterRows(rules, sortRows(rules, rows, sort), criteria);
  const next = { rules, key, matches, facetCounts: countFacets(rules, rows, criteria) };
  lastCuts.set(rows, next);
  return next;
}

/** Cuts a page out of all rows, which stand in the server's order. */
export function getPage<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  criteria: ListCriteria,
): RowPage<Row> {
  const { matches, facetCounts } = cut(rules, rows, criteria);
  const { pageSize } = criteria;
  const page = clampPage(criteria.page, matches.length, pageSize);
  return {
    rows: matches.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    matches: { count: matches.length, precision: 'exact' },
    totalCount: { count: rows.length, precision: 'exact' },
    optionCounts: countOptions(rules, rows),
    facetCounts,
  };
}
