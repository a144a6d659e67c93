/** Returns the names of the design tokens, without the dashes before them. */
export function parseTokens(css: string): string[] {
  const names = [...css.matchAll(/^\s+--([a-z0-9-]+):/gm)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !name.endsWith('-') && !IGNORED.test(name));
}

/** Keywords, screen sizes, and the parts of other tokens. */
const IGNORED = /^(color-(transparent|current)|breakpoint-.*|spacing|.*--.*|letter-spacing|line-height)$/;

/** Returns the tokens that the code uses: as custom properties, or in the classes that Tailwind derives from them. */
export const findTokens = (code: string, tokens: string[]): string[] =>
  tokens.filter((token) => toPatterns(token).some((pattern) => pattern.test(code)));

const COLOUR =
  '(?:bg|text|border|border-[xytrblse]|outline|ring|inset-ring|fill|stroke|decoration|accent|caret|divide|from|via|to|placeholder|shadow|inset-shadow)';

/** The classes of each kind of token. */
const UTILITIES: Record<string, string> = {
  color: COLOUR,
  radius: 'rounded(?:-[a-z]{1,2})?',
  text: 'text',
  shadow: 'shadow',
  animate: 'animate',
  ease: 'ease',
  container: '(?:max-)?w',
  spacing: '[a-z]+(?:-[a-z]+)?',
  'font-weight': 'font',
  font: 'font',
};

function toPatterns(token: string): RegExp[] {
  const kind = Object.keys(UTILITIES).find((prefix) => token.startsWith(`${prefix}-`));
  const uses = [`--${token}`];
  if (kind) uses.push(`${UTILITIES[kind]}-${token.slice(kind.length + 1)}`);
  return uses.map((use) => new RegExp(`(?<![\\w-])${use}(?![\\w-])`));
}
