import { expect, it } from 'vitest';
import { listCommands } from './pictureReporter.ts';

it('lists the commands that accept the pictures of a story, of its folder and of all stories', () => {
  const file = 'stories/ui/badge/Badge.stories.tsx';
  expect(listCommands([{ file, name: 'Other', outcomes: ['differs'] }])).toEqual([
    'npm run pictures:update -- stories/ui/badge/Badge.stories.tsx -t "^Other$"',
    'npm run pictures:update -- stories/ui/badge',
    'npm run pictures:update',
  ]);
});
