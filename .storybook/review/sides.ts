import { type ViewportName, viewports } from '../../stories/viewports.ts';
import { getPictureThemes } from '../../tests/visual/pictureThemes.ts';
import { findDrawing } from './drawings.ts';

/** Something that the Review panel compares, and the width that it is shown at, unless the panel is narrower. */
export type Side = {
  id: string;
  label: string;
  url: string;
  widthPx: number;
  /** Of the live story. All others are pictures. */
  heightPx?: number;
};

type Story = { id: string; title: string; tags: string[]; parameters?: object | undefined };
type Globals = { theme?: string; viewport?: { value?: string } };
/** Facts about the story that only the build and the manager have. */
type Addresses = { live: string; changedThemes: readonly string[] };

const PHONES = ['phone', 'smallest'];
const DESKTOP_PX = 1440;
const PHONE_PX = 390;

/** Returns the viewport that a test run would use. */
function getViewport(story: Story, globals: Globals) {
  const { size = 'component' } = (story.parameters ?? {}) as { size?: ViewportName };
  const { width, height } = (viewports[globals.viewport?.value as ViewportName] ?? viewports[size]).styles;
  return { widthPx: Number.parseInt(width, 10), heightPx: Number.parseInt(height, 10) };
}

const draw = (label: string, file: string, widthPx: number): Side => ({
  id: `drawing ${label}`,
  label: `Drawing, ${label}`,
  url: `./drawings/${file}.webp`,
  widthPx,
});

function listDrawings(story: Story, theme: string, onPhone: boolean): Side[] {
  const { desktop, phone, widths = [] } = findDrawing(story.title, story.tags) ?? {};
  if (!desktop) return [];
  const sizes = [
    draw('desktop', `${desktop}.${theme}`, DESKTOP_PX),
    ...(phone ? [draw('phone', `${phone}.${theme}`, PHONE_PX)] : []),
  ];
  return [
    ...(onPhone ? sizes.toReversed() : sizes),
    // Drawn in the light theme only.
    ...widths.map((width) => draw(`${width} px`, `width-${desktop}-${width}.light`, width)),
  ];
}

/** Returns everything that can be compared of a story, in the toolbar's theme. */
export function listSides(story: Story, globals: Globals, { live, changedThemes }: Addresses): Side[] {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const viewport = getViewport(story, globals);
  const { widthPx } = viewport;
  const onPhone = story.tags.includes('phone') || PHONES.includes(globals.viewport?.value ?? '');
  const themes: string[] = story.tags.includes('test') ? getPictureThemes(story.tags) : [];
  const file = `${theme}/${story.id.replace('--', '-')}.webp`;
  return [
    ...(changedThemes.includes(theme)
      ? [{ id: 'before', label: 'Before', url: `./before/${file}`, widthPx }]
      : []),
    ...(themes.includes(theme)
      ? [{ id: 'picture', label: 'Picture', url: `./pictures/${file}`, widthPx }]
      : []),
    ...listDrawings(story, theme, onPhone),
    { id: 'live', label: 'Live', url: live, ...viewport },
  ];
}

/** Pictures of the same story, which differ only where something changed. */
export const PICTURES = ['before', 'picture'];

/**
 * Whether one side shows only a part of the screen that the other shows: pictures of a page leave out the shell
 * (tests/visual/pictureArea.ts). Laid over each other, such sides say nothing.
 */
export function differInArea({ tags, parameters }: Story, sides: readonly Side[]): boolean {
  const { frame } = (parameters ?? {}) as { frame?: string };
  const pictures = sides.filter(({ id }) => PICTURES.includes(id));
  const hasBoth = pictures.length > 0 && pictures.length < sides.length;
  return hasBoth && frame === 'page' && !tags.includes('whole-screen');
}

type Choice = { first: Side | undefined; second: Side | undefined };

/** Returns what the panel shows first: what changed, otherwise the drawing alone, otherwise the picture. */
export function getDefaultSides(sides: Side[]): Choice {
  const find = (start: string) => sides.find(({ id }) => id.startsWith(start));
  if (find('before')) return { first: find('before'), second: find('picture') };
  return { first: find('drawing') ?? find('picture') ?? sides[0], second: undefined };
}
