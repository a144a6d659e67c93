// `npm run test:changed`: tests what changed since the last commit, or since the given one. Faster than `npm test` but not a
// replacement: it runs only the closest stories, and no journeys.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { listImports, listSources } from '../tests/architecture/sources.ts';
import { CANNOT_COMPARE, providePinnedBrowser } from './pinnedBrowser.ts';
import { checks, runSteps } from './steps.ts';

/** As many as fit in a minute on two cores, with everything else. */
const MAX_STORIES = 30;

const since = process.argv[2] ?? 'HEAD';
const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n');

const changed = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file));

/** Counts for each file how many imports lead from it to a changed file. Files that no imports lead to it are left out. */
function measureDistances(): Map<string, number> {
  const importers = Map.groupBy(
    ['src', 'stories'].flatMap(listSources).flatMap(listImports),
    ({ target }) => target,
  );
  const distances = new Map(changed.map((file) => [file, 0]));
  // A map iterates over entries that are added meanwhile.
  for (const [target, distance] of distances)
    for (const { file } of importers.get(target) ?? [])
      if (!distances.has(file)) distances.set(file, distance + 1);
  return distances;
}

const countStories = (file: string) => readFileSync(file, 'utf8').match(/^export const [A-Z]/gm)?.length ?? 0;

/** Returns the closest files that together have at most MAX_STORIES stories, and at least one file. */
function limitStories(files: string[]): string[] {
  let stories = 0;
  return files.filter((file, index) => (stories += countStories(file)) <= MAX_STORIES || index === 0);
}

const affected = [...measureDistances()]
  .filter(([file]) => file.endsWith('.stories.tsx'))
  .toSorted(([, one], [, other]) => one - other)
  .map(([file]) => file);
const nearest = limitStories(affected);
const isComparable = (await providePinnedBrowser()) !== undefined;

const unit = 'vitest run --project unit';
// These read files that they don't import.
const READERS = [
  'tests/architecture',
  'tests/copy',
  'tests/languages',
  'tests/server/settings',
  'tests/ui/foundations',
  'tests/visual/pictureFiles',
];
const mode = isComparable ? 'pictures' : 'test';
const stories = {
  title: 'Stories',
  command: `vitest run --project stories --mode ${mode} ${nearest.join(' ')}`,
};
await runSteps([
  ...checks,
  { title: 'Unit tests of the change', command: `${unit} --changed ${since} --passWithNoTests` },
  { title: 'Unit tests of the sources', command: `${unit} ${READERS.join(' ')}` },
  ...(nearest.length > 0 ? [stories] : []),
]);

console.log(`\nRan ${nearest.length} of the ${affected.length} affected story files.`);
if (affected.length > nearest.length) console.log('Run npm test for the others and the journeys.');
if (!isComparable) console.log(CANNOT_COMPARE);
