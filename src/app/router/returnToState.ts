import { createPath, type Location, matchRoutes } from 'react-router-dom';
import { authPages } from '../auth/authPages.ts';
import { type NavigationState, parseNavigationState } from './navigationState.ts';

/** Looked up for every link that is drawn, and only then matched as the router does. */
const authPaths = new Set(authPages.map(({ path }) => path));

/**
 * Returns what a link takes along. A link to the sign-in remembers the page it starts from, which is where signing in
 * leads back to; the pages of the sign-in pass that on among themselves, so that a detour forgets nothing.
 */
export function getReturnToState(href: string, here: Location): NavigationState | undefined {
  if (!authPaths.has(href)) return undefined;
  const from = matchRoutes(authPages, here) ? parseNavigationState(here.state).from : createPath(here);
  return from === undefined ? undefined : { from };
}
