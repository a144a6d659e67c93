import type { RouteObject } from 'react-router-dom';
import { LIST_PAGED } from '../src/contract/lists/pageCall.ts';
import { getHandle } from '../src/app/router/routeHandle.ts';
import { showLanguage } from '../src/app/language/wordsStore.ts';
import { routes } from '../src/app/routes.tsx';
import { languageNames } from '../src/languages/language.ts';

/** The pages below a route, each with the routes around it. */
const listBranches = (route: RouteObject, above: RouteObject[] = []): RouteObject[][] =>
  route.children?.flatMap((child) => listBranches(child, [...above, route])) ?? [[...above, route]];

/** The parts of the words that a page loads with its code: src/app/router/lazyPage.tsx. */
const getWords = ({ lazy }: RouteObject): readonly string[] =>
  (lazy as { words?: string[] } | undefined)?.words ?? [];

async function getComponentName({ lazy }: RouteObject) {
  const { Component } = typeof lazy === 'function' ? await lazy() : {};
  return Component ? [Component.name] : [];
}

const getPath = (branch: RouteObject[]) => branch.at(-1)?.path ?? '*';

/** Each `:name` of a path stands for itself. */
const toPathParams = (path: string) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([placeholder, name]) => [name, placeholder]));

async function listAddresses(branch: RouteObject[], capabilities: readonly string[]) {
  const asked = {
    capabilities,
    pathParams: toPathParams(getPath(branch)),
    params: new URLSearchParams(),
    timeZone: undefined,
  };
  const queries = await Promise.all(branch.map((route) => getHandle(route).queries?.(asked) ?? []));
  return queries.flat().map(({ meta }) => String(meta?.['path']).replaceAll('%3A', ':'));
}

/**
 * The addresses of the API that a page without a query asks for first, with the path's `:name` in them. One that depends on a capability of the backend is
 * `capability|address where it is there|address where it is not`.
 */
async function listRequests(branch: RouteObject[]) {
  const paged = await listAddresses(branch, [LIST_PAGED]);
  return (await listAddresses(branch, [])).map((address, index) =>
    paged[index] === address ? address : [LIST_PAGED, paged[index], address].join('|'),
  );
}

export const languages = Object.keys(languageNames);

// The pages load their words in it.
await showLanguage('en');

/**
 * Each path of the route table with the names of the components that are loaded for it, its layout and its page, with the
 * parts of the words that they show, and with what it asks for first.
 */
export const routePages = await Promise.all(
  routes
    .flatMap((route) => listBranches(route))
    .map(async (branch) => ({
      path: getPath(branch),
      components: (await Promise.all(branch.map(getComponentName))).flat(),
      words: ['shell', ...branch.flatMap(getWords)],
      requests: await listRequests(branch),
    })),
);
