import { useEffect, useState } from 'react';
import type { SectionId } from '#features/reports/reportModel.ts';

/** Prints the whole report or one section of it: what is to be printed is marked, and again unmarked when the browser's dialog is closed. */
export function useReportPrint() {
  const [printing, setPrinting] = useState<SectionId | 'all'>();
  useEffect(() => {
    if (!printing) return;
    const stop = new AbortController();
    addEventListener('afterprint', () => setPrinting(undefined), stop);
    // In development React runs it twice; printed once.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [printing]);
  return { printing, print: setPrinting };
}
