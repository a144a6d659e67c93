import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type ChartSize = {
  width: number;
  direction: 'ltr' | 'rtl';
  /** Ratio of the text size to the normal one; label space scales with it. */
  textScale: number;
};

const USUAL_REM_PX = 16;

/** Width of a chart inside a card on A4 paper. The browser scales it for other paper. */
const PRINT_WIDTH_PX = 660;

function measureChart(element: HTMLElement): ChartSize {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    width: Math.floor(element.getBoundingClientRect().width),
    direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
    textScale: rem / USUAL_REM_PX,
  };
}

const isSameSize = (one: ChartSize | undefined, other: ChartSize) =>
  one?.width === other.width && one.direction === other.direction && one.textScale === other.textScale;

/**
 * Returns the size to draw a chart in: the element's, or the paper's while printing. The chart is not scaled,
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
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    const stop = new AbortController();
    // The browser lays out the page for paper right after the event.
    const fitPaper = () => flushSync(() => setSize({ ...measureChart(element), width: PRINT_WIDTH_PX }));
    addEventListener('beforeprint', fitPaper, stop);
    addEventListener('afterprint', measure, stop);
    return () => {
      resized.disconnect();
      stop.abort();
    };
  }, [ref]);
  return size;
}
