import type { SalesReport } from '#contract/reports/salesReport.ts';
import { useWords } from '#features/words/useWords.ts';
import { Notice } from '#ui/notice/Notice.tsx';
import { formatCount } from '../format/formatCount.ts';

/** What a reader has to know of orders that could not be counted as they should. Nothing where all could. */
export function ReportNotes({ report: { undated, total } }: { report: SalesReport }) {
  const { reportsCopy: copy } = useWords('reports');
  if (undated === 0 && total.unpriced === 0) return null;
  return (
    <Notice tone="caution">
      {undated > 0 && <p>{copy.undated(formatCount(undated), undated === 1)}</p>}
      {total.unpriced > 0 && <p>{copy.unpriced(formatCount(total.unpriced), total.unpriced === 1)}</p>}
    </Notice>
  );
}
