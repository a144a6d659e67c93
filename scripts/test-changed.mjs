// `npm run test:changed`: what the changes since the last commit touch, or since the commit that is named. It is no
// replacement for `npm test`: of the stories it takes the nearest ones only, so that nobody has to wait for them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providePinnedBrowser } from './pinnedBrowser.mjs';
import { CANNOT_COMPARE, runPictures } from './pictures.mjs';
import { attempt, step } from './steps.mjs';

/** About as many as two minutes have room for, on two cores. */
const MAX_STORIES = 100;

const root = fileURLToPath(new URL('..', import.meta.url));
const since = process.argv[2] ?? 'HEAD';
const ask = (command, args) => spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout;
const lines = (text) => text.split('\n').filter(Boolean);

const changed = [
  ...lines(ask('git', ['diff', '--name-only', since])),
  ...lines(ask('git', ['ls-files', '--others', '--exclude-standard'])),
].filter((file) => existsSync(file));

/** Story files that import what has changed, over however many others. */
function findStoryFiles() {
  const args = ['list', '--project', 'stories', '--filesOnly', '--json', '--changed', since];
  const answer = ask('vitest', args);
  const from = answer.indexOf('[\n');
  return from < 0 ? [] : JSON.parse(answer.slice(from)).map(({ file }) => relative(root, file));
}

/** How many folders, from `src` or `stories` on, two files have in common. */
function closeness(one, other) {
  const [first, second] = [one, other].map((file) => file.split('/').slice(1, -1));
  const apart = first.findIndex((folder, index) => folder !== second[index]);
  return apart < 0 ? first.length : apart;
}

const nearness = (story) =>
  changed.includes(story) ? Infinity : Math.max(...changed.map((file) => closeness(file, story)));

const countStories = (file) => readFileSync(file, 'utf8').match(/^export const /gm)?.length ?? 0;

/** The first files, as long as they have no more stories than there is room for; one file in any case. */
function takeFirst(files) {
  let stories = 0;
  return files.filter((file, index) => (stories += countStories(file)) <= MAX_STORIES || index === 0);
}

step('Types', 'tsc');
step('Lint', 'oxlint', ['--deny-warnings']);
step('Format', 'oxfmt', ['--check']);
step('Unit tests', 'vitest', ['run', '--project', 'unit', '--changed', since, '--passWithNoTests']);

const touched = findStoryFiles().toSorted((one, other) => nearness(other) - nearness(one));
const nearest = takeFirst(touched);
const comparable = (await providePinnedBrowser()) !== undefined;
const passed =
  nearest.length === 0 ||
  (comparable
    ? runPictures('check', nearest)
    : attempt('Stories', 'vitest', ['run', '--project', 'stories', ...nearest]));

console.log(`\n${nearest.length} of the ${touched.length} story files that this touches were run.`);
if (touched.length > nearest.length) console.log('The others, and the journeys, are left to npm test.');
if (!comparable) console.log(CANNOT_COMPARE);
process.exit(passed ? 0 : 1);
