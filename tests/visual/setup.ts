import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Images that are seen; those further down are fetched only when somebody scrolls to them. */
const imagesInView = () =>
  Array.from(document.images).filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });

/** Entrances and transitions; what goes on for ever is stopped by the picture itself. */
const movesThatEnd = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

// Every story ends with its picture, in the theme of the project that runs it.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await Promise.all(imagesInView().map((image) => image.decode().catch(() => undefined)));
  // The picture would cut them short: what had just begun to appear was missing from two of some thousand.
  await Promise.all(movesThatEnd().map(({ finished }) => finished.catch(() => undefined)));
  // The page, not the body: fixed dialogs stand outside the body's box.
  await expect(page).toMatchScreenshot(storyId);
});
