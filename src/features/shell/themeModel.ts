/** The theme, saved under this word. */
export type Theme = 'light' | 'dark';

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');
