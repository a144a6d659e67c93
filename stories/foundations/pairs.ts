/** A foreground that the components put on a background, and the least ratio that its use needs. */
export type Pair = { foreground: string; background: string; use: string; needed: number };

const TEXT = 4.5;
const GRAPHIC = 3;
/** WCAG exempts what is disabled; that it can still be read is our own floor. */
const DISABLED = 2.4;

/** What is under the pointer or pressed is ground for the same texts. */
const surfaces = [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-active',
  'surface-selected',
];
const tones = ['positive', 'caution', 'critical', 'info'];

const on = (backgrounds: readonly string[], foreground: string, use: string, needed: number): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, use, needed }));

/** Every pair that the product draws. */
export const pairs: readonly Pair[] = [
  ...['text', 'text-muted', 'text-subtle'].flatMap((one) => on(surfaces, one, 'text', TEXT)),
  ...on(['accent-soft'], 'text', 'selected or filled-in text', TEXT),
  ...on(['border'], 'text', 'words of a pressed button', TEXT),
  ...on(surfaces, 'text-disabled', 'disabled text', DISABLED),
  ...on(surfaces, 'border-control', 'edge of a control', GRAPHIC),
  ...on(surfaces, 'border-control-hover', 'edge of a control', GRAPHIC),
  ...on(surfaces, 'focus', 'focus ring', GRAPHIC),
  ...['accent', 'accent-hover', 'accent-active'].flatMap((one) => on(surfaces, one, 'link', TEXT)),
  ...[...tones, 'accent'].flatMap((tone) =>
    on([`${tone}-soft`, ...surfaces], `${tone}-strong`, 'text of a tone', TEXT),
  ),
  ...tones.flatMap((tone) => on([`${tone}-soft`, ...surfaces], tone, 'icon of a tone', GRAPHIC)),
  ...on(['critical-border'], 'critical-strong', 'icon of a pressed button', GRAPHIC),
  ...on(['primary', 'primary-hover', 'primary-active'], 'on-primary', 'words of a button', TEXT),
  ...on(['accent', 'accent-hover', 'accent-active'], 'on-accent', 'mark of a choice', TEXT),
  ...on(['border-control', 'border-control-hover'], 'surface', 'knob of a switch', GRAPHIC),
  ...on(['critical-solid', 'critical-hover', 'critical-active'], 'on-critical', 'words of a button', TEXT),
  ...on(['tooltip'], 'on-tooltip', 'tooltip', TEXT),
];
