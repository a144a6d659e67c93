import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { lockScroll } from '../dialog/lockScroll.ts';
import { getTabStops, trapTab } from '../dialog/tabStops.ts';
import { SIDEBAR_ID } from './SkipLink.tsx';

/** While the sidebar lies over the page it has the focus, the page stands still, and Escape or a click outside ends it. */
export function useOverlay(panel: RefObject<HTMLElement | null>, active: boolean, onDismiss: () => void) {
  useLayoutEffect(() => (active ? lockScroll() : undefined), [active]);
  useFocusInside(panel, active);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const container = panel.current;
    const shell = container?.parentElement;
    if (!active || !container || !shell) return;
    // A dialog that was opened from the sidebar floats outside of the shell, and its keys and clicks are its own.
    const isOurs = (target: EventTarget | null): target is Element =>
      target instanceof Element && (shell.contains(target) || target === document.body);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isOurs(event.target)) return;
      if (event.key === 'Escape') dismiss();
      if (event.key === 'Tab') trapTab(container, event);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!isOurs(target) || container.contains(target)) return;
      if (!target.closest(`[aria-controls="${SIDEBAR_ID}"]`)) dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [active, panel]);
}

/** The focus goes to the page one is on, and at the end back to where it came from unless it has gone elsewhere. */
function useFocusInside(panel: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const container = panel.current;
    if (!active || !container) return;
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${SIDEBAR_ID}"]`);
    const stops = getTabStops(container);
    (stops.find((one) => one.ariaCurrent !== null) ?? stops[0])?.focus();
    return () => {
      const focused = document.activeElement;
      if (focused === document.body || container.contains(focused)) opener?.focus();
    };
  }, [active, panel]);
}
