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

/** How one theme fades into the other is not what a story is about, and would be waited for a thousand times. */
export function finishTransitions() {
  for (const move of movesThatEnd()) move.finish();
}

/** Until fonts and images are there and nothing moves: what had just begun to appear was missing from two of some thousand. */
export async function settle() {
  await document.fonts.ready;
  await Promise.all(imagesInView().map((image) => image.decode().catch(() => undefined)));
  await Promise.all(movesThatEnd().map(({ finished }) => finished.catch(() => undefined)));
}
