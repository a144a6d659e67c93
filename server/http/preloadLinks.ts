import { checkAdmin } from '#contract/accounts/admin.ts';

/**
 * A path of the route table, the scripts of its page, those with its words by language, and what it asks the API for first: a row of `.routes.json`, which
 * scripts/routePreloads.mjs leaves beside the build. A `:name` of the path can stand in the requests too.
 */
export type RoutePreloads = {
  path: string;
  scripts: readonly string[];
  words: Readonly<Record<string, readonly string[]>>;
  requests: readonly string[];
};

/** Compiles a path of the route table: `:name` stands for any part, `:name?` for one that may be missing. */
const toPattern = (path: string) =>
  new RegExp(
    `^${path.replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  );

/** Parts that the front end writes into a request as they stand in the path. */
const PLAIN_PART = /^[\w-]+$/;

/** Fills in what stands in the path for each `:name`. A request that something else belongs in is left to the front end. */
const fillRequests = (
  requests: readonly string[],
  parts: Readonly<Record<string, string | undefined>> = {},
) =>
  requests
    .map((request) =>
      request.replaceAll(/:(\w+)/g, (name, part: string) => {
        const value = parts[part] ?? '';
        return PLAIN_PART.test(value) ? value : name;
      }),
    )
    .filter((request) => !/:\w/.test(request));

function findRoute(routes: readonly RoutePreloads[], path: string) {
  for (const { path: pattern, scripts, words, requests } of routes) {
    const match = toPattern(pattern).exec(path);
    if (match) return { scripts, words, requests: fillRequests(requests, match.groups) };
  }
  return { scripts: [], words: undefined, requests: [] };
}

/** Asked for by every visit. With credentials, as the front end asks: an answer to others would not be taken. */
const sessionLink = `<link rel="preload" href="${checkAdmin.path}" as="fetch" crossorigin="use-credentials" />`;

export type PreloadOptions = {
  routes: readonly RoutePreloads[];
  path: string;
  /** Elsewhere, the front end asks another host than the page's. */
  api: 'here' | 'elsewhere';
};

/**
 * Adds to the page's head what it will ask for, so that the browser asks for all of it at once: else it learns of the
 * page's code, of the session and of the list only from the first script. It depends on the path alone; whether the
 * requests behind the session are made, and which language's words, a script in the page decides (index.html).
 */
export function addPreloadLinks(page: string, { routes, path, api }: PreloadOptions): string {
  const { scripts, words, requests } = findRoute(routes, path);
  const firstRequests = [checkAdmin.path, ...requests].join(' ').replaceAll('&', '&amp;');
  // What scripts in the head read stands before them. The session first: it is a line, but what the page asks for next waits
  // for it, and over HTTP/1.1 a browser asks a host for six things at a time.
  const first = [
    ...(api === 'here' ? [sessionLink, `<meta name="first-requests" content="${firstRequests}" />`] : []),
    ...(words ? [`<meta name="words" content="${JSON.stringify(words).replaceAll('"', '&quot;')}" />`] : []),
  ];
  const links = scripts.map((script) => `<link rel="modulepreload" href="${script}" crossorigin />`);
  return page
    .replace(/<script|<\/head>/, (next) => `${first.join('\n    ')}\n    ${next}`)
    .replace('</head>', () => `${links.map((link) => `  ${link}\n`).join('')}  </head>`);
}
