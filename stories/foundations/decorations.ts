import { surfaces, tones } from '#contract/settings/colourPairs.ts';

/** Colours without a contrast of their own: edges that only decorate, placeholders, and the shade behind dialogs. */
export const decorations: readonly { colour: string; background: string }[] = [
  ...['border-subtle', 'border', 'accent-border', ...tones.map((tone) => `${tone}-border`)].flatMap(
    (colour) => surfaces.map((background) => ({ colour, background })),
  ),
  ...[...tones, 'accent'].map((tone) => ({ colour: `${tone}-border`, background: `${tone}-soft` })),
  ...['skeleton', 'skeleton-sheen', 'overlay'].flatMap((colour) =>
    ['canvas', 'surface'].map((background) => ({ colour, background })),
  ),
];

/** Shadows, and the background that casts each. */
export const shadows = {
  control: 'surface',
  primary: 'primary',
  critical: 'critical-solid',
  card: 'surface',
  raised: 'surface-raised',
  dialog: 'surface-raised',
  bar: 'surface',
} as const;
