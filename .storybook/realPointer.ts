const EVENTS = ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'] as const;

const stop = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

/**
 * In the test run a play moves a pointer of its own. The browser's, which stands somewhere over the page, says so again
 * whenever the page is laid out, and would close a tooltip that the play has just opened.
 */
export function ignoreRealPointer() {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  for (const event of EVENTS) window.addEventListener(event, stop, true);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, stop, true);
  };
}
