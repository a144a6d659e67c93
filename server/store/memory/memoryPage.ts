import { getPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowRules } from '#contract/lists/listRules.ts';
import type { Page } from '../port.ts';

/** Cuts a page out of all rows by the list's rules. `read` gives what the rules read of a row. */
export function memoryPage<Row, Facts>(
  rules: RowRules<Facts>,
  rows: readonly Row[],
  read: (row: Row) => Facts,
  criteria: ListCriteria,
): Page<Row> {
  const facts = rows.map(read);
  const rowOf = new Map(facts.map((one, index) => [one, rows[index]!]));
  const { rows: listed, page, matchCount, optionCounts, facetCounts } = getPage(rules, facts, criteria);
  return {
    rows: listed.map((one) => rowOf.get(one)!),
    page,
    matches: { count: matchCount, precision: 'exact' },
    totalCount: { count: rows.length, precision: 'exact' },
    optionCounts,
    facetCounts,
  };
}
