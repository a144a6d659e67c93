import { createPath, type Location } from 'react-router-dom';
import { type Arrival, arrivalIn } from './arrival.ts';
import type { Layout } from './routes.tsx';

/**
 * What a link takes along. A link to the sign-in remembers the page it starts from, which is where signing in leads back
 * to; the pages of the sign-in pass that on among themselves, so that a detour forgets nothing.
 */
export function takenAlong(
  href: string,
  here: Location,
  layoutAt: (href: string) => Layout | undefined,
): Arrival | undefined {
  if (layoutAt(href) !== 'auth') return undefined;
  const from = layoutAt(here.pathname) === 'auth' ? arrivalIn(here.state).from : createPath(here);
  return from === undefined ? undefined : { from };
}
