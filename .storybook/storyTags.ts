import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** The tags of a story as its file has them. */
export type StoryTags = { importPath: string; exportName: string; tags: string[] };

/** Groups of the sidebar's tag filter, by what a story's tags, `globals`, file and name contain. */
const groups = {
  'specified state': /\bstate:/,
  phone: /\b(phone|smallest)\b/,
  dark: /\b(only-dark|both-themes|theme: 'dark')/,
  'right to left': /\b(rightToLeft|rtl|ar)\b/,
  'large text': /\blargeText\b/,
  print: /\/print\/|Print/,
};

const builtIn = ['dev', 'test', 'autodocs', 'manifest'];

/** Combines tags in their order: `!phone` removes `phone`. Storybook's own function comes with its `expect`, which breaks Vitest's. */
function combineTags(...tags: string[]): string[] {
  const combined = new Set<string>();
  for (const tag of tags) {
    if (tag.startsWith('!')) combined.delete(tag.slice(1));
    else combined.add(tag);
  }
  return [...combined];
}

type MakeTitle = Parameters<typeof loadCsf>[1]['makeTitle'];

function readStories(fileName: string, makeTitle: MakeTitle) {
  const code = readFileSync(fileName, 'utf8');
  const csf = loadCsf(code, { fileName, makeTitle }).parse();
  return csf.indexInputs.map((input) => {
    const globals = csf._storyAnnotations[input.exportName]?.['globals'] ?? csf._metaAnnotations['globals'];
    return { ...input, globals: globals ? code.slice(globals.start ?? 0, globals.end ?? 0) : '' };
  });
}

/**
 * Replaces a story's tags in Storybook's index by a handful of groups. The index would list 179 states in the tag filter;
 * tests and pictures use the tags of the story files.
 */
export const groupTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, { makeTitle }) =>
    readStories(fileName, makeTitle).map(({ globals, tags = [], ...input }) => {
      const words = [...combineTags(...tags), globals, fileName, input.exportName].join(' ');
      const matching = Object.entries(groups).filter(([, pattern]) => pattern.test(words));
      const builtInTags = tags.filter((tag) => builtIn.includes(tag.replace('!', '')));
      return { ...input, tags: [...builtInTags, ...matching.map(([group]) => group)] };
    }),
});

/** Reads the tags of all stories, without evaluating spreads, as Storybook's index does. */
export const readStoryTags = (): StoryTags[] =>
  globSync('stories/**/*.stories.tsx').flatMap((file) =>
    readStories(file, () => file).map(({ exportName, tags = [] }) => ({
      importPath: `./${file.replaceAll('\\', '/')}`,
      exportName,
      tags: combineTags('dev', 'test', ...tags),
    })),
  );

/** Serves all tags as story-tags.json, for the Atlas and the Review panel. */
export const storyTags = (): Plugin => ({
  name: 'story-tags',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/story-tags.json', (_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(readStoryTags()));
    }),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'story-tags.json', source: JSON.stringify(readStoryTags()) });
  },
});
