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
