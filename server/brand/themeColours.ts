import { formatHex, interpolate } from 'culori';

export type Theme = 'light' | 'dark';
/** Colours as `#rrggbb` by name, such as `accent-soft`. */
export type Colours = Readonly<Record<string, string>>;

const KEYWORDS: Record<string, string> = { white: '#ffffff', black: '#000000' };
const MIX = /^color-mix\(in oklab, (.+) (\d+)%, (.+)\)$/;

const readDeclarations = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** Resolves a hex colour, a variable or a color-mix. Throws for anything else. */
export function resolveColour(value: string, declared: Record<string, string>): string {
  const name = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  if (name) return resolveColour(declared[name] ?? `--color-${name}`, declared);
  const [, first, percent, second] = MIX.exec(value) ?? [];
  if (first && second) {
    const mix = interpolate([resolveColour(second, declared), resolveColour(first, declared)], 'oklab');
    return formatHex(mix(Number(percent) / 100));
  }
  const hex = KEYWORDS[value] ?? value;
  if (!/^#[\da-f]{6}$/.test(hex))
    throw new Error(`${value} is no colour of six digits, no variable and no mixture`);
  return hex;
}

/** Reads the colours of a theme from the text of src/ui/theme/tokens.css. Only the overlay is translucent. */
export function readThemeColours(css: string, theme: Theme, changed: Colours = {}): Colours {
  const darkStart = css.indexOf("[data-theme='dark'] {");
  const light = readDeclarations(css.slice(0, darkStart));
  const dark = theme === 'dark' ? readDeclarations(css.slice(darkStart)) : {};
  const declared = { ...light, ...dark, ...changed };
  const opaque = Object.keys(declared).filter(
    (name) => !['*', 'transparent', 'current', 'overlay'].includes(name),
  );
  return Object.fromEntries(opaque.map((name) => [name, resolveColour(declared[name] ?? '', declared)]));
}
