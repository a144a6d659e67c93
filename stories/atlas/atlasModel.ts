/** A row of docs/spec/states.tsv: a state that the specification requires. */
export type SpecState = { id: string; screen: string; onPhone: boolean; note: string };

/** A story in Storybook's index.json. */
export type IndexEntry = { type: string; id: string; title: string; name: string; tags?: string[] };

export type MappedState = SpecState & {
  name: string;
  /** Stories of the state on a desktop and, if required, on a phone. `undefined` if missing. */
  desktop: IndexEntry | undefined;
  phone: IndexEntry | undefined;
};

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

/** Stories of whole screens come first, then views, then components. */
const layers = ['app/', 'features/', 'ui/'];
const getLayer = ({ title }: IndexEntry) => layers.findIndex((layer) => title.startsWith(layer));

/** Finds the stories of each state by their tags: `state:ID`, and `phone` for those on a phone. */
export function mapStates(states: SpecState[], entries: IndexEntry[]): MappedState[] {
  const stories = entries
    .filter(({ type }) => type === 'story')
    .toSorted((a, b) => getLayer(a) - getLayer(b));
  return states.map((state) => {
    const matches = stories.filter(({ tags }) => tags?.includes(`state:${state.id}`));
    return {
      ...state,
      name: getName(state.id),
      desktop: matches.find(({ tags }) => !tags?.includes('phone')),
      phone: matches.find(({ tags }) => tags?.includes('phone')),
    };
  });
}

/** Returns the only theme that the story has a picture in, according to its tags. */
export function getOnlyTheme({ tags = [] }: IndexEntry): 'light' | 'dark' | undefined {
  if (tags.includes('only-light')) return 'light';
  return tags.includes('only-dark') ? 'dark' : undefined;
}

export const countMissing = (states: MappedState[]) =>
  states.filter(({ desktop, phone, onPhone }) => !desktop || (onPhone && !phone)).length;

export type AtlasFilter = { screen: string; text: string };

export const ALL_SCREENS = 'all';

export function filterStates(states: MappedState[], { screen, text }: AtlasFilter): MappedState[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return states
    .filter((state) => screen === ALL_SCREENS || state.screen === screen)
    .filter((state) => {
      const searchText = `${state.id} ${state.name} ${state.screen} ${state.note}`.toLowerCase();
      return words.every((word) => searchText.includes(word));
    });
}
