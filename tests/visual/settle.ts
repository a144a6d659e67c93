/** Images that are seen; those further down are fetched only when somebody scrolls to them. */
const imagesInView = () =>
  Array.from(document.images).filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });

const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;

/** Entrances and transitions. */
const movesThatEnd = () =>
  document.getAnimations().filter((move) => move.playState === 'running' && !isEndless(move));

/** What ends has ended, and what goes on for ever stands as if it had not begun. */
export function stopMoves() {
  for (const move of document.getAnimations()) {
    if (isEndless(move)) move.cancel();
    else move.finish();
  }
}

/** Until fonts and images are there and nothing moves: what had just begun to appear was missing from two of some thousand. */
export async function settle() {
  await document.fonts.ready;
  // Rows that render while it waits add images.
  do await Promise.all(imagesInView().map((image) => image.decode().catch(() => undefined)));
  while (imagesInView().some(({ complete }) => !complete));
  await Promise.all(movesThatEnd().map(({ finished }) => finished.catch(() => undefined)));
}

const starts = ['animationstart', 'transitionrun'] as const;

/** While a picture is taken, nothing moves and no caret blinks. */
export async function standStill<Result>(take: () => Promise<Result>): Promise<Result> {
  document.documentElement.style.caretColor = 'transparent';
  stopMoves();
  for (const start of starts) document.addEventListener(start, stopMoves);
  try {
    return await take();
  } finally {
    for (const start of starts) document.removeEventListener(start, stopMoves);
  }
}
