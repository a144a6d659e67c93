import type { RouteObject } from 'react-router-dom';
import { routes } from '../src/app/routes.tsx';

/** The pages below a route, each with the routes around it. */
const listBranches = (route: RouteObject, above: RouteObject[] = []): RouteObject[][] =>
  route.children?.flatMap((child) => listBranches(child, [...above, route])) ?? [[...above, route]];

async function getComponentName({ lazy }: RouteObject) {
  const { Component } = typeof lazy === 'function' ? await lazy() : {};
  return Component ? [Component.name] : [];
}

/** Each path of the route table with the names of the components that are loaded for it: its layout and its page. */
export const routePages = await Promise.all(
  routes
    .flatMap((route) => listBranches(route))
    .map(async (branch) => ({
      path: branch.at(-1)?.path ?? '*',
      components: (await Promise.all(branch.map(getComponentName))).flat(),
    })),
);
