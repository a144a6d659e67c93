/**
 * Does it after the frame that shows what has just changed, so that nobody waits for it. A page that is not seen paints
 * no frames: there, soon. Returns how to call it off.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => void (timer = setTimeout(act));
  if (document.visibilityState === 'hidden') soon();
  const frame = timer === undefined ? requestAnimationFrame(soon) : undefined;
  return () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
