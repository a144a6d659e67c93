const EVENTS = ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'] as const;

const stop = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

/**
 * In the test run plays use a simulated pointer. Ignores the real one: the browser reports it after every layout,
 * which would close tooltips.
 */
export function ignoreRealPointer() {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  for (const event of EVENTS) window.addEventListener(event, stop, true);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, stop, true);
  };
}
