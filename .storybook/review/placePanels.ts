import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** Beside a panel, a window of this width leaves more than 1,000 px for the story. */
const WIDE_PX = 1600;

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

/** Opens the Interactions panel for screens, which have no controls. */
export function showInteractionsWithoutControls(api: API) {
  api.on(STORY_PREPARED, () => {
    const controls = api.getCurrentParameter<{ disable?: boolean }>('controls');
    if (controls?.disable && api.getSelectedPanel() === 'addon-controls')
      api.setSelectedPanel('storybook/interactions/panel');
  });
}
