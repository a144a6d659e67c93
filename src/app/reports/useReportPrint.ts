import { useEffect, useState } from 'react';
import type { SectionId } from '#features/reports/reportModel.ts';

/** Prints one section of the report. `printing` is that section until the browser's print dialog closes. */
export function useReportPrint() {
  const [printing, setPrinting] = useState<SectionId>();
  useEffect(() => {
    if (!printing) return;
    const stop = new AbortController();
    addEventListener('afterprint', () => setPrinting(undefined), stop);
    // A timer, so that Strict Mode's second effect does not print twice.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [printing]);
  return { printing, print: setPrinting };
}
