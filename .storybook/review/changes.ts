import { experimental_getStatusStore as getStatusStore, type API } from 'storybook/manager-api';
import type { Changes, Look } from '../../stories/changes/changesModel.ts';

/** The looks that differ from the base of this build: scripts/compareLooks.ts. */
export const changedLooks: Promise<Look[]> = fetch('./changes.json')
  .then((response) => response.json() as Promise<Changes>)
  .then(({ looks }) => looks)
  // A host may answer with a page instead of the file.
  .catch(() => []);

/** Marks changed stories in the sidebar. Choosing the mark opens the Review panel. */
export async function markChangedStories(api: API) {
  const store = getStatusStore('counter/changes');
  store.onSelect(() => api.setSelectedPanel('counter/review/panel'));
  const byStory = Map.groupBy(
    (await changedLooks).filter(({ kind }) => kind !== 'removed'),
    ({ storyId }) => storyId,
  );
  byStory.delete(undefined);
  // In development nothing has changed, and the store may not be ready.
  if (byStory.size === 0) return;
  store.set(
    [...byStory].map(([storyId, looks]) => ({
      storyId: storyId!,
      typeId: 'counter/changes',
      value: looks.every(({ kind }) => kind === 'added') ? 'status-value:new' : 'status-value:modified',
      title: 'Changes',
      description: looks.map(({ kind, theme }) => `${kind} in ${theme}`).join(', '),
    })),
  );
}
