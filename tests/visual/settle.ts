/** Returns visible images. Others are loaded lazily. */
const imagesInView = () =>
  Array.from(document.images).filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });

const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;

const movesThatEnd = () =>
  document.getAnimations().filter((move) => move.playState === 'running' && !isEndless(move));

/** Finishes animations, and resets endless ones to their start. */
export function stopMoves() {
  for (const move of document.getAnimations()) {
    if (isEndless(move)) move.cancel();
    else move.finish();
  }
}

/** Waits until fonts and images are loaded and nothing moves. */
export async function settle() {
  await document.fonts.ready;
  // Rows rendered in the meantime may add images.
  do await Promise.all(imagesInView().map((image) => image.decode().catch(() => undefined)));
  while (imagesInView().some(({ complete }) => !complete));
  await Promise.all(movesThatEnd().map(({ finished }) => finished.catch(() => undefined)));
}

const starts = ['animationstart', 'transitionrun'] as const;

/** Stops animations and the blinking caret while a picture is taken. */
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
