/** A row of docs/spec/states.tsv: something that the specification wants to be seen. */
export type SpecState = { id: string; screen: string; onPhone: boolean; note: string };

/** What Storybook's index.json tells about a story. */
export type IndexEntry = { type: string; id: string; title: string; name: string; tags?: string[] };

export type MappedState = SpecState & {
  name: string;
  /** The story that shows it, and the one on a phone where the specification wants one. Missing ones are undefined. */
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

/** `inventory.delete-confirm` is called "Delete confirm" on its screen. */
function nameOf(id: string): string {
  const messages = id.split('.').slice(1).join(', ').replaceAll('-', ' ');
  return messages.charAt(0).toUpperCase() + messages.slice(1);
}

/** A whole screen tells more than a view of it, and a view more than a component. */
const layers = ['app/', 'features/', 'ui/'];
const layerOf = ({ title }: IndexEntry) => layers.findIndex((layer) => title.startsWith(layer));

/** Finds the stories of each state by their tags: `state:ID`, and `phone` for those on a phone. */
export function mapStates(states: SpecState[], entries: IndexEntry[]): MappedState[] {
  const stories = entries.filter(({ type }) => type === 'story').toSorted((a, b) => layerOf(a) - layerOf(b));
  return states.map((state) => {
    const told = stories.filter(({ tags }) => tags?.includes(`state:${state.id}`));
    return {
      ...state,
      name: nameOf(state.id),
      desktop: told.find(({ tags }) => !tags?.includes('phone')),
      phone: told.find(({ tags }) => tags?.includes('phone')),
    };
  });
}

/** The one theme that a story is about, by its tag; it has no picture in the other. */
export function getOnlyTheme({ tags = [] }: IndexEntry): 'light' | 'dark' | undefined {
  if (tags.includes('only-light')) return 'light';
  return tags.includes('only-dark') ? 'dark' : undefined;
}

export const countMissing = (states: MappedState[]) =>
  states.filter(({ desktop, phone, onPhone }) => !desktop || (onPhone && !phone)).length;

export type AtlasFilter = { screen: string; text: string };

export const ALL_SCREENS = 'all';

export function filterStates(states: MappedState[], { screen, text }: AtlasFilter): MappedState[] {
  const messages = text.toLowerCase().split(/\s+/).filter(Boolean);
  return states
    .filter((state) => screen === ALL_SCREENS || state.screen === screen)
    .filter((state) => {
      const told = `${state.id} ${state.name} ${state.screen} ${state.note}`.toLowerCase();
      return messages.every((word) => told.includes(word));
    });
}
