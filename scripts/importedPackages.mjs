import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every package that the sources below these folders import, such as 'react' or 'zod/mini'. Vite prepares packages on
 * sight, and reloads the page when it meets a new one; in the middle of a test run that fails tests, so it is told first.
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
