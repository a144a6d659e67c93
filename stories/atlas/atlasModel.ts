import type { StoryTags } from '../../.storybook/storyTags.ts';
import type { Size } from './thumbnailView.ts';

/** A row of docs/spec/states.tsv: a state that the specification requires. */
export type SpecState = { id: string; screen: string; onPhone: boolean; note: string };

/** A story in Storybook's index.json, with the tags of its file. */
export type IndexEntry = {
  type: string;
  id: string;
  title: string;
  name: string;
  tags?: string[];
  importPath?: string;
  exportName?: string;
  /** What the story's globals set. */
  size?: Size;
};

/** A story of a look, or `undefined` if the specification requires one that is missing. */
export type Look = { size: Size; story: IndexEntry | undefined };

/** A state of the specification, or a look of a screen that came later. */
export type AtlasState = { id: string; screen: string; name: string; note: string; looks: Look[] };

export function parseStates(tsv: string): SpecState[] {
  const rows = tsv.trimEnd().split('\n').slice(1);
  return rows.map((row) => {
    const [id = '', screen = '', viewports = '', note = ''] = row.split('\t');
    return { id, screen, onPhone: viewports.split(' ').includes('mobile'), note };
  });
}

/** Returns the name of a state: "Delete confirm" for `inventory.delete-confirm`. */
function getName(id: string): string {
  const name = id.split('.').slice(1).join(', ').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const hasTag = ({ tags = [] }: IndexEntry, tag: string) => tags.includes(tag);

/** Gives the entries of index.json the tags of their files, which the index replaces by groups. */
export function restoreTags(entries: IndexEntry[], files: StoryTags[]): IndexEntry[] {
  const toKey = ({ importPath, exportName }: Pick<IndexEntry, 'importPath' | 'exportName'>) =>
    `${importPath} ${exportName}`;
  const tags = new Map(files.map((file) => [toKey(file), file.tags]));
  return entries.map((entry) => ({
    ...entry,
    size: hasTag(entry, 'phone') ? 'phone' : 'desktop',
    tags: tags.get(toKey(entry)) ?? [],
  }));
}

/** Stories of whole pages come first, then views, then components. */
const layers = [/^screens.*\/page\//, /^screens/, /^/];
const getLayer = ({ title }: IndexEntry) => layers.findIndex((layer) => layer.test(title));

/** Finds the stories of each specified state by their tags: `state:ID`, and `phone` for those on a phone. */
export function mapStates(states: SpecState[], entries: IndexEntry[]): AtlasState[] {
  const stories = entries
    .filter(({ type }) => type === 'story')
    .toSorted((a, b) => getLayer(a) - getLayer(b));
  return states.map(({ id, screen, note, onPhone }) => {
    const matches = stories.filter((story) => hasTag(story, `state:${id}`));
    const phone = matches.find((story) => hasTag(story, 'phone'));
    const looks: Look[] = [{ size: 'desktop', story: matches.find((story) => !hasTag(story, 'phone')) }];
    if (onPhone || phone) looks.push({ size: 'phone', story: phone });
    return { id, screen, note, name: getName(id), looks };
  });
}

const isSpecified = ({ tags = [] }: IndexEntry) => tags.some((tag) => tag.startsWith('state:'));
const hasPicture = (story: IndexEntry) =>
  hasTag(story, 'dev') && hasTag(story, 'test') && !hasTag(story, 'no-picture');

/** Returns the looks of screens that the specification doesn't name: the stories with a picture of their own. */
export const mapOtherStories = (entries: IndexEntry[]): AtlasState[] =>
  entries
    .filter(({ type, title }) => type === 'story' && title.startsWith('screens/'))
    .filter((story) => !isSpecified(story) && hasPicture(story))
    .map((story) => {
      const [, screen = '', ...rest] = story.title.split('/');
      const name = `${rest.at(-1)}: ${story.name}`;
      return { id: story.id, screen, note: '', name, looks: [{ size: story.size ?? 'desktop', story }] };
    });

export const countMissing = (states: AtlasState[]) =>
  states.filter(({ looks }) => looks.some(({ story }) => !story)).length;

export type AtlasFilter = { screen: string; text: string };

export const ALL_SCREENS = 'all';

export function filterStates(states: AtlasState[], { screen, text }: AtlasFilter): AtlasState[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return states
    .filter((state) => screen === ALL_SCREENS || state.screen === screen)
    .filter((state) => {
      const searchText = `${state.id} ${state.name} ${state.screen} ${state.note}`.toLowerCase();
      return words.every((word) => searchText.includes(word));
    });
}
