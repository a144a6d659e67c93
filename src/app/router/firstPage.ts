import type { RouteObject } from 'react-router-dom';
import { getMatchedRoutes } from './prefetch.ts';

/** Loads a route's code into the table, so that a router which begins with it draws it at once. */
async function load(route: RouteObject | undefined) {
  if (typeof route?.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined });
}

export const loadLayout = (path: string) => Promise.all(getMatchedRoutes(path).slice(0, -1).map(load));
export const loadPage = (path: string) => load(getMatchedRoutes(path).at(-1));

/**
 * Prepares the history's entry that the browser made: a typed address may end in a slash, and has no key, so that the
 * router would take the scroll position of one of them for another's.
 */
export function normalizeEntry() {
  const url = new URL(location.href);
  url.pathname = url.pathname.replace(/\/+$/, '');
  history.replaceState(
    { key: crypto.getRandomValues(new Uint32Array(2)).join(''), ...history.state },
    '',
    url,
  );
}
