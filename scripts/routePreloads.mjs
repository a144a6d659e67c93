import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const routePages = fileURLToPath(new URL('routePages.ts', import.meta.url));

/**
 * Stands in for pages and layouts, whose names are enough: they are made for a browser. A component has the name of its
 * file.
 * @type {import('vite').Plugin}
 */
const namesOnly = {
  name: 'names-only',
  load(id) {
    const name = /\/([A-Z]\w*(?:Page|Layout))\.tsx$/.exec(id)?.[1];
    return name && `export function ${name}() {}`;
  },
};

/** A script of the build and everything that it imports at once. */
function listFiles(bundle, file, found = new Set()) {
  if (found.has(file)) return [];
  found.add(file);
  return [file, ...bundle[file].imports.flatMap((imported) => listFiles(bundle, imported, found))];
}

/** The script that a module of `src` is in, with all that it imports. */
function listFilesOf(bundle, module) {
  const chunk = Object.values(bundle).find(({ moduleIds = [] }) =>
    moduleIds.some((id) => id.endsWith(module)),
  );
  if (!chunk) throw new Error(`The build has no chunk with ${module}: see scripts/routePreloads.mjs`);
  return listFiles(bundle, chunk.fileName);
}

/**
 * Leaves `.routes.json` beside the build: for each path of the route table the scripts of its page, beside the first
 * one, those with its words by language, and what the page asks the API for first. The server names them in the page's head (server/http/preloadLinks.ts),
 * so that the browser asks for all at once.
 * @returns {import('vite').Plugin}
 */
export const routePreloads = () => ({
  name: 'route-preloads',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const entry = Object.values(bundle).find(({ isEntry }) => isEntry);
    const first = new Set(listFiles(bundle, entry.fileName));
    const isLater = (file) => !first.has(file);
    const listScripts = (component) => listFilesOf(bundle, `/${component}.tsx`).filter(isLater);
    /** The scripts with the words, in each language. */
    const listWords = (languages, parts) =>
      Object.fromEntries(
        languages.map((language) => {
          const files = ['catalogue', ...parts].flatMap((part) =>
            listFilesOf(bundle, `/src/languages/${language}/${part}.ts`).filter(isLater),
          );
          return [language, [...new Set(files)].map((file) => `/${file}`)];
        }),
      );
    const { module } = await runnerImport(routePages, { plugins: [namesOnly] });
    const rows = module.routePages
      .filter(({ path }) => path !== '*')
      .map(({ path, components, words, requests }) => ({
        path,
        requests,
        words: listWords(module.languages, words),
        scripts: [...new Set(components.flatMap(listScripts))].map((file) => `/${file}`),
      }));
    writeFileSync(join(dir, '.routes.json'), JSON.stringify(rows, null, 1));
  },
});
