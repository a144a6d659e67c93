/** A foreground that the components put on a background, and the least ratio that its use needs. */
export type Pair = { foreground: string; background: string; use: string; needed: number };

const TEXT = 4.5;
const GRAPHIC = 3;
/** WCAG exempts what is disabled; that it can still be read is our own floor. */
const DISABLED = 2.4;

const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-active'];
const grounds = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const tones = ['positive', 'caution', 'critical', 'info'];

const on = (backgrounds: readonly string[], foreground: string, use: string, needed: number): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, use, needed }));

/** Every pair that the product draws. */
export const pairs: readonly Pair[] = [
  ...['text', 'text-muted', 'text-subtle'].flatMap((one) =>
    on([...surfaces, 'surface-selected'], one, 'text', TEXT),
  ),
  ...on(grounds, 'text-disabled', 'disabled text', DISABLED),
  ...on([...grounds, 'surface-selected'], 'border-control', 'edge of a control', GRAPHIC),
  ...on(grounds, 'focus', 'focus ring', GRAPHIC),
  ...on(['canvas', 'surface', 'surface-raised'], 'accent', 'link', TEXT),
  ...on(['accent-soft'], 'accent-strong', 'text of a tone', TEXT),
  ...tones.flatMap((tone) => [
    ...on([`${tone}-soft`, ...grounds], `${tone}-strong`, 'text of a tone', TEXT),
    ...on([`${tone}-soft`, 'canvas', 'surface', 'surface-raised'], tone, 'icon of a tone', GRAPHIC),
  ]),
  ...on(['primary', 'primary-hover', 'primary-active'], 'on-primary', 'words of a button', TEXT),
  ...on(['accent', 'accent-hover'], 'on-accent', 'mark of a choice', TEXT),
  ...on(['critical-solid', 'critical-hover', 'critical-active'], 'on-critical', 'words of a button', TEXT),
  ...on(['tooltip'], 'on-tooltip', 'tooltip', TEXT),
];
