/** A foreground and a background used together, and the minimum contrast ratio for that use. */
export type Pair = { foreground: string; background: string; use: string; needed: number };

const TEXT = 4.5;
const GRAPHIC = 3;
/** WCAG exempts disabled text. This is our own minimum. */
const DISABLED = 2.4;

/** Includes hovered and pressed surfaces, which have the same texts. */
export const surfaces = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-active',
  'surface-selected',
];
export const tones = ['positive', 'caution', 'critical', 'info'];

const pairWith = (backgrounds: readonly string[], foreground: string, use: string, needed: number): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, use, needed }));

/** All pairs that the product uses. */
export const pairs: readonly Pair[] = [
  ...['text', 'text-muted', 'text-subtle'].flatMap((one) => pairWith(surfaces, one, 'text', TEXT)),
  ...pairWith(['accent-soft'], 'text', 'selected or filled-in text', TEXT),
  ...pairWith(['border'], 'text', 'words of a pressed button', TEXT),
  ...pairWith(surfaces, 'text-disabled', 'disabled text', DISABLED),
  ...pairWith(surfaces, 'border-control', 'edge of a control', GRAPHIC),
  ...pairWith(surfaces, 'border-control-hover', 'edge of a control', GRAPHIC),
  ...pairWith(surfaces, 'focus', 'focus ring', GRAPHIC),
  ...['accent', 'accent-hover', 'accent-active'].flatMap((one) => pairWith(surfaces, one, 'link', TEXT)),
  ...[...tones, 'accent'].flatMap((tone) =>
    pairWith([`${tone}-soft`, ...surfaces], `${tone}-strong`, 'text of a tone', TEXT),
  ),
  ...tones.flatMap((tone) => pairWith([`${tone}-soft`, ...surfaces], tone, 'icon of a tone', GRAPHIC)),
  ...pairWith(['critical-border'], 'critical-strong', 'icon of a pressed button', GRAPHIC),
  ...pairWith(['primary', 'primary-hover', 'primary-active'], 'on-primary', 'words of a button', TEXT),
  ...pairWith(['accent', 'accent-hover', 'accent-active'], 'on-accent', 'mark of a choice', TEXT),
  ...pairWith(['border-control', 'border-control-hover'], 'surface', 'knob of a switch', GRAPHIC),
  ...pairWith(
    ['critical-solid', 'critical-hover', 'critical-active'],
    'on-critical',
    'words of a button',
    TEXT,
  ),
  ...pairWith(['tooltip'], 'on-tooltip', 'tooltip', TEXT),
];
