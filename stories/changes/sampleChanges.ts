import type { Changes, Look, Theme } from './changesModel.ts';

const base = { ref: 'main', commit: 'c0ffee123456789' };

const SIZE = { width: 480, height: 200 };

const look = (given: Partial<Look> & Pick<Look, 'title' | 'name'>): Look => ({
  picture: `${given.title}-${given.name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  theme: 'light',
  kind: 'changed',
  storyId: `${given.title.toLowerCase().replaceAll('/', '-')}--${given.name.toLowerCase()}`,
  before: SIZE,
  after: SIZE,
  difference: { pixels: 240, x: 40, y: 60, width: 140, height: 40 },
  committed: false,
  ...given,
});

export const noBase: Changes = { looks: [] };
export const nothingChanged: Changes = { base, looks: [] };
export const fewLooks: Changes = {
  base,
  looks: [
    look({ title: 'ui/Button', name: 'Primary' }),
    look({
      title: 'ui/Button',
      name: 'Disabled',
      theme: 'dark',
      difference: { pixels: 4_800, x: 40, y: 60, width: 120, height: 40 },
    }),
    look({ title: 'screens/Orders', name: 'Empty', committed: true }),
    look({
      title: 'screens/Orders/Table',
      name: 'Narrow',
      kind: 'added',
      before: undefined,
      difference: undefined,
    }),
    look({
      title: 'screens/Orders/Table',
      name: 'sorted-by-total',
      kind: 'removed',
      storyId: undefined,
      after: undefined,
      difference: undefined,
    }),
  ],
};
export const manyLooks: Changes = {
  base,
  looks: Array.from({ length: 300 }, (_, index) =>
    look({ title: `screens/Screen ${Math.floor(index / 10)}`, name: `State ${index}` }),
  ),
};

const colours = { light: ['#fff', '#4256dc'], dark: ['#14161c', '#2a2d36'] };

/** Draws a button, with more padding and a slightly different colour after the change. */
export function drawPicture({ theme }: { theme: Theme }, side: 'before' | 'after'): string {
  const [ground, fill] = colours[theme];
  const width = side === 'before' ? 120 : theme === 'light' ? 124 : 120;
  const colour = theme === 'dark' && side === 'after' ? '#30333c' : fill;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200"><rect width="480" height="200" fill="${ground}"/><rect x="40" y="60" width="${width}" height="40" rx="6" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
