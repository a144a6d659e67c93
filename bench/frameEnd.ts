declare global {
  interface Window {
    /** Called in a frame, calls back once that frame has been laid out, painted and handed over. */
    frameEnd: (then: () => void) => void;
  }
}

/**
 * A task of the highest priority, asked for within a frame, is the first one after it. A message would also wait for
 * what had been sent before it, such as React's effects and the pictures that have come meanwhile: nobody waits for
 * those to see the frame. Runs in the page.
 */
export function installFrameEnd() {
  window.frameEnd = (then) => void scheduler.postTask(then, { priority: 'user-blocking' });
}
