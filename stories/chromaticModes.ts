/**
 * How Chromatic takes every story: in both themes. A mode sets the workbench's globals. The size is the story's own viewport (its
 * `globals`), so that what is told on a phone is taken on a phone only; without one, Chromatic's 1200 px.
 */
export const themeModes = { light: { theme: 'light' }, dark: { theme: 'dark' } } as const;
