import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/**
 * Moves the panels next to phone stories and below all others. Only a change from one kind to the other moves them, so
 * that a position chosen by hand stays.
 */
export function placePanels(api: API) {
  let current: 'right' | 'bottom' = 'bottom';
  api.on(STORY_PREPARED, () => {
    const story = api.getCurrentStoryData();
    const position = story?.tags.includes('phone') ? 'right' : 'bottom';
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
