import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { readStoryTags } from '../../.storybook/storyTags.ts';
import { restoreTags } from '../../stories/atlas/atlasModel.ts';
import { baselineFolder, getPictureFile } from './pictureFiles.ts';
import { getPictureThemes } from './pictureThemes.ts';

/** Compares the committed pictures with Storybook's index of all stories, without running one. */
export async function comparePictureFiles(): Promise<{ orphans: string[]; missing: string[] }> {
  const { entries } = await buildIndex({ configDir: '.storybook' });
  const stories = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('test'),
  );
  const expected = new Set(
    restoreTags(stories, readStoryTags()).flatMap(({ id, tags = [] }) =>
      getPictureThemes(tags).map((theme) => getPictureFile(id, theme)),
    ),
  );
  const committed = globSync('*/*', { cwd: baselineFolder }).map((name) => join(baselineFolder, name));
  return {
    orphans: committed.filter((file) => !expected.has(file)),
    missing: [...expected.difference(new Set(committed))],
  };
}
