import { GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { toDesigns } from './designs.ts';
import { findDrawing } from './drawings.ts';

type Globals = { theme?: string; viewport?: { value?: string } };

const PHONES = ['phone', 'smallest'];

/** Returns the current story's parameters with its drawings; undefined if there are none or nothing changed. */
function addDrawings(api: API) {
  const story = api.getCurrentStoryData();
  if (story?.type !== 'story' || !story.parameters) return undefined;
  const drawing = findDrawing(story.title, story.tags);
  if (!drawing) return undefined;
  const { theme, viewport } = api.getGlobals() as Globals;
  const phone = story.tags.includes('phone') || PHONES.includes(viewport?.value ?? '');
  const design = toDesigns(drawing, { dark: theme === 'dark', phone });
  if (JSON.stringify(design) === JSON.stringify(story.parameters['design'])) return undefined;
  return { id: story.id, parameters: { ...story.parameters, design } };
}

/**
 * Gives the Design panel the drawings of the current story, theme and viewport. The panel reads parameters only
 * after STORY_PREPARED, so a theme change emits it again inside the manager.
 */
export function showDrawings(api: API) {
  api.on(STORY_PREPARED, () => {
    const update = addDrawings(api);
    if (update) void api.updateStory(update.id, { parameters: update.parameters });
  });
  api.on(GLOBALS_UPDATED, () => {
    const update = addDrawings(api);
    if (update) api.emit(STORY_PREPARED, update);
  });
}
