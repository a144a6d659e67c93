// All of it by name: what builds the manager makes React.createElement of JSX.
import * as React from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { getTwinSize } from './twinSize.ts';

/**
 * The theme "Side by side" on a whole page. A document holds one app only, so its dark twin is a frame of its own beside the
 * story's, which is light. Components need none: they are drawn twice in one document (theme.tsx).
 */
export function DarkTwin({ children }: { children?: React.ReactNode }) {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const story = api.getCurrentStoryData();
  const parameters = story?.type === 'story' ? story.parameters : undefined;
  const size = getTwinSize(globals, parameters ?? {});
  const isShown = globals['theme'] === 'side-by-side' && parameters?.['frame'] === 'page';
  // The story's frame is always in the same place of the tree: elsewhere it would load anew.
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', overflow: 'auto' }}>
      <div style={{ flex: 'none', height: '100%', width: isShown ? size.story : '100%' }}>{children}</div>
      {isShown && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the workbench itself, with its worker and storage
        <iframe
          title="In the dark theme"
          src={api.getStoryHrefs(story!.id, { queryParams: { globals: 'theme:dark' } }).previewHref}
          style={{ border: 0, flex: 'none', ...size.twin }}
          // Storybook then ignores in silence what the frame says of itself.
          data-is-storybook-thumbnail
        />
      )}
    </div>
  );
}
