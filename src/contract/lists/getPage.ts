import { countFacets, countOptions } from './countOptions.ts';
import { filterRows, sortRows } from './filterRows.ts';
import type { ListCriteria } from './listCriteria.ts';
import type { ListRules } from './listRules.ts';
import type { RowPage } from './pageCall.ts';

/** Returns the page to show for the one asked for: between the first and the last. */
export const clampPage = (page: number, matchCount: number, pageSize: number): number =>
  Math.max(1, Math.min(page, Math.ceil(matchCount / pageSize)));

/** Cuts a page out of all rows, which stand in the server's order. */
export function getPage<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  criteria: ListCriteria,
): RowPage<Row> {
  const matches = filterRows(rules, sortRows(rules, rows, criteria.sort), criteria);
  const { pageSize } = criteria;
  const page = clampPage(criteria.page, matches.length, pageSize);
  return {
    rows: matches.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    matches: { count: matches.length, precision: 'exact' },
    totalCount: { count: rows.length, precision: 'exact' },
    optionCounts: countOptions(rules, rows),
    facetCounts: countFacets(rules, rows, criteria),
  };
}
