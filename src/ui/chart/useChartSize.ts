import { type RefObject, useLayoutEffect, useState } from 'react';

export type ChartSize = {
  width: number;
  direction: 'ltr' | 'rtl';
  /** How much larger than usual the reader's text is: room for words grows with it. */
  textScale: number;
};

const USUAL_REM_PX = 16;

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

/** Measures what a chart is drawn into: text must not scale with it, so it is drawn anew for each width. */
export function useChartSize(ref: RefObject<HTMLElement | null>): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const measured = measureChart(element);
      setSize((former) => (isSameSize(former, measured) ? former : measured));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [ref]);
  return size;
}
