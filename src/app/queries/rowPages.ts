import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { SEARCH_MAX } from '#contract/lists/pageCall.ts';
import { cutText } from '#contract/text/graphemes.ts';
import { isRefusedWith } from '../api/failure.ts';

/** More than any store has, and still a number that a query may name. */
const PAGE_MAX = 1e12;

/**
 * Writes criteria (toRowCriteria) as the query of a paged call. Defaults are left out, so that the same rows have one address.
 * No text of a row is as long as the longest search.
 */
export const toPageQuery = ({ search, filters, sort, page, pageSize }: ListCriteria) => ({
  ...filters,
  search: search.trim() === '' ? undefined : cutText(search, SEARCH_MAX),
  sort: sort?.column,
  direction: sort?.direction === 'descending' ? sort.direction : undefined,
  page: Math.min(page, PAGE_MAX),
  pageSize,
});

type Links = { next?: string | undefined; previous?: string | undefined };

type PageRequest<Answer> = {
  client: QueryClient;
  keyOf: (page: number) => QueryKey;
  page: number;
  send: (cursor: string | undefined) => Promise<Answer>;
};

/**
 * Asks for a page, by the cursor of a page beside it where one is held. A cursor is only a faster way: one that the server
 * does not know any more is left out, and the page found by its number.
 */
export async function fetchPage<Answer extends Links>({ client, keyOf, page, send }: PageRequest<Answer>) {
  const cursor = findCursor(client, keyOf, page);
  try {
    return await send(cursor);
  } catch (error) {
    if (cursor === undefined || !isRefusedWith(400, error)) throw error;
    return send(undefined);
  }
}

/** A page that is asked for once more is found by its number: the rows beside it may be others by now. */
function findCursor(
  client: QueryClient,
  keyOf: (page: number) => QueryKey,
  page: number,
): string | undefined {
  if (client.getQueryData(keyOf(page)) !== undefined) return undefined;
  return getFreshPage(client, keyOf(page - 1))?.next ?? getFreshPage(client, keyOf(page + 1))?.previous;
}

function getFreshPage(client: QueryClient, queryKey: QueryKey): Links | undefined {
  const state = client.getQueryState<Links>(queryKey);
  return state?.isInvalidated ? undefined : state?.data;
}
