import type { QueryKey, QueryMeta } from '@tanstack/react-query';
import type { FirstRequest } from '../queries/listQueries.ts';

/** What the route table says of a page beside its path and its code. */
export type RouteHandle = {
  /**
   * What the page asks for first: before its code has come, by the path in `meta` (index.html). It depends on what the
   * backend can do, and on what the address says. Its code comes with the page's, which the sign-in does not load.
   */
  queries?: (asked: FirstRequest) => Promise<readonly { queryKey: QueryKey; meta?: QueryMeta | undefined }[]>;
};

/** Reads the handle of a route: the router itself knows nothing of its type. */
export const getHandle = ({ handle }: { handle?: unknown }): RouteHandle => handle ?? {};
