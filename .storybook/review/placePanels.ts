import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/**
 * Places panels next to a phone story and below a desktop story. Changes only when the kind changes, so that the
 * reader's choice is kept otherwise.
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

/** Screens have no controls: shows their interactions instead. */
export function leaveMissingControls(api: API) {
  api.on(STORY_PREPARED, () => {
    const controls = api.getCurrentParameter<{ disable?: boolean }>('controls');
    if (controls?.disable && api.getSelectedPanel() === 'addon-controls')
      api.setSelectedPanel('storybook/interactions/panel');
  });
}
