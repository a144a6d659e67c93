const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** What the Tab key reaches inside an element, in its order. */
export const getTabStops = (container: HTMLElement): HTMLElement[] =>
  Array.from(container.querySelectorAll<HTMLElement>(focusable)).filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  );

/** Tab from the last goes to the first, and back: the Tab key doesn't leave. */
export function trapTab(container: HTMLElement, event: KeyboardEvent) {
  const stops = getTabStops(container);
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  const outside = !container.contains(document.activeElement);
  if (!outside && document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
