import { readdirSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { getAllDrawings, findDrawing } from '../../.storybook/review/drawings.ts';
import { parseStates } from '../../stories/atlas/atlasModel.ts';
import { sourcesIn } from './sources.ts';

type Told = {
  file: string;
  title: string;
  name: string;
  tags: string[];
  onPhone: boolean;
  /** The theme that it chooses itself. */
  theme: string | undefined;
};

/** A title by the path, as Storybook makes it: a folder that is called as the file in it is left out. */
function titleOf(file: string): string {
  const parts = file.replace('stories/', '').replace('.stories.tsx', '').split('/');
  const sameAsFolder = parts.at(-1)?.toLowerCase() === parts.at(-2)?.toLowerCase();
  return (sameAsFolder ? parts.toSpliced(-2, 1) : parts).join('/');
}

/** The stories of a file with their tags as Storybook's own index reads them: what is spread in, it does not see. */
function storiesIn(file: string): Told[] {
  const code = readFileSync(file, 'utf8');
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? titleOf(file) }).parse();
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

const stories = sourcesIn('stories')
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap(storiesIn);
const states = parseStates(readFileSync('docs/spec/states.tsv', 'utf8'));
const tellingOf = (id: string) => stories.filter(({ tags }) => tags.includes(`state:${id}`));

it('reads the stories and the states', () => {
  expect(states).toHaveLength(179);
  expect(stories.length).toBeGreaterThan(700);
});

it('every state of the specification has a story', () => {
  const missing = states.filter(({ id }) => !tellingOf(id).some(({ tags }) => !tags.includes('phone')));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

it('a state that the specification wants on a phone has a story there', () => {
  const missing = states.filter(
    ({ id, onPhone }) => onPhone && !tellingOf(id).some(({ tags }) => tags.includes('phone')),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

it('no story is tagged with a state that the specification does not name', () => {
  const known = new Set(states.map(({ id }) => `state:${id}`));
  const tags = stories.flatMap((story) => story.tags).filter((tag) => tag.startsWith('state:'));
  expect(tags.filter((tag) => !known.has(tag))).toEqual([]);
});

it('a state on a phone is tagged so, and nothing else is', () => {
  const telling = stories.filter(({ tags }) => tags.some((tag) => tag.startsWith('state:')));
  const wrong = telling.filter(({ tags, onPhone }) => tags.includes('phone') !== onPhone);
  expect(wrong.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

it('a state in one theme only is tagged so, and nothing else is', () => {
  const tagged = ({ tags }: Told) => tags.find((tag) => tag.startsWith('only-'));
  const telling = stories.filter((story) => story.tags.some((tag) => tag.startsWith('state:')));
  const wrong = telling.filter((story) => tagged(story) !== (story.theme && `only-${story.theme}`));
  expect(telling.filter(tagged)).toHaveLength(2);
  expect(wrong.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

it('titles of the library are written one way', () => {
  const titles = [...new Set(stories.map(({ title }) => title))].filter((title) => /^ui\//i.test(title));
  expect(titles.length).toBeGreaterThan(30);
  expect(titles.filter((title) => !/^ui\/[A-Za-z]+$/.test(title))).toEqual([]);
});

const PICTURES = 'docs/design/pictures';

it('every screen and view has its drawing beside it, and every drawing is beside one', () => {
  const screens = stories.filter(({ file }) => /^stories\/(app|features)\//.test(file));
  const bare = screens.filter(({ title, tags }) => !findDrawing(title, tags)).map(({ title }) => title);
  expect([...new Set(bare)]).toEqual([]);
  const drawn = getAllDrawings().flatMap(({ desktop, phone, widths = [] }) => [
    ...[desktop, ...(phone ? [phone] : [])].flatMap((name) => [`${name}.light.webp`, `${name}.dark.webp`]),
    ...widths.map((width) => `width-${desktop}-${width}.light.webp`),
  ]);
  expect([...new Set(drawn)].toSorted()).toEqual(readdirSync(PICTURES).toSorted());
});
