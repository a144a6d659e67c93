/**
 * The light theme's tokens by their names: a mail program knows no variables, and not all of them know a style sheet.
 * tests/ui/foundations/brand.test.ts holds them to src/ui/theme/tokens.css.
 */
export const mailColours = {
  canvas: '#f7f6f5',
  surface: '#ffffff',
  border: '#dddcd9',
  text: '#19191d',
  textMuted: '#56565b',
  primary: '#1d1d23',
  onPrimary: '#ffffff',
} as const;
