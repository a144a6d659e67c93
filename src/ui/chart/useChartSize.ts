import { type RefObject, useLayoutEffect, useState } from 'react';

export type ChartSize = { width: number; direction: 'ltr' | 'rtl' };

/** Measures what a chart is drawn into: text must not scale with it, so it is drawn anew for each width. */
export function useChartSize(ref: RefObject<HTMLElement | null>): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const width = Math.floor(element.getBoundingClientRect().width);
      const direction = getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
      setSize((former) =>
        former?.width === width && former.direction === direction ? former : { width, direction },
      );
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [ref]);
  return size;
}
