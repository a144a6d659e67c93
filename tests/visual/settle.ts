/** Returns visible images. Others are loaded lazily. */
const findVisibleImages = () =>
  Array.from(document.images).filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });

const isInfinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;

const findFiniteAnimations = () =>
  document.getAnimations().filter((move) => move.playState === 'running' && !isInfinite(move));

/** Finishes animations, and resets endless ones to their start. */
export function stopAnimations() {
  for (const move of document.getAnimations()) {
    if (isInfinite(move)) move.cancel();
    else move.finish();
  }
}

/** Waits until an image is loaded. The next frame shows it: with `decoding="async"` a later one may be the first. */
async function loadImage(image: HTMLImageElement) {
  image.decoding = 'sync';
  await image.decode().catch(() => undefined);
}

/**
 * Paints loaded images again. Until Chromium knows that an image has no transparent pixels, it paints the background
 * below it, and the edge of rounded corners differs slightly.
 */
async function repaint(images: HTMLImageElement[]) {
  if (images.length === 0) return;
  for (const { style } of images) style.visibility = 'hidden';
  // The second frame begins after the first one was painted.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const { style } of images) style.visibility = '';
}

/** Waits until fonts and images are loaded and nothing moves. */
export async function settle() {
  await document.fonts.ready;
  // Rows rendered in the meantime may add images.
  do await Promise.all(findVisibleImages().map(loadImage));
  while (findVisibleImages().some(({ complete }) => !complete));
  await repaint(findVisibleImages());
  await Promise.all(findFiniteAnimations().map(({ finished }) => finished.catch(() => undefined)));
}

const starts = ['animationstart', 'transitionrun'] as const;

/** Stops animations and the blinking caret while a picture is taken. */
export async function withoutAnimations<Result>(take: () => Promise<Result>): Promise<Result> {
  document.documentElement.style.caretColor = 'transparent';
  stopAnimations();
  for (const start of starts) document.addEventListener(start, stopAnimations);
  try {
    return await take();
  } finally {
    for (const start of starts) document.removeEventListener(start, stopAnimations);
  }
}
