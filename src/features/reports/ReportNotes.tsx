import type { SalesReport } from '#contract/reports/salesReport.ts';
import { useWords } from '#features/words/useWords.ts';
import { Notice } from '#ui/notice/Notice.tsx';

/** What a reader has to know of orders that could not be counted as they should. Nothing where all could. */
export function ReportNotes({ report: { undated, total } }: { report: SalesReport }) {
  const { reportsCopy: copy } = useWords('reports');
  if (undated === 0 && total.unpriced === 0) return null;
  return (
    <Notice tone="caution">
      {undated > 0 && <p>{copy.undated(undated)}</p>}
      {total.unpriced > 0 && <p>{copy.unpriced(total.unpriced)}</p>}
    </Notice>
  );
}
