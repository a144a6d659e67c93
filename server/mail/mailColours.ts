/**
 * The light theme's tokens, because email programs don't support CSS variables. brand.test.ts compares them with
 * tokens.css.
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
