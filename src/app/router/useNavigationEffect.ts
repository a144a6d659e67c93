import { type DependencyList, useLayoutEffect } from 'react';

/**
 * An effect that navigates without being asked, for example to clean up the URL. It runs before the browser handles the
 * next event. An ordinary effect can run after a click on the new page, and would end the navigation of that click.
 */
export function useNavigationEffect(effect: () => void, dependencies: DependencyList) {
  // In a microtask, because the router's own layout effect, which subscribes to navigations, runs after this one.
  // oxlint-disable-next-line react/exhaustive-deps -- the caller's dependencies
  useLayoutEffect(() => queueMicrotask(effect), dependencies);
}
