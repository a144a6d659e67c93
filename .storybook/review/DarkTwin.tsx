// A namespace import, because the manager's build compiles JSX to React.createElement.
import * as React from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { getTwinSize } from './twinSize.ts';

/**
 * Shows a whole page in both themes. The dark one is in a second frame, because a document can hold only one app.
 * Components are rendered twice in one document (theme.tsx).
 */
export function DarkTwin({ children }: { children?: React.ReactNode }) {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const story = api.getCurrentStoryData();
  const parameters = story?.type === 'story' ? story.parameters : undefined;
  const size = getTwinSize(globals, parameters ?? {});
  const isShown = globals['theme'] === 'side-by-side' && parameters?.['frame'] === 'page';
  // The story's frame stays at the same position in the tree; otherwise it would reload.
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', overflow: 'auto' }}>
      <div style={{ flex: 'none', height: '100%', width: isShown ? size.story : '100%' }}>{children}</div>
      {isShown && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the workbench itself, with its worker and storage
        <iframe
          title="In the dark theme"
          src={api.getStoryHrefs(story!.id, { queryParams: { globals: 'theme:dark' } }).previewHref}
          style={{ border: 0, flex: 'none', ...size.twin }}
          // Makes Storybook ignore messages from this frame.
          data-is-storybook-thumbnail
        />
      )}
    </div>
  );
}
