// A namespace import, because the manager's build compiles JSX to React.createElement.
import * as React from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { getFrameSizes } from './frameSizes.ts';

/**
 * Shows a story of a whole page in the light and the dark theme, in two frames, because a document can
 * hold only one app. theme.tsx does the same for components, in one document.
 */
export function SideBySidePreview({ children }: { children?: React.ReactNode }) {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const story = api.getCurrentStoryData();
  const parameters = story?.type === 'story' ? story.parameters : undefined;
  const sizes = getFrameSizes(globals, parameters ?? {});
  const isShown = globals['theme'] === 'side-by-side' && parameters?.['frame'] === 'page';
  // The story's frame stays at the same position in the tree; otherwise it would reload.
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', overflow: 'auto' }}>
      <div style={{ flex: 'none', height: '100%', width: isShown ? sizes.light : '100%' }}>{children}</div>
      {isShown && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the workbench's own page, which needs its service worker and storage
        <iframe
          title="In the dark theme"
          src={api.getStoryHrefs(story!.id, { queryParams: { globals: 'theme:dark' } }).previewHref}
          style={{ border: 0, flex: 'none', ...sizes.dark }}
          // Makes Storybook ignore messages from this frame.
          data-is-storybook-thumbnail
        />
      )}
    </div>
  );
}
