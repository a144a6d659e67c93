import { type RefObject, useEffect, useEffectEvent } from 'react';
import { SIDEBAR_ID } from './SkipLink.tsx';

/**
 * While the sidebar covers the page: Escape or a press outside dismisses it, the page doesn't scroll, and the focus goes in and
 * comes back.
 */
export function useOverlay(panel: RefObject<HTMLElement | null>, active: boolean, onDismiss: () => void) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const container = panel.current;
    const shell = container?.parentElement;
    if (!active || !container || !shell) return;
    const unlockScroll = lockScroll();
    // A dialog opened from the sidebar is outside the shell and handles its own keys and presses.
    const isOurs = (target: EventTarget | null): target is Element =>
      target instanceof Element && (shell.contains(target) || target === document.body);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && isOurs(event.target)) dismiss();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!isOurs(target) || container.contains(target)) return;
      if (!target.closest(`[aria-controls="${SIDEBAR_ID}"]`)) dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${SIDEBAR_ID}"]`);
    const current = container.querySelector<HTMLElement>('[aria-current]:not([hidden] *)');
    (current ?? container.querySelector<HTMLElement>('a, button'))?.focus();
    return () => {
      const focused = document.activeElement;
      if (focused === document.body || container.contains(focused)) opener?.focus();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      unlockScroll();
    };
  }, [active, panel]);
}

/** The gutter of a scroll bar stays, so that the page doesn't move as the bar goes. */
function lockScroll() {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}
