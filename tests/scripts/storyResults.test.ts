import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listCommands } from '../../scripts/pictureReport.mjs';
import { readStoryResults } from '../../scripts/storyResults.mjs';
import { createTemporaryFolder } from '../server/temporaryFolder.ts';

const createFailure = (title: string, message: string) => ({
  title,
  status: 'failed',
  failureMessages: [message],
  meta: { storyId: `ui-badge--${title.toLowerCase()}` },
});

/** Writes one story file's results like Vitest's JSON reporter, and reads them. */
function readResults(assertionResults: object[], message = '') {
  const json = join(createTemporaryFolder(), 'stories.json');
  const file = join(process.cwd(), 'stories/ui/badge/Badge.stories.tsx');
  writeFileSync(json, JSON.stringify({ testResults: [{ name: file, message, assertionResults }] }));
  return readStoryResults(json);
}

it('separates broken stories from different and new pictures', () => {
  const stories = readResults([
    { title: 'Same', status: 'passed', meta: { storyId: 'ui-badge--same', themes: ['light', 'dark'] } },
    createFailure('Broken', 'Error: the button is not there'),
    createFailure(
      'Other',
      'Error: Picture of ui-badge--other: light: differs, dark: differs\n    at setup.ts',
    ),
    createFailure('Newer', 'Error: Picture of ui-badge--newer: light: new, dark: new'),
    createFailure('Both', 'Error: Picture of ui-badge--both: light: differs, dark: new'),
    { title: 'Left out', status: 'skipped' },
  ]);
  expect(stories.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    'Same: passed',
    'Broken: broken',
    'Other: differs',
    'Newer: new',
    'Both: differs',
  ]);
  expect(stories[0]?.themes).toEqual(['light', 'dark']);
  expect(stories[2]?.reason).toBe('light: differs, dark: differs');
});

it('treats a file that failed to load as a broken story', () => {
  expect(readResults([], 'Unexpected token').map(({ state, reason }) => [state, reason])).toEqual([
    ['broken', 'Unexpected token'],
  ]);
});

it('lists the commands that accept the pictures of a story, of its folder and of all stories', () => {
  expect(listCommands(readResults([createFailure('Other', 'Error: Picture of x: light: differs')]))).toEqual([
    'npm run pictures:update -- stories/ui/badge/Badge.stories.tsx -t "^Other$"',
    'npm run pictures:update -- stories/ui/badge',
    'npm run pictures:update',
  ]);
});
