// `npm run pictures:check` and `pictures:update`: all stories, or those given by a path, `-t NAME`, or both.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providePinnedBrowser } from './pinnedBrowser.mjs';
import { baselineFolder, getPictureFile } from './pictureFiles.mjs';
import { clearReport, listCommands, writePictureReport } from './pictureReport.mjs';
import { attempt } from './steps.mjs';
import { readStoryResults } from './storyResults.mjs';

/** @typedef {import('./storyResults.mjs').StoryResult} StoryResult */

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'node_modules/.cache/test-results/stories.json');

/**
 * Finds committed pictures without a story. Only valid after a complete run without broken stories.
 * @param {StoryResult[]} stories
 */
function findOrphans(stories) {
  if (!existsSync(baselineFolder)) return [];
  const expected = new Set(
    stories.flatMap(({ id, themes }) => themes.map((theme) => getPictureFile(id, theme))),
  );
  const committed = readdirSync(baselineFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(png|webp)$/.test(file))
    .map((file) => join(baselineFolder, file));
  return committed.filter((file) => !expected.has(file));
}

/** @param {string} title @param {string[]} lines */
function printList(title, lines) {
  if (lines.length === 0) return;
  console.log(`\n${title}`);
  for (const line of lines) console.log(`  ${line}`);
}

/** @param {StoryResult} story */
const formatStory = ({ file, name }) => `${file} › ${name}`;
const firstLine = (text) =>
  text.split('\n').find((line) => line.trim() && !line.includes('Click to debug')) ?? '';

/** @param {'check' | 'update'} mode @param {StoryResult[]} stories @param {string[]} orphans */
function printSummary(mode, stories, orphans) {
  const filterByState = (state) => stories.filter((story) => story.state === state);
  const count = (state, text) => `${filterByState(state).length} ${text}`;
  printList(
    count('broken', 'broken:'),
    filterByState('broken').map((one) => `${formatStory(one)}: ${firstLine(one.reason)}`),
  );
  printList(
    count('differs', 'with a different picture:'),
    filterByState('differs').map((one) => `${formatStory(one)} (${one.reason})`),
  );
  printList(count('new', 'without a picture:'), filterByState('new').map(formatStory));
  printList(
    `${orphans.length} pictures of stories that are gone${mode === 'update' ? ', removed' : ''}:`,
    orphans.map((file) => relative(root, file)),
  );
  const open = [...filterByState('differs'), ...filterByState('new')];
  if (open.length > 0) {
    const page = writePictureReport(open);
    const commands = listCommands(open);
    printList(`See ${page}. To accept a story, a folder or all:`, commands.slice(-20));
  }
  if (mode === 'check' && open.length === 0 && orphans.length > 0)
    printList('To remove them:', ['npm run pictures:update']);
}

/**
 * Runs stories, compares or updates their pictures, and prints what is broken, different or new.
 * @param {'check' | 'update'} mode
 * @param {string[]} named paths and options for Vitest; empty for all stories
 * @returns {boolean} whether everything passed
 */
export function runPictures(mode, named) {
  clearReport();
  rmSync(results, { force: true });
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const title =
    mode === 'check' ? 'Stories, accessibility and pictures, light and dark' : 'Taking the pictures';
  const update = mode === 'update' ? ['--update'] : [];
  const args = ['run', '--project', 'stories', '--mode', 'pictures', ...update, ...json, ...named];
  const passed = attempt(title, 'vitest', args);
  const stories = readStoryResults(results);
  const isWhole = named.length === 0 && !stories.some(({ state }) => state === 'broken');
  const orphans = isWhole && stories.length > 0 ? findOrphans(stories) : [];
  if (mode === 'update') for (const file of orphans) rmSync(file);
  printSummary(mode, stories, orphans);
  return passed && (mode === 'update' || orphans.length === 0);
}

export const CANNOT_COMPARE =
  'Pictures were NOT compared: that needs the pinned browser, which runs only on Linux x64 with glibc 2.34 or newer.';

const [mode, ...named] = process.argv.slice(2);
if (mode === 'check' || mode === 'update') {
  if (!(await providePinnedBrowser())) {
    console.error(CANNOT_COMPARE);
    process.exit(1);
  }
  process.exit(runPictures(mode, named) ? 0 : 1);
}
