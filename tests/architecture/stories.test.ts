import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listImports, listSources } from './sources.ts';

const stories = listSources('stories');
const storyFiles = stories.filter((file) => file.endsWith('.stories.tsx'));

/** Returns the components of a layer that are used outside their folder. */
function listUsedComponents(layer: string, users: string[]): string[] {
  const used = users
    .flatMap(listSources)
    .flatMap(listImports)
    .filter(({ file, target }) => path.posix.dirname(file) !== path.posix.dirname(target))
    .map(({ target }) => target);
  const isComponent = (file: string) => file.startsWith(`${layer}/`) && /\/[A-Z]\w*\.tsx$/.test(file);
  return [...new Set(used)].filter(isComponent);
}

/** Returns the components that the stories of their own folder don't import. */
const listWithoutStory = (components: string[]) =>
  components.filter((component) => {
    const folder = path.posix.dirname(component).replace('src/', 'stories/');
    const own = stories.filter((file) => path.posix.dirname(file) === folder);
    return !own.flatMap(listImports).some(({ target }) => target === component);
  });

it('every component of the library that the product uses has a story in its folder', () => {
  const components = listUsedComponents('src/ui', ['src/features', 'src/app']);
  expect(components.length).toBeGreaterThan(25);
  expect(listWithoutStory(components)).toEqual([]);
});

it('every folder of the library has stories', () => {
  const folders = new Set(listSources('src/ui').map((file) => file.split('/')[2]));
  const withStories = new Set(
    storyFiles.filter((file) => file.startsWith('stories/ui/')).map((file) => file.split('/')[2]),
  );
  expect([...folders].filter((folder) => !withStories.has(folder))).toEqual([]);
});

/** Formatted values are parts of the views that show them. */
const FORMATTED = ['src/features/format/FormattedDate.tsx', 'src/features/format/Money.tsx'];

it('every view that the app uses has a story in its folder', () => {
  const views = listUsedComponents('src/features', ['src/app']);
  expect(views.length).toBeGreaterThan(50);
  expect(listWithoutStory(views)).toEqual(FORMATTED);
});

it('every story is about something in the folder of the same name', () => {
  const strays = storyFiles
    .filter((file) => /^stories\/(ui|features)\//.test(file))
    .filter((file) => {
      const folder = path.posix.dirname(file).replace('stories/', 'src/');
      return !listImports(file).some(({ target }) => path.posix.dirname(target) === folder);
    });
  // Icons come from a package; the folder has their style.
  expect(strays).toEqual(['stories/ui/icon/Icon.stories.tsx']);
});

it('every story is in a folder of the workbench', () => {
  const folders = new Set(storyFiles.map((file) => file.split('/')[1]));
  expect([...folders].toSorted()).toEqual([
    'app',
    'atlas',
    'changes',
    'features',
    'flows',
    'foundations',
    'mails',
    'ui',
  ]);
});

const read = (file: string) => readFileSync(file, 'utf8');

it('every docs page of the library says how a screen reader reads the component', () => {
  const pages = globSync('stories/ui/**/*.mdx').map(read);
  const silent = storyFiles
    .filter((file) => file.startsWith('stories/ui/'))
    .filter((file) => {
      const source = read(file);
      if (source.includes("'!autodocs'") || source.includes('screenReader:')) return false;
      const page = pages.find((text) => text.includes(`/${path.posix.basename(file)}'`));
      return !page?.includes('\n## Screen reader\n');
    });
  expect(silent).toEqual([]);
});
