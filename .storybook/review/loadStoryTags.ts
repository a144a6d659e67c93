import type { StoryTags } from '../storyTags.ts';

/** Loads the tags that the story files have. Returns none if the workbench doesn't serve them. */
export const loadStoryTags = (): Promise<StoryTags[]> =>
  fetch('./story-tags.json')
    .then((response) => (response.ok ? (response.json() as Promise<StoryTags[]>) : []))
    .catch(() => []);
