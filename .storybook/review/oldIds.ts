import { STORY_MISSING } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { toId } from 'storybook/internal/csf';

type Entry = { id: string; importPath: string };

/** Returns the id that a story had when its title was its path, before stories were grouped by screen. */
export function getOldId({ id, importPath }: Entry): string {
  const title = importPath.replace('./stories/', '').replace('.stories.tsx', '');
  return toId(title, id.split('--')[1]);
}

/** Opens stories by their old ids, which are in bookmarks and comments. */
export function redirectOldIds(api: API) {
  api.on(STORY_MISSING, (oldId: string) => {
    const entries: Entry[] = Object.values(api.getIndex()?.entries ?? {});
    const story = entries.find((entry) => getOldId(entry) === oldId);
    if (story) api.selectStory(story.id);
  });
}
