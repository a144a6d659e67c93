import type { OptionCounts } from '#contract/lists/countOptions.ts';
import type { RowCount } from '#contract/lists/pageCall.ts';
import type { ListState } from './listDefinition.ts';

/** One page of a list that is asked for page by page, as the server answers it. */
export type RowPage<Row> = {
  rows: readonly Row[];
  page: number;
  matches: RowCount;
  totalCount: RowCount;
  /** How many rows of the whole list each option of a filter has; a backend without `list.filtered` leaves it out. */
  optionCounts?: OptionCounts | undefined;
  /** How many rows each option would show with search and the other filters as they are; see `getFacetCounts`. */
  facetCounts?: OptionCounts | undefined;
  /** The cursor of the next page. Where rows are counted, a backend may leave it out and find pages by their numbers. */
  next?: string | undefined;
  previous?: string | undefined;
};

type PageContext = { pageSize: number; pendingPage?: number | undefined };

/** Derives what a list shows from one of its pages. */
export function toPageState<Row>(page: RowPage<Row>, { pageSize, pendingPage }: PageContext): ListState<Row> {
  const { rows, matches, totalCount } = page;
  const isExact = matches.precision === 'exact' && totalCount.precision === 'exact';
  const facts = {
    totalCount: totalCount.count,
    ...(pendingPage !== undefined && { pendingPage }),
    ...(!isExact && { precision: { matches: matches.precision, totalCount: totalCount.precision } }),
  };
  if (rows.length === 0) return { status: 'noMatch', ...facts };
  const first = (page.page - 1) * pageSize;
  const end = first + rows.length;
  const range = { start: first + 1, end, total: Math.max(end, matches.count) };
  return { status: 'listed', ...facts, rows, page: page.page, pageCount: countPages(page, pageSize), range };
}

/** An estimate may be wrong about which page is the last: it is the one without a cursor to the next. */
function countPages<Row>({ page, matches, next }: RowPage<Row>, pageSize: number): number {
  const counted = Math.ceil(matches.count / pageSize);
  if (matches.precision === 'exact') return Math.max(page, counted);
  return next === undefined ? page : Math.max(counted, page + 1);
}

/** Returns how many rows each option of a filter would show now; undefined where the backend does not say. */
export function getFacetCounts<Row>(page: RowPage<Row>): OptionCounts | undefined {
  const { facetCounts, optionCounts, matches, totalCount } = page;
  if (facetCounts) return facetCounts;
  // Where every row matches, the counts of the whole list are these.
  return matches.count === totalCount.count ? optionCounts : undefined;
}
