import type { DocsTheme } from './toolbarTheme.ts';

// All URLs are relative to the page, so that the workbench can be in a subfolder.

/** URL of a story's committed picture. Vitest's file names have one dash where story ids have two. */
export const getPictureAddress = (storyId: string, theme: DocsTheme) =>
  `./pictures/${theme}/${storyId.replace('--', '-')}.webp`;

/** URL of a story in this workbench. */
export const getStoryAddress = (storyId: string, theme: DocsTheme) =>
  `./?path=/story/${storyId}&globals=theme:${theme}`;

/** URL of a docs page in this workbench. */
export const getDocsAddress = (docsId: string, theme: DocsTheme) =>
  `./?path=/docs/${docsId}&globals=theme:${theme}`;
