import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ALIASES: Record<string, string> = {
  '#contract': 'src/contract',
  '#languages': 'src/languages',
  '#ui': 'src/ui',
  '#features': 'src/features',
  '#app': 'src/app',
  '#mocks': 'stories/mocks',
  '#server': 'server',
};

/** Lists the sources in a folder, as paths from the project's root. */
export const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));

export type Import = { file: string; name: string; target: string };

/** Lists the imports of a source. `target` is a path from the project's root or a package. */
export const listImports = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => ({
    file,
    name,
    target: resolveTarget(file, name),
  }));

function resolveTarget(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [alias = '', ...rest] = specifier.split('/');
  return path.posix.join(ALIASES[alias] ?? alias, ...rest);
}
