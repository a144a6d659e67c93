/**
 * The tokens of both themes, because email programs don't support CSS variables. brand.test.ts compares them with
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
  accent: '#4256dc',
} as const;

export const darkMailColours: Record<keyof typeof mailColours, string> = {
  canvas: '#0f0f11',
  surface: '#161619',
  border: '#303034',
  text: '#efeff0',
  textMuted: '#acacb1',
  primary: '#efeff0',
  onPrimary: '#111114',
  accent: '#8994f7',
};
