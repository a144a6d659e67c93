import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists every package that the sources in these folders import, such as 'react' or 'zod/mini'. Vite pre-bundles
 * them, because discovering one during a test run reloads the page and fails tests.
 * @param {string[]} folders
 * @returns {string[]}
 */
export function importedPackages(...folders) {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const names = sources.flatMap((text) =>
    [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^'.#][^']*)'/gms)].map(([, name]) => name),
  );
  return [...new Set(names)]
    .filter((name) => !name.startsWith('node:') && !name.startsWith('virtual:'))
    .toSorted();
}
