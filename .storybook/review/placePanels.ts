import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { findDrawing } from './drawings.ts';

/** A window of this width leaves a screen next to the panel enough room for its desktop layout. */
const WIDE_PX = 1800;

/**
 * Moves the panels next to phone stories, and next to all stories if the window is wide; otherwise below. Only a change
 * from one kind to the other moves them, so that a position chosen by hand stays.
 */
export function placePanels(api: API) {
  let current: 'right' | 'bottom' = 'bottom';
  api.on(STORY_PREPARED, () => {
    const isPhone = api.getCurrentStoryData()?.tags.includes('phone');
    const position = isPhone || innerWidth >= WIDE_PX ? 'right' : 'bottom';
    if (position === current || !api.getIsPanelShown()) return;
    current = position;
    api.togglePanelPosition(position);
  });
}

/** Opens a panel for stories that have no controls: the drawing of a screen, or the steps of a flow. */
export function openPanelWithoutControls(api: API) {
  api.on(STORY_PREPARED, () => {
    const controls = api.getCurrentParameter<{ disable?: boolean }>('controls');
    const story = api.getCurrentStoryData();
    if (!story || !controls?.disable || api.getSelectedPanel() !== 'addon-controls') return;
    const hasDrawing = findDrawing(story.title, story.tags) !== undefined;
    api.setSelectedPanel(hasDrawing ? 'counter/review/panel' : 'storybook/interactions/panel');
  });
}
