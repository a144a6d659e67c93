import type { RouteObject } from 'react-router-dom';
import { getHandle } from '../src/app/router/routeHandle.ts';
import { routes } from '../src/app/routes.tsx';

/** The pages below a route, each with the routes around it. */
const listBranches = (route: RouteObject, above: RouteObject[] = []): RouteObject[][] =>
  route.children?.flatMap((child) => listBranches(child, [...above, route])) ?? [[...above, route]];

async function getComponentName({ lazy }: RouteObject) {
  const { Component } = typeof lazy === 'function' ? await lazy() : {};
  return Component ? [Component.name] : [];
}

/** The paths of the API that a page asks for first. */
const listRequests = (branch: RouteObject[]) =>
  branch.flatMap((route) => getHandle(route).queries?.() ?? []).map(({ meta }) => meta?.['path']);

/**
 * Each path of the route table with the names of the components that are loaded for it, its layout and its page, and with
 * what it asks for first.
 */
export const routePages = await Promise.all(
  routes
    .flatMap((route) => listBranches(route))
    .map(async (branch) => ({
      path: branch.at(-1)?.path ?? '*',
      components: (await Promise.all(branch.map(getComponentName))).flat(),
      requests: listRequests(branch),
    })),
);
