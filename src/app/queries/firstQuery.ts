import type { Params } from 'react-router-dom';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { LIST_PAGED } from '#contract/lists/pageCall.ts';
import { type ListParams, readCriteria } from '#features/list/listParams.ts';
import { offerSorts } from './offerSorts.ts';
import { toRowCriteria } from './rowCriteria.ts';

/** What the address and the session say before a page is drawn. */
export type FirstAsked = {
  capabilities: readonly string[];
  /** What stands in the address for `:name` of the route's path. */
  pathParams: Params;
  params: URLSearchParams;
  /** The store's; undefined where it has none. */
  timeZone: string | undefined;
};

/** The page that the address names where the backend has pages: its answer says whether all rows are asked for as well. */
export const createFirstQuery =
  <All, Page>(list: ListParams, queries: { all: () => All; page: (criteria: ListCriteria) => Page }) =>
  ({ capabilities, params, timeZone }: FirstAsked): All | Page =>
    capabilities.includes(LIST_PAGED)
      ? queries.page(toRowCriteria(list, readCriteria(offerSorts(list, capabilities), params), timeZone))
      : queries.all();
