// It stands wherever its anchor does, a table head or a nowrap bar, so it sets every text property it needs.
const bubble =
  'inset-auto w-max max-w-[min(18rem,calc(100vw-0.5rem))] items-center gap-2 overflow-visible rounded-sm bg-tooltip px-2 py-1.25 text-start font-sans text-xs font-medium tracking-normal whitespace-normal text-on-tooltip normal-case shadow-raised wrap-anywhere animate-fade open:inline-flex forced-colors:border ' +
  'after:absolute after:left-(--arrow) after:-ms-1 after:size-2 after:rotate-45 after:bg-inherit data-[side=above]:after:-bottom-0.75 data-[side=below]:after:-top-0.75 forced-colors:after:hidden';

const keyCap =
  'rounded-xs border border-current px-1.25 font-mono text-2xs leading-4.5 tracking-normal opacity-70';

/** `aria-keyshortcuts` spells keys for machines: Meta+K is written on a Mac's keys as ⌘K, Control+K elsewhere as Ctrl K. */
const toKeyCap = (shortcut: string) => shortcut.replace('Meta+', '⌘').replace('Control+', 'Ctrl ');

/** Writes what `data-tooltip` asks for, the anchor's `label` or its `description`, and the key that does the same. */
function write(tip: HTMLElement, anchor: HTMLElement) {
  const words = anchor.dataset['tooltip'] === 'description' ? anchor.ariaDescription : anchor.ariaLabel;
  // Keys one after the other can't be said by `aria-keyshortcuts`, whose spaces mean "or".
  const shortcut = toKeyCap(anchor.dataset['keys'] ?? anchor.ariaKeyShortcuts ?? '');
  if (tip.textContent === `${words ?? ''}${shortcut}`) return;
  tip.replaceChildren(words ?? '');
  if (!shortcut) return;
  const key = document.createElement('kbd');
  key.className = keyCap;
  key.textContent = shortcut;
  tip.append(key);
}

function place(tip: HTMLElement, anchor: HTMLElement) {
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const { side, left, top, arrow } = tooltipPlace(
    anchor.getBoundingClientRect(),
    tip.getBoundingClientRect(),
    window,
  );
  tip.dataset['side'] = side;
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
  tip.style.setProperty('--arrow', `${arrow}px`);
}

/** Calls `update` whenever the anchor may have moved, or may be called something else: a row is a place. */
function follow(tip: HTMLElement, anchor: HTMLElement, update: () => void): () => void {
  const stopped = new AbortController();
  for (const event of ['scroll', 'resize', 'animationend', 'transitionend'])
    addEventListener(event, update, { capture: true, signal: stopped.signal });
  const resized = new ResizeObserver(update);
  resized.observe(tip);
  const changed = new MutationObserver(update);
  changed.observe(anchor, { attributeFilter: ['aria-label', 'aria-description'] });
  if (anchor.parentElement) changed.observe(anchor.parentElement, { childList: true });
  return () => {
    stopped.abort();
    resized.disconnect();
    changed.disconnect();
  };
}

/** Creates the element that shows the words: a popover, so that no scroll box or dialog cuts it off. */
export function createTooltip() {
  const tip = document.createElement('span');
  tip.role = 'tooltip';
  tip.popover = 'manual';
  tip.className = bubble;
  let anchor: HTMLElement | undefined;
  let stop: (() => void) | undefined;

  function show(next: HTMLElement | undefined) {
    if (next === anchor) return;
    stop?.();
    tip.remove();
    anchor = next?.isConnected ? next : undefined;
    if (!next || !anchor) return;
    // Beside its anchor in the document, so that it is reachable where that is: inside of an open dialog too.
    next.parentElement?.append(tip);
    tip.showPopover();
    const update = () => {
      if (!next.isConnected) return show(undefined);
      write(tip, next);
      place(tip, next);
    };
    update();
    stop = follow(tip, next, update);
  }
  return { tip, show, getAnchor: () => anchor };
}

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

export type TooltipPlace = {
  side: 'above' | 'below';
  left: number;
  top: number;
  /** Where the arrow points, from the tooltip's left edge. */
  arrow: number;
};

const gap = 8;
const windowMargin = 4;
const arrowMargin = 12;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Above the anchor and centred on it; below where there is no room above; never outside the window. */
export function tooltipPlace(anchor: Box, tip: Size, window: Size): TooltipPlace {
  const above = anchor.top - gap - tip.height;
  const below = anchor.top + anchor.height + gap;
  const side = above < windowMargin && below + tip.height <= window.height ? 'below' : 'above';
  const center = anchor.left + anchor.width / 2;
  const left = clamp(center - tip.width / 2, windowMargin, window.width - windowMargin - tip.width);
  return {
    side,
    left,
    top: side === 'above' ? Math.max(above, windowMargin) : below,
    arrow: clamp(center - left, arrowMargin, tip.width - arrowMargin),
  };
}
