/** The accent colours of src/ui/theme/tokens.css. Storybook's theme needs literal colours (tests/ui/foundations/brand.test.ts). */
export const accents = { light: '#4256dc', dark: '#8994f7' };
