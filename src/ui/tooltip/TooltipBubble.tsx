import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { tooltipPlace } from './tooltipPlace.ts';

type TooltipBubbleProps = ComponentProps<'span'> & {
  /** What it stands at; closed without one, but still there to describe. */
  anchor: HTMLElement | undefined;
  shortcut: string | undefined;
  /** Escape. */
  onDismiss: () => void;
};

const movesAnchors = ['scroll', 'resize', 'animationend', 'transitionend'];

/** In the top layer, so that no scroll box or dialog cuts it off, yet beside its anchor in the document. */
export function TooltipBubble({ anchor, shortcut, onDismiss, children, ...rest }: TooltipBubbleProps) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!anchor) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [anchor]);
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tip = ref.current;
    if (!tip || !anchor) return;
    const place = () => {
      const window = { width: document.documentElement.clientWidth, height: innerHeight };
      const spot = tooltipPlace(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), window);
      tip.dataset.side = spot.side;
      tip.style.left = `${spot.left}px`;
      tip.style.top = `${spot.top}px`;
      tip.style.setProperty('--arrow', `${spot.arrow}px`);
    };
    tip.showPopover();
    place();
    // Its words may change while it is open.
    const resized = new ResizeObserver(place);
    resized.observe(tip);
    for (const event of movesAnchors) addEventListener(event, place, true);
    return () => {
      resized.disconnect();
      for (const event of movesAnchors) removeEventListener(event, place, true);
      tip.hidePopover();
    };
  }, [anchor]);
  return (
    <span ref={ref} role="tooltip" popover="manual" {...rest} className={bubble}>
      {children}
      {shortcut && <kbd className={keyCap}>{shortcut}</kbd>}
    </span>
  );
}

// It stands wherever its anchor does, a table head or a nowrap bar, so it sets every text property it needs.
const bubble =
  'inset-auto w-max max-w-[min(18rem,calc(100vw-0.5rem))] items-center gap-2 overflow-visible rounded-sm bg-tooltip px-2 py-1.25 text-start font-sans text-xs font-medium tracking-normal whitespace-normal text-on-tooltip normal-case shadow-raised wrap-anywhere animate-fade open:inline-flex forced-colors:border ' +
  'after:absolute after:left-(--arrow) after:-ms-1 after:size-2 after:rotate-45 after:rounded-[1px] after:bg-inherit data-[side=above]:after:-bottom-0.75 data-[side=below]:after:-top-0.75 forced-colors:after:hidden';

const keyCap =
  'rounded-xs border border-current px-1.25 font-mono text-2xs leading-4.5 tracking-normal opacity-70';
