import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/**
 * Beside a phone there is room for its drawing; a desktop needs the width for itself. Changes only where a phone follows a desktop
 * or the other way round: in between the reader's own choice holds.
 */
export function placePanels(api: API) {
  let place: 'right' | 'bottom' = 'bottom';
  api.on(STORY_PREPARED, () => {
    const story = api.getCurrentStoryData();
    const wanted = story?.tags.includes('phone') ? 'right' : 'bottom';
    if (wanted === place || !api.getIsPanelShown()) return;
    place = wanted;
    api.togglePanelPosition(wanted);
  });
}

/** A screen has no controls: where they were open, its steps are. */
export function leaveMissingControls(api: API) {
  api.on(STORY_PREPARED, () => {
    const controls = api.getCurrentParameter<{ disable?: boolean }>('controls');
    if (controls?.disable && api.getSelectedPanel() === 'addon-controls')
      api.setSelectedPanel('storybook/interactions/panel');
  });
}
