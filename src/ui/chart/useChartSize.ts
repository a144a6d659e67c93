import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type ChartSize = {
  width: number;
  direction: 'ltr' | 'rtl';
  /** Root font size divided by 16 px. The space for labels scales with it. */
  textScale: number;
};

const DEFAULT_REM_PX = 16;

/** Width of a chart inside a card on A4 paper. The browser scales it for other paper. */
const PRINT_WIDTH_PX = 660;

function measureChart(element: HTMLElement): ChartSize {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    width: Math.floor(element.getBoundingClientRect().width),
    direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
    textScale: rem / DEFAULT_REM_PX,
  };
}

const isSameSize = (a: ChartSize | undefined, b: ChartSize) =>
  a?.width === b.width && a.direction === b.direction && a.textScale === b.textScale;

/**
 * Returns the size of an element, or of the paper while printing. A chart is redrawn in its new size and not scaled,
 * because its text must keep its size.
 */
export function useChartSize(ref: RefObject<HTMLElement | null>): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const measured = measureChart(element);
      setSize((previous) => (isSameSize(previous, measured) ? previous : measured));
    };
    // Draws after the layout and before the browser paints, also for the first time, so that no frame shows another size.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    const controller = new AbortController();
    // The browser lays out the page for paper right after the event.
    const resizeToPaper = () => flushSync(() => setSize({ ...measureChart(element), width: PRINT_WIDTH_PX }));
    addEventListener('beforeprint', resizeToPaper, controller);
    addEventListener('afterprint', measure, controller);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [ref]);
  return size;
}
