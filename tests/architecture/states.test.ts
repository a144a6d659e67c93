import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { getAllDrawings, findDrawing } from '../../.storybook/review/drawings.ts';
import { paths, placeholderPaths } from '#features/paths.ts';
import { screens, screenStories } from '../../.storybook/screens.ts';
import { parseStates } from '../../stories/atlas/atlasModel.ts';
import { listSources } from './sources.ts';

type StoryInfo = {
  file: string;
  title: string;
  name: string;
  tags: string[];
  onPhone: boolean;
  /** Set if the story has a fixed theme. */
  theme: string | undefined;
};

const toPath = ({ directory, files }: (typeof screenStories)[number]) =>
  path.posix.join('stories', directory.replace('../stories', ''), files);

/** Returns the titles that Storybook derives from a path. It omits the file if it is named like its folder. */
function getTitles(file: string): string[] {
  const name = path.posix.basename(file, '.stories.tsx');
  const ofScreens = screenStories
    .filter((stories) => path.posix.matchesGlob(file, toPath(stories)))
    .map(({ titlePrefix }) => `${titlePrefix}/${name}`);
  if (/^stories\/(app|features|mails)\//.test(file)) return ofScreens;
  const parts = file.replace('stories/', '').replace('.stories.tsx', '').split('/');
  const sameAsFolder = name.toLowerCase() === parts.at(-2)?.toLowerCase();
  return [(sameAsFolder ? parts.toSpliced(-2, 1) : parts).join('/')];
}

/** Reads stories and tags like Storybook's index, which does not evaluate spreads. */
function readStories(file: string): StoryInfo[] {
  const code = readFileSync(file, 'utf8');
  const csf = loadCsf(code, {
    fileName: file,
    makeTitle: (title) => title ?? getTitles(file)[0] ?? '',
  }).parse();
  return Object.entries(csf._stories).map(([name, story]) => {
    const globals = csf._storyAnnotations[name]?.['globals'];
    const { start = 0, end = 0 } = globals ?? {};
    return {
      file,
      title: csf.meta.title ?? '',
      name,
      tags: story.tags ?? [],
      onPhone: globals?.type === 'Identifier' && globals.name === 'phone',
      theme: /theme: '(\w+)'/.exec(code.slice(start ?? 0, end ?? 0))?.[1],
    };
  });
}

const stories = listSources('stories')
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap(readStories);
const states = parseStates(readFileSync('docs/spec/states.tsv', 'utf8'));
const findStories = (id: string) => stories.filter(({ tags }) => tags.includes(`state:${id}`));

it('reads the stories and the states', () => {
  expect(states).toHaveLength(179);
  expect(stories.length).toBeGreaterThan(700);
});

it('every state of the specification has a story', () => {
  const missing = states.filter(({ id }) => !findStories(id).some(({ tags }) => !tags.includes('phone')));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

it('every state specified for phones has a story on a phone', () => {
  const missing = states.filter(
    ({ id, onPhone }) => onPhone && !findStories(id).some(({ tags }) => tags.includes('phone')),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

it('every tagged state is in the specification', () => {
  const known = new Set(states.map(({ id }) => `state:${id}`));
  const tags = stories.flatMap((story) => story.tags).filter((tag) => tag.startsWith('state:'));
  expect(tags.filter((tag) => !known.has(tag))).toEqual([]);
});

it('exactly the stories of states on a phone have the tag "phone"', () => {
  const stateStories = stories.filter(({ tags }) => tags.some((tag) => tag.startsWith('state:')));
  const wrong = stateStories.filter(({ tags, onPhone }) => tags.includes('phone') !== onPhone);
  expect(wrong.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

it('exactly the stories of states with a fixed theme are tagged with it', () => {
  const tagged = ({ tags }: StoryInfo) => tags.find((tag) => tag.startsWith('only-'));
  const stateStories = stories.filter((story) => story.tags.some((tag) => tag.startsWith('state:')));
  const wrong = stateStories.filter((story) => tagged(story) !== (story.theme && `only-${story.theme}`));
  expect(stateStories.filter(tagged)).toHaveLength(2);
  expect(wrong.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

it('every story of a view or a page belongs to one screen', () => {
  const files = listSources('stories').filter((file) =>
    /^stories\/(app|features|mails)\/.*\.stories\.tsx$/.test(file),
  );
  const wrong = files.filter((file) => getTitles(file).length !== 1);
  expect(wrong).toEqual([]);
});

it('every screen has looks in the Atlas', () => {
  const withoutLooks = screens.filter(({ name }) => {
    const own = stories.filter(({ title }) => title.startsWith(`screens/${name}/`));
    return !own.some(({ tags }) => !tags.includes('no-picture') && !tags.includes('!test'));
  });
  expect(withoutLooks.map(({ name }) => name)).toEqual([]);
});

it('every address of the product belongs to a screen', () => {
  const toArea = (address: string) => address.split(/[/#]/)[1];
  const addresses = Object.values(paths).filter((address) => typeof address === 'string');
  const known = new Set(screens.map(({ route = '' }) => toArea(route)));
  const areas = new Set(addresses.filter((address) => !placeholderPaths.includes(address)).map(toArea));
  // Other addresses of the sign-in pages, and a page of the store.
  expect([...areas.difference(known)]).toEqual(['admin', 'cart']);
});

it('titles of the library have one form, and no two differ by case only', () => {
  const titles = [...new Set(stories.map(({ title }) => title))].filter((title) => /^ui\//i.test(title));
  expect(titles.length).toBeGreaterThan(30);
  expect(titles.filter((title) => !/^ui\/[A-Za-z]+$/.test(title))).toEqual([]);
  const folded = titles.map((title) => title.toLowerCase());
  expect(titles.filter((_, index) => folded.indexOf(folded[index]!) !== index)).toEqual([]);
});

const PICTURES = 'docs/design/pictures';

it('every screen and view has a drawing, and every drawing is used', () => {
  const views = stories.filter(({ title }) => title.startsWith('screens/'));
  const missing = views.filter(({ title, tags }) => !findDrawing(title, tags)).map(({ title }) => title);
  expect([...new Set(missing)]).toEqual([]);
  const drawings = getAllDrawings().flatMap(({ desktop, phone, widths = [] }) => [
    ...[desktop, ...(phone ? [phone] : [])].flatMap((name) => [`${name}.light.webp`, `${name}.dark.webp`]),
    ...widths.map((width) => `width-${desktop}-${width}.light.webp`),
  ]);
  expect([...new Set(drawings)].toSorted()).toEqual(readdirSync(PICTURES).toSorted());
});
