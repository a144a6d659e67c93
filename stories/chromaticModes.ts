/**
 * Makes Chromatic capture every story in both themes. The size is the viewport in the story's `globals`, or 1200 px without
 * one.
 */
export const themeModes = { light: { theme: 'light' }, dark: { theme: 'dark' } } as const;
