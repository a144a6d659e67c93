import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { comparePictureFiles } from './comparePictureFiles.ts';

it('commits the pictures of all stories, and no others', async () => {
  const { orphans, missing } = await comparePictureFiles();
  const toLines = (files: string[]) => files.map((file) => relative(process.cwd(), file));
  // `npm run pictures:update` removes orphans, and `npm run pictures:update -- PATH` takes missing pictures.
  expect({ orphans: toLines(orphans), missing: toLines(missing) }).toEqual({ orphans: [], missing: [] });
  // Storybook parses all stories.
}, 120_000);
