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

/** A chunk of Vite's manifest and everything that it imports at once. */
function listFiles(manifest, key, found = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (found.has(file)) return [];
  found.add(file);
  return [file, ...imports.flatMap((imported) => listFiles(manifest, imported, found))];
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
    const manifest = JSON.parse(bundle['.vite/manifest.json'].source);
    const entry = new Set(listFiles(manifest, 'index.html'));
    const listScripts = (component) => {
      const key = Object.keys(manifest).find((source) => source.endsWith(`/${component}.tsx`));
      if (!key) throw new Error(`The build has no chunk for ${component}: see scripts/routePreloads.mjs`);
      return listFiles(manifest, key).filter((file) => !entry.has(file));
    };
    /** The scripts with the words, in each language. */
    const listWords = (languages, parts) =>
      Object.fromEntries(
        languages.map((language) => {
          const keys = ['catalogue', ...parts].map((part) => `src/languages/${language}/${part}.ts`);
          const files = keys.flatMap((key) => listFiles(manifest, key)).filter((file) => !entry.has(file));
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
