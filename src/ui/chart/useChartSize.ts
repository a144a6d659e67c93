import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type ChartSize = {
  width: number;
  direction: 'ltr' | 'rtl';
  /** How much larger than usual the reader's text is: room for words grows with it. */
  textScale: number;
};

const USUAL_REM_PX = 16;

/** The width of a chart inside a card on A4 paper. On other paper the browser scales the chart to the card. */
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
 * Returns the size to draw a chart in, because text must not scale with the chart: the element's, or the paper's while
 * the page prints.
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
    // The browser lays the page out for paper right after the event.
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
