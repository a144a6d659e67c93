import { readFileSync } from 'node:fs';
import { readThemeColours, type Theme } from '#server/brand/themeColours.ts';

const readCss = () => readFileSync('src/ui/theme/tokens.css', 'utf8');

/** Names of the shadows, such as `raised`. Both themes have the same. */
export const readShadowNames = () => [
  ...new Set([...readCss().matchAll(/--shadow-([\w-]+):/g)].map(([, name = '']) => name)),
];

/** Reads the colours of a theme from src/ui/theme/tokens.css. */
export const readTokens = (theme: Theme) => readThemeColours(readCss(), theme);
