import { countFacets, countOptions } from './countOptions.ts';
import { filterRows } from './filterRows.ts';
import type { ListCriteria } from './listCriteria.ts';
import type { RowRules } from './rowRules.ts';
import { sortIndices } from './sortRows.ts';

/** Returns the page that is shown for the one that was asked for: between the first and the last. */
export const clampPage = (page: number, matchCount: number, pageSize: number): number =>
  Math.max(1, Math.min(page, Math.ceil(matchCount / pageSize)));

/** Cuts a page out of all rows, which stand in the server's order. `page` is the one that was cut out. */
export function getPage<Row>(rules: RowRules<Row>, rows: readonly Row[], criteria: ListCriteria) {
  const matches = filterRows(rules, rows, sortIndices(rules, rows, criteria.sort), criteria);
  const page = clampPage(criteria.page, matches.length, criteria.pageSize);
  const first = (page - 1) * criteria.pageSize;
  return {
    rows: matches.slice(first, first + criteria.pageSize),
    page,
    matchCount: matches.length,
    optionCounts: countOptions(rules, rows),
    facetCounts: countFacets(rules, rows, criteria),
  };
}
