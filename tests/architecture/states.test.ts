import { readdirSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { getAllDrawings, findDrawing } from '../../.storybook/review/drawings.ts';
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

/** Returns the title that Storybook derives from a path. It omits the file if it is named like its folder. */
function getTitle(file: string): string {
  const parts = file.replace('stories/', '').replace('.stories.tsx', '').split('/');
  const sameAsFolder = parts.at(-1)?.toLowerCase() === parts.at(-2)?.toLowerCase();
  return (sameAsFolder ? parts.toSpliced(-2, 1) : parts).join('/');
}

/** Reads stories and tags like Storybook's index, which does not evaluate spreads. */
function readStories(file: string): StoryInfo[] {
  const code = readFileSync(file, 'utf8');
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? getTitle(file) }).parse();
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

it('titles of the library have one form, and no two differ by case only', () => {
  const titles = [...new Set(stories.map(({ title }) => title))].filter((title) => /^ui\//i.test(title));
  expect(titles.length).toBeGreaterThan(30);
  expect(titles.filter((title) => !/^ui\/[A-Za-z]+$/.test(title))).toEqual([]);
  const folded = titles.map((title) => title.toLowerCase());
  expect(titles.filter((_, index) => folded.indexOf(folded[index]!) !== index)).toEqual([]);
});

const PICTURES = 'docs/design/pictures';

it('every screen and view has a drawing, and every drawing is used', () => {
  const screens = stories.filter(({ file }) => /^stories\/(app|features)\//.test(file));
  const missing = screens.filter(({ title, tags }) => !findDrawing(title, tags)).map(({ title }) => title);
  expect([...new Set(missing)]).toEqual([]);
  const drawings = getAllDrawings().flatMap(({ desktop, phone, widths = [] }) => [
    ...[desktop, ...(phone ? [phone] : [])].flatMap((name) => [`${name}.light.webp`, `${name}.dark.webp`]),
    ...widths.map((width) => `width-${desktop}-${width}.light.webp`),
  ]);
  expect([...new Set(drawings)].toSorted()).toEqual(readdirSync(PICTURES).toSorted());
});
