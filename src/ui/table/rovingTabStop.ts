import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

const getControls = (item: Element): HTMLElement[] =>
  item.matches(FOCUSABLE) ? [item as HTMLElement] : [...item.querySelectorAll<HTMLElement>(FOCUSABLE)];

const isReachable = (item: Element): boolean =>
  item.checkVisibility() && getControls(item).some((control) => !control.matches(':disabled'));

/**
 * Keeps the controls of one item in the tab order: the item that had the focus last, or else the first. An item is a
 * control, or contains several. Changes the elements directly, because the content of an item renders independently.
 */
function keepOneTabStop(container: HTMLElement, itemSelector: string): () => void {
  /** The `tabindex` of controls that were taken out of the tab order. */
  const initialTabIndex = new WeakMap<HTMLElement, string | null>();
  let current: Element | undefined;

  function setTabStop(item: Element, state: 'on' | 'off') {
    for (const control of getControls(item)) {
      if (state === 'off') {
        if (control.tabIndex < 0) continue;
        initialTabIndex.set(control, control.getAttribute('tabindex'));
        control.tabIndex = -1;
        continue;
      }
      const value = initialTabIndex.get(control);
      if (value === undefined) continue;
      initialTabIndex.delete(control);
      if (value === null) control.removeAttribute('tabindex');
      else control.setAttribute('tabindex', value);
    }
  }
  const getItems = () => [...container.querySelectorAll(itemSelector)];
  const observer = new MutationObserver(update);
  function update(records: readonly MutationRecord[] = []) {
    // React has set these itself, so the remembered values are outdated.
    for (const { attributeName, target } of [...records, ...observer.takeRecords()])
      if (attributeName === 'tabindex') initialTabIndex.delete(target as HTMLElement);
    const items = getItems();
    if (!current || !items.includes(current) || !isReachable(current)) current = items.find(isReachable);
    for (const item of items) setTabStop(item, item === current ? 'on' : 'off');
    // Ignores its own changes.
    observer.takeRecords();
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    const item = getItems().find((one) => target instanceof Element && one.contains(target));
    if (!item || item === current) return;
    current = item;
    update();
  };

  observer.observe(container, {
    childList: true,
    subtree: true,
    attributeFilter: ['tabindex', 'disabled'],
  });
  // Also calls it at the start, after the layout: visibility read earlier would lay out the whole page once more. Later,
  // less space can hide the item.
  const resizeObserver = new ResizeObserver(() => update());
  resizeObserver.observe(container);
  container.addEventListener('focusin', onFocusIn);
  return () => {
    observer.disconnect();
    resizeObserver.disconnect();
    container.removeEventListener('focusin', onFocusIn);
  };
}

/** Moves the focus between the items with the horizontal arrow keys, Home and End. */
function moveByArrowKeys(container: HTMLElement, itemSelector: string): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const items = [...container.querySelectorAll<HTMLElement>(itemSelector)].filter((item) =>
      item.checkVisibility(),
    );
    const index = items.findIndex((item) => item === document.activeElement);
    if (index === -1) return;
    const isRightToLeft = getComputedStyle(container).direction === 'rtl';
    const targets: Partial<Record<string, HTMLElement | undefined>> = {
      [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: items[index + 1] ?? items[0],
      [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: items.at(index - 1),
      Home: items[0],
      End: items.at(-1),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  container.addEventListener('keydown', onKeyDown);
  return () => container.removeEventListener('keydown', onKeyDown);
}

/** Makes the rows of a table body one tab stop, with the controls of the current row. */
export function useRowTabStop(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const body = table.current?.tBodies[0];
    return body && keepOneTabStop(body, ':scope > tr');
  }, [table]);
}

/** Makes several controls one tab stop. Arrow keys move between them. */
export function useControlTabStop(container: RefObject<HTMLElement | null>, itemSelector: string): void {
  useEffect(() => {
    if (!container.current) return;
    const cleanUps = [keepOneTabStop, moveByArrowKeys].map((start) =>
      start(container.current!, itemSelector),
    );
    return () => cleanUps.forEach((cleanUp) => cleanUp());
  }, [container, itemSelector]);
}
