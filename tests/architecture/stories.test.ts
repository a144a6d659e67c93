import path from 'node:path';
import { expect, it } from 'vitest';
import { listImports, listSources } from './sources.ts';

const storyFiles = listSources('stories').filter((file) => file.endsWith('.stories.tsx'));

/** Collects what stories import, directly or through helpers in their folder. */
const importedBy = (files: string[]) => new Set(files.flatMap(listImports).map(({ target }) => target));

/** Returns the components of a layer that are used outside their folder. */
function offeredBy(layer: string, users: string[]): string[] {
  const used = users
    .flatMap(listImports)
    .filter(({ file, target }) => path.posix.dirname(file) !== path.posix.dirname(target))
    .map(({ target }) => target);
  return [...new Set(used)].filter((target) => target.startsWith(`${layer}/`) && target.endsWith('.tsx'));
}

const withoutStory = (offered: string[], stories: string[]) => {
  const imported = importedBy(stories);
  return offered.filter((component) => !imported.has(component));
};

it('every component that the product uses has a story', () => {
  const offered = offeredBy('src/ui', ['src/features', 'src/app'].flatMap(listSources));
  expect(offered.length).toBeGreaterThan(25);
  expect(withoutStory(offered, listSources('stories/ui'))).toEqual([]);
});

it('every folder of the library has stories', () => {
  const folders = new Set(listSources('src/ui').map((file) => file.split('/')[2]));
  const imported = new Set(
    storyFiles.filter((file) => file.startsWith('stories/ui/')).map((file) => file.split('/')[2]),
  );
  expect([...folders].filter((folder) => !imported.has(folder))).toEqual([]);
});

it('every view that the app uses has a story in its feature', () => {
  const offered = offeredBy('src/features', listSources('src/app'));
  expect(offered.length).toBeGreaterThan(5);
  const stories = storyFiles.filter((file) => file.startsWith('stories/features/'));
  expect(withoutStory(offered, stories)).toEqual([]);
});

it('every story file imports something of its own folder', () => {
  const lost = storyFiles.filter(
    (file) => !/^stories\/(foundations|ui|features|app|flows|atlas)\//.test(file),
  );
  expect(lost).toEqual([]);
});
