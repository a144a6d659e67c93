import type { DocsTheme } from './toolbarTheme.ts';

// All relative to the page, so that the workbench can lie below any path.

/** A story's committed picture. Vitest writes one dash in a file's name where an id has two. */
export const pictureAddress = (storyId: string, theme: DocsTheme) =>
  `./pictures/${theme}/${storyId.replace('--', '-')}.webp`;

/** A story in the workbench around this page. */
export const storyAddress = (storyId: string, theme: DocsTheme) =>
  `./?path=/story/${storyId}&globals=theme:${theme}`;
