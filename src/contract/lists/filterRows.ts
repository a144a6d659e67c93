import { foldForSearch } from '../text/foldText.ts';
import type { ListCriteria } from './listCriteria.ts';
import { type RowRules, toSearchTerm } from './rowRules.ts';
import { toRowTest } from './rowTest.ts';
import type { SortedIndices } from './sortRows.ts';

/** Returns the rows that match search and filters, in the given order. */
export function filterRows<Row>(
  rules: Pick<RowRules<Row>, 'searchText' | 'searchTerm' | 'filterBy' | 'sortBy'>,
  rows: readonly Row[],
  indices: SortedIndices,
  { search, filters }: Pick<ListCriteria, 'search' | 'filters'>,
): readonly Row[] {
  const term = toSearchTerm(rules, search);
  const tests = Object.entries(filters).map(([param, chosen]) => toRowTest(rules, param, chosen));
  const sorted = indices ? indices.map((index) => rows[index]!) : rows;
  if (term === '' && tests.length === 0) return sorted;
  const texts = term === '' ? undefined : searchTexts(rows, rules.searchText);
  return sorted.filter(
    (row, place) =>
      tests.every((passes) => passes(row)) &&
      (!texts || texts[indices ? indices[place]! : place]!.includes(term)),
  );
}

const cachedTexts = new WeakMap<readonly unknown[], readonly string[]>();

/** The folded texts that a search looks at, cached with the rows: of 100,000 they cost more than the search. */
function searchTexts<Row>(rows: readonly Row[], searchText: (row: Row) => string): readonly string[] {
  const cached = cachedTexts.get(rows);
  if (cached) return cached;
  const texts = rows.map((row) => foldForSearch(searchText(row)));
  cachedTexts.set(rows, texts);
  return texts;
}
