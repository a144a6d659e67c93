// `npm run test:changed`: tests what changed since the last commit, or since the given one. Faster than `npm test`
// but not a replacement: it runs only the closest stories.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providePinnedBrowser } from './pinnedBrowser.mjs';
import { CANNOT_COMPARE, runPictures } from './pictures.mjs';
import { attempt, step } from './steps.mjs';

/** Takes about two minutes on two cores. */
const MAX_STORIES = 100;

const root = fileURLToPath(new URL('..', import.meta.url));
const since = process.argv[2] ?? 'HEAD';
const capture = (command, args) => spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout;
const lines = (text) => text.split('\n').filter(Boolean);

const changed = [
  ...lines(capture('git', ['diff', '--name-only', since])),
  ...lines(capture('git', ['ls-files', '--others', '--exclude-standard'])),
].filter((file) => existsSync(file));

/** Finds story files that import a changed file, directly or indirectly. */
function findStoryFiles() {
  const args = ['list', '--project', 'stories', '--filesOnly', '--json', '--changed', since];
  const output = capture('vitest', args);
  const from = output.indexOf('[\n');
  return from < 0 ? [] : JSON.parse(output.slice(from)).map(({ file }) => relative(root, file));
}

/** Counts the folders that two files have in common, below `src` or `stories`. */
function countCommonFolders(one, other) {
  const [first, second] = [one, other].map((file) => file.split('/').slice(1, -1));
  const firstDifference = first.findIndex((folder, index) => folder !== second[index]);
  return firstDifference < 0 ? first.length : firstDifference;
}

const rankStory = (story) =>
  changed.includes(story) ? Infinity : Math.max(...changed.map((file) => countCommonFolders(file, story)));

const countStories = (file) => readFileSync(file, 'utf8').match(/^export const /gm)?.length ?? 0;

/** Returns the first files that together have at most MAX_STORIES stories, and at least one file. */
function limitStories(files) {
  let stories = 0;
  return files.filter((file, index) => (stories += countStories(file)) <= MAX_STORIES || index === 0);
}

step('Types', 'tsc');
step('Lint', 'oxlint', ['--deny-warnings']);
step('Lint: unused code', 'knip', ['--no-progress']);
step('Format', 'oxfmt', ['--check']);
step('Unit tests', 'vitest', ['run', '--project', 'unit', '--changed', since, '--passWithNoTests']);

const affected = findStoryFiles().toSorted((one, other) => rankStory(other) - rankStory(one));
const nearest = limitStories(affected);
const comparable = (await providePinnedBrowser()) !== undefined;
const passed =
  nearest.length === 0 ||
  (comparable
    ? runPictures('check', nearest)
    : attempt('Stories', 'vitest', ['run', '--project', 'stories', ...nearest]));

console.log(`\nRan ${nearest.length} of the ${affected.length} affected story files.`);
if (affected.length > nearest.length) console.log('Run npm test for the others and the journeys.');
if (!comparable) console.log(CANNOT_COMPARE);
process.exit(passed ? 0 : 1);
