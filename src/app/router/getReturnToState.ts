import { createPath, type Location, matchRoutes } from 'react-router-dom';
import { authPages } from '../auth/authPages.ts';
import { type NavigationState, parseNavigationState } from '../page/navigationState.ts';

/** Checked for every rendered link, before the slower matchRoutes. */
const authPaths = new Set(authPages.map(({ path }) => path));

/**
 * Returns the state of a link to a sign-in page: the page to return to after signing in. Links between sign-in
 * pages pass it on.
 */
export function getReturnToState(href: string, location: Location): NavigationState | undefined {
  if (!authPaths.has(href)) return undefined;
  const from = matchRoutes(authPages, location)
    ? parseNavigationState(location.state).from
    : createPath(location);
  return from === undefined ? undefined : { from };
}
