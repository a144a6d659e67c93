const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** What the Tab key reaches inside an element, in its order. */
export const getTabStops = (container: HTMLElement): HTMLElement[] =>
  Array.from(container.querySelectorAll<HTMLElement>(focusable)).filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Tab from the last goes to the first, and back: the Tab key doesn't leave. What has the focus may be the container
 * itself, which is before the first.
 */
export function trapTab(container: HTMLElement, event: KeyboardEvent) {
  const stops = getTabStops(container);
  const focused = document.activeElement;
  const isLeaving = event.shiftKey
    ? [container, stops[0]].includes(focused as HTMLElement)
    : focused === stops.at(-1);
  if (container.contains(focused) && !isLeaving) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
