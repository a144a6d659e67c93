import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { matchRoutes, parsePath } from 'react-router-dom';
import { adminQueries } from '../queries/admin.ts';
import { routes } from '../routes.tsx';
import { getHandle } from './routeHandle.ts';

const getMatches = (path: string) => matchRoutes(routes, path) ?? [];

/** Returns the routes of the table that match a path, from the outermost to the page. */
export const getMatchedRoutes = (path: string) => getMatches(path).map(({ route }) => route);

/** Loads the code of the page at an address, before anybody has decided to go there. */
export function prefetchRouteCode(href: string) {
  for (const { lazy } of getMatchedRoutes(href)) if (typeof lazy === 'function') void lazy();
}

/**
 * Asks before anything is drawn: who is there, because the answer decides what the first screen is, and, if that is an
 * administrator, what the page at the address asks for first. Ends when all of it has been answered, or can't be.
 */
export async function prefetchRouteData(
  client: QueryClient,
  href: string,
  timeZone: string | undefined,
): Promise<void> {
  // The page says itself what can't be reached.
  const session = await client.fetchQuery(adminQueries.session()).catch(() => undefined);
  if (session?.status !== 'signedIn') return;
  const { capabilities } = session;
  const params = new URLSearchParams(parsePath(href).search);
  const queries = await Promise.all(
    getMatches(href).map(
      ({ route, params: pathParams }) =>
        getHandle(route).queries?.({ capabilities, pathParams, params, timeZone }) ?? [],
    ),
  );
  // Each has a type of its own, which nothing here reads.
  await Promise.all(queries.flat().map((query) => client.prefetchQuery(query as FetchQueryOptions)));
}
