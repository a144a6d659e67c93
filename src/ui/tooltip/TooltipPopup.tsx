import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { followControls, type ShownTooltip } from './followControls.ts';

/** The popup of all tooltips. Render it once. A control has a tooltip if it has the attribute `data-tooltip`. */
export function TooltipPopup() {
  const [tooltip, setTooltip] = useState<ShownTooltip>();
  useEffect(() => followControls(setTooltip), []);
  return tooltip && createPortal(<Popup {...tooltip} />, document.body);
}

function Popup({ control, text, shortcut }: ShownTooltip) {
  const popup = useRef<HTMLDivElement>(null);
  // Another text changes its size.
  useLayoutEffect(() => {
    if (popup.current) placeBeside(popup.current, control);
  });
  useEffect(() => {
    const place = () => popup.current && placeBeside(popup.current, control);
    const moved = new AbortController();
    // A dialog that opens moves its focused control until its animation ends.
    for (const type of ['scroll', 'resize', 'animationend'])
      addEventListener(type, place, { capture: true, passive: true, signal: moved.signal });
    return () => moved.abort();
  }, [control]);
  return (
    <div
      ref={popup}
      role="tooltip"
      className="group fixed z-(--z-tooltip) inline-flex w-max max-w-[min(18rem,calc(100vw-0.5rem))] items-center gap-2 rounded-sm bg-tooltip px-2 py-1.25 text-xs font-medium text-on-tooltip shadow-(--shadow-raised) transition-opacity duration-(--duration-fast) wrap-anywhere starting:opacity-0 forced-colors:border print:hidden"
    >
      <span>{text}</span>
      {shortcut && (
        <kbd className="rounded-xs border border-current px-1.25 font-mono text-2xs leading-4.5 tracking-normal opacity-70">
          {formatShortcut(shortcut)}
        </kbd>
      )}
      <span className="absolute left-(--arrow) size-2 -translate-x-1/2 rotate-45 bg-inherit group-data-[side=bottom]:-top-0.75 group-data-[side=top]:-bottom-0.75 forced-colors:hidden" />
    </div>
  );
}

/** Distance from the control, and from the edges of the window, in px. */
const GAP_PX = 8;
const EDGE_PX = 4;

/** Places the popup above the control, or below it without enough space above, inside the window. */
function placeBeside(popup: HTMLElement, control: Element) {
  const { top, bottom, left, width } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popup;
  const topAbove = top - GAP_PX - offsetHeight;
  const side = topAbove >= EDGE_PX ? 'top' : 'bottom';
  const centre = left + width / 2;
  const lastLeft = document.documentElement.clientWidth - EDGE_PX - offsetWidth;
  const popupLeft = Math.max(EDGE_PX, Math.min(centre - offsetWidth / 2, lastLeft));
  popup.dataset['side'] = side;
  popup.style.top = `${side === 'top' ? topAbove : bottom + GAP_PX}px`;
  popup.style.left = `${popupLeft}px`;
  popup.style.setProperty('--arrow', `${centre - popupLeft}px`);
}

/** Formats Meta+K as ⌘K and Control+K as Ctrl K. */
const formatShortcut = (shortcut: string) => shortcut.replace('Meta+', '⌘').replace('Control+', 'Ctrl ');
